import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardFace } from '../../src/dogfight/cards/card-face.tsx';
import type { CardScene } from '../../src/dogfight/scene.ts';

const card: CardScene = {
  edge: 'attack',
  title: 'IN MY SIGHTS',
  subtitle: '',
  drawing: 'sights-1',
  cast: 'europe',
  maneuver: 2,
  fire: { bursts: 1, hits: '3' },
  lines: [{ kind: 'attack', lead: 'Fire', words: [{ text: 'at one enemy', answers: '' }] }],
  meaning: 'meaning',
  isMarker: false,
};

test('DIF-GAP-07: the Maneuver value is the first figure below the title, ahead of Bursts and hits', () => {
  const drawn = renderToStaticMarkup(<CardFace card={card} width={156} />);
  const places = ['card-title', 'card-maneuver', 'card-fire', 'card-text'].map((part) =>
    drawn.indexOf(`class="${part}"`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
