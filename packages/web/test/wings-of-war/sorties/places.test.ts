import { expect, test } from 'vitest';
import { around, fit, overLand, steady } from '../../../src/wings-of-war/map/camera.ts';
import { spreadCards } from '../../../src/wings-of-war/map/cards-place.ts';
import { chipBox } from '../../../src/wings-of-war/map/edge-chips.ts';
import { reachOf } from '../../../src/wings-of-war/map/label.tsx';
import { placeLabels } from '../../../src/wings-of-war/map/labels.ts';
import { placeNotes } from '../../../src/wings-of-war/map/note-places.ts';
import { type ChipScene, chipsFor } from '../../../src/wings-of-war/map/pointers.tsx';
import { type MapScene, mapScene } from '../../../src/wings-of-war/map/scene.ts';
import { surroundingsOf } from '../../../src/wings-of-war/map/surroundings.ts';
import type { Chart } from '../../../src/wings-of-war/map/use-camera.ts';
import { modelOf } from '../../../src/wings-of-war/model/use-model.ts';
import { frameOf, isPhone, retraceFrame, smallFrame } from '../../../src/wings-of-war/table/frame.ts';
import { freeParts, hasMiniMap, limitsOf, miniMapBox } from '../../../src/wings-of-war/table/free-parts.ts';
import { handLayout, isSlim } from '../../../src/wings-of-war/table/hand-layout.ts';
import { wingsWords } from '../../../src/wings-of-war/words/words.ts';
import { inShort } from './diary.ts';
import { type Moment, sortie } from './sorties.ts';
import { still } from './still.ts';

const { en } = wingsWords;
const BLEED = 300;

/** Screens of every kind, and a small picture. */
const frames = {
  desk: frameOf(1280, 800),
  wide: frameOf(1600, 900),
  low: frameOf(1280, 720),
  tablet: frameOf(820, 1180),
  'low tablet': frameOf(800, 850),
  phone: frameOf(390, 844),
  'lying phone': frameOf(844, 390),
  'short lying phone': frameOf(700, 340),
  replay: retraceFrame(1280, 800),
  picture: smallFrame(420, 300),
};
const names = Object.keys(frames) as readonly (keyof typeof frames)[];

/** What is written at the places that a moment has on a screen: where the map is looked at from, labels, chips, cards, notes. */
function* told(
  { looks: [look] }: Moment,
  frame: (typeof frames)[keyof typeof frames],
  isFilm: boolean,
): Generator<string> {
  const model = modelOf(look);
  const { view } = model;
  const scene: MapScene = mapScene(still(model), { arcs: [], ghosts: [], lit: isFilm ? -1 : 0, targets: [] });
  const size = { width: frame.board.width, height: frame.board.height };
  const table = { width: scene.width, height: scene.height };
  const fight = {
    ...{ aircraft: view.planes.length, hasAltitude: view.fixed.options.switches.altitude },
    ...{ table, mayStay: view.turn % 2 === 1, isWatched: isFilm },
  };
  const free = freeParts(frame, fight);
  const limits = limitsOf(frame, isFilm, fight.aircraft);
  yield `  ${size.width}×${size.height}, free ${inShort(free)}, ${inShort({ ...limits, least: limits.least * 100, most: limits.most * 100 })}${hasMiniMap(frame, fight) ? `, in small ${inShort(miniMapBox(frame, table))}` : ''}`;
  const goal = fit(scene.wanted, size, free, limits);
  if (goal === null) return;
  const land = { x: -BLEED, y: -BLEED, width: table.width + 2 * BLEED, height: table.height + 2 * BLEED };
  const over = overLand(goal, scene.wanted, size, free, land);
  const held = steady({ ...over, x: over.x + 20, scale: over.scale * 0.9 }, over, scene.wanted, size, free);
  const sight = [goal, over, held].map(
    ({ x, y, scale }) => `${Math.round(x)} ${Math.round(y)} ×${Math.round(scale * 1000)}`,
  );
  yield `  looks at ${sight.join(', over land ')}`;
  // Closer than that some are out of the picture.
  const look2 = { ...over, scale: over.scale * (isFilm ? 1 : 1.5) };
  const chart: Chart = {
    look: look2,
    size,
    at: ({ x, y }) => ({
      x: (x - look2.x) * look2.scale + size.width / 2,
      y: (y - look2.y) * look2.scale + size.height / 2,
    }),
  };
  const chips: ChipScene[] = chipsFor(en, scene, { chart, free, eye: 0, isBrief: isPhone(frame) });
  for (const { key, tone, sign, distance, pointer } of chips)
    yield `  chip ${key} ${tone} ${sign ?? ''} ${distance}: ${inShort([pointer.x, pointer.y, pointer.towards])} ${inShort(chipBox(pointer))}`;
  const labels = scene.figures.map(({ id }) => ({
    id,
    width: 60 + 20 * (id % 3),
    height: 24 + 20 * (id % 2),
    shown: null,
  }));
  const wishes = labels.flatMap(({ id, width, height }) => {
    const figure = scene.figures.find((each) => each.id === id);
    if (figure === undefined) return [];
    return [{ id, ...chart.at(figure.spot), reach: reachOf(figure) * look2.scale, width, height }];
  });
  const places = placeLabels(
    wishes,
    [around(wishes[0], 30)],
    free,
    chips.map(({ pointer }) => chipBox(pointer)),
  );
  yield `  labels ${[...places].map(([id, { dx, dy }]) => `${id}: ${Math.round(dx)} ${Math.round(dy)}`).join(', ')}`;
  const among = surroundingsOf(scene.figures, labels, places, chips, chart, free);
  yield `  among ${inShort(among.craft)}, ${inShort(among.labels)}`;
  const victims = scene.figures.map(({ id, spot }) => ({ at: chart.at(spot), cards: 1 + (id % 3) }));
  for (const some of [victims.slice(0, 1), victims.slice(0, 2), victims]) {
    const { width, apart, places: cards } = spreadCards(some, among, isPhone(frame));
    yield `  cards ${width}, ${apart}: ${inShort(cards)}`;
  }
  const notes = placeNotes(
    wishes.map(({ x, y }, i) => ({ x, y, off: 20 * (i % 3), width: 80 + 30 * i, height: i === 0 ? 36 : 26 })),
    among,
  );
  yield `  notes ${notes.map((note) => (note === null ? '–' : `${Math.round(note.x)} ${Math.round(note.y)}`)).join(', ')}`;
}

const moments = [
  ['dogfight', 3],
  ['dogfight', 6],
  ['photographs', 8],
  ['scramble', 6],
  ['interception', 7],
  ['fokker scourge', 9],
  ['free for all', 14],
  ['tails and turns on the ground', 8],
] as const;

test.each(names)('where everything is on a screen: %s', async (name) => {
  const lines = moments.flatMap(([of, at], n) => [
    `${of}, moment ${at}`,
    ...told(sortie(of).moments[at], frames[name], n % 2 === 1),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/places/${name.replaceAll(' ', '-')}.txt`);
});

test('how large cards are in the hand, by how many kinds there are', async () => {
  const lines = names.flatMap((name) =>
    [4, 8, 10, 12, 16].map((kinds) => {
      const layout = handLayout({ ...frames[name] }, kinds);
      return `${name}, ${kinds}: ${inShort(layout)}${isSlim(layout) ? ', slim' : ''}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/places/hand.txt');
});
