import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlacePicker } from '../../src/dogfight/sortie/place-picker.tsx';
import type { PlacesScene } from '../../src/dogfight/sortie/scene.ts';

const drawn = (names: readonly string[], placing: number): string => {
  const waiting = names.map((name, nth) => ({ id: nth + 5, name }));
  const places: PlacesScene<object> = { formation: 'A', waiting, squares: [] };
  return renderToStaticMarkup(<PlacePicker places={places} placing={placing} onPick={() => {}} />);
};

test('of several bombers it is said which finds its place next; of one it is clear', () => {
  expect(drawn(['Ju-88A'], 5)).toBe('');
  expect(drawn([], -1)).toBe('');
  expect(drawn(['Ju-88A', 'Ju-87B'], 6)).toMatchInlineSnapshot(
    `"<fieldset class="place-picker"><legend>Which bomber?</legend><label><input type="radio" name="placing"/> Ju-88A</label><label><input type="radio" name="placing" checked=""/> Ju-87B</label></fieldset>"`,
  );
});
