import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardScene } from '../../src/dogfight/scene.ts';
import { CardFace } from '../../src/dogfight/table/card-face.tsx';

const card: CardScene = {
  edge: 'attack',
  title: 'IN MY SIGHTS',
  subtitle: '',
  maneuver: 2,
  fire: { bursts: 1, hits: '3' },
  lead: '',
  text: '',
  meaning: 'meaning',
  foot: 'foot',
  isMarker: false,
};

test('DIF-GAP-07: the Maneuver value is the first figure below the title, ahead of Bursts and hits', () => {
  const drawn = renderToStaticMarkup(<CardFace face={card} />);
  const places = ['card-title', 'card-maneuver', 'card-fire', 'card-text', 'card-bars'].map((part) =>
    drawn.indexOf(`class="${part}"`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
