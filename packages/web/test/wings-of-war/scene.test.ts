import { manoeuvres } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { filmOf, unwatched } from '../../src/wings-of-war/film/beats.ts';
import type { Screening } from '../../src/wings-of-war/film/screening.ts';
import { union } from '../../src/wings-of-war/map/camera.ts';
import { ghostOf, mapScene } from '../../src/wings-of-war/map/scene.ts';
import { taskPlaces } from '../../src/wings-of-war/map/task-places.ts';
import { skyWith } from '../../src/wings-of-war/model/programme.ts';
import { modelOf, type TableModel } from '../../src/wings-of-war/model/use-model.ts';
import { tableInWords } from '../../src/wings-of-war/words/in-words.ts';
import { wingsWords } from '../../src/wings-of-war/words/words.ts';
import { begin } from './fly.ts';

const still = (shown: TableModel): Screening => ({
  ...{ shown, beat: null, part: 'flight', cards: new Map(), isPlaying: false, isPaused: false, speed: 1 },
  ...{ clock: { now: () => 0, length: 0, parts: [], subscribe: () => () => {} }, isStill: true },
  ...{ pause() {}, resume() {}, setSpeed() {}, skip() {}, finishPart() {}, seek() {}, back() {} },
});

const sceneOf = (match: ReturnType<typeof begin>, seat = 0, arcs: readonly number[] = []) =>
  mapScene(still(modelOf(lookAt(match, seat))), { arcs, ghosts: [], lit: -1, targets: [] });

/** One against another at these levels. */
const duelAt = (own: number, other: number) =>
  begin(
    {
      scenario: 'dogfight',
      switches: { altitude: true },
      seats: [
        { name: 'a', side: 0, aircraft: [{ card: 'dh4-55', label: 'a', level: own }] },
        { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', level: other }] },
      ],
    },
    1,
  );

describe('what guns reach, by altitude', () => {
  test('WOW-ALT-11 … WOW-ALT-13: all of it on one level, half a ruler one level apart, nothing further apart', () => {
    for (const plane of [0, 1]) {
      expect(sceneOf(duelAt(2, 2), 0, [plane]).arcs).toMatchObject([{ isShortOnly: false }]);
      expect(sceneOf(duelAt(2, 1), 0, [plane]).arcs).toMatchObject([{ isShortOnly: true }]);
      expect(sceneOf(duelAt(2, 3), 0, [plane]).arcs).toMatchObject([{ isShortOnly: true }]);
      expect(sceneOf(duelAt(1, 3), 0, [plane]).arcs).toEqual([]);
    }
    expect(sceneOf(duelAt(2, 2), 0, [0]).arcs[0].rear).toBeGreaterThan(60);
  });

  test('without altitude levels do not count', () => {
    expect(sceneOf(begin({ scenario: 'dogfight' }, 1), 0, [1]).arcs).toMatchObject([{ isShortOnly: false }]);
  });
});

test('a ghost is as high as its card leads, and without altitude nobody knows how high', () => {
  const dive = manoeuvres.indexOf('dive');
  const heights = (match: ReturnType<typeof begin>) => {
    const model = modelOf(lookAt(match, 0));
    return ghostOf(model, model.view, 0, [dive, manoeuvres.indexOf('straight')], 0, 2).steps.map(
      ({ height }) => height,
    );
  };
  expect(heights(duelAt(3, 2))).toEqual([2, 2]);
  expect(heights(duelAt(1, 2))).toEqual([0, 0]);
  expect(heights(begin({ scenario: 'dogfight' }, 1))).toEqual([null, null]);
});

describe('what a scenario asks for', () => {
  /** The aircraft with the camera, with its nose to the place and a straight away from it. */
  const photographs = () =>
    begin(
      {
        scenario: 'photographs',
        seats: [
          { name: 'a', side: 0, aircraft: [{ card: 're8-sandy', label: 're8', x: 450, y: 420, heading: 0 }] },
          { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 100, y: 1000, heading: 180 }] },
        ],
      },
      1,
    );

  /** Flies straights until the first of them has been seen. */
  function fly(match: ReturnType<typeof begin>): void {
    while (match.state.turn === 1 && match.state.phase === 0)
      for (const { seat, kind } of match.table.decisions())
        match.chooseText(seat, kind === 'plan' ? 'straight' : 'ready');
  }

  test('WOW-TWO-12: first the place to be photographed, then the edge to leave by, and its owner alone sees the photograph', () => {
    const match = photographs();
    const kinds = (seat: number) =>
      sceneOf(match, seat).areas.map(({ kind, wantedBy, isDone }) => [kind, wantedBy, isDone]);
    const places = () => {
      const { areas, figures } = sceneOf(match);
      return taskPlaces(areas, figures);
    };
    expect(kinds(0)).toEqual([
      ['zone', [0], false],
      ['exit', [0], false],
    ]);
    expect(places()).toMatchObject([{ kind: 'zone', badge: 'A1', spot: { x: 450, y: 550 }, distance: 130 }]);
    const before = modelOf(lookAt(match, 0));
    fly(match);
    expect(kinds(0)).toEqual([
      ['zone', [0], true],
      ['exit', [0], true],
    ]);
    expect(kinds(1)[0]).toEqual(['zone', [0], false]);
    expect(places()).toMatchObject([{ kind: 'exit', badge: 'A1', spot: { x: 450, y: 1100 } }]);
    const after = modelOf(lookAt(match, 0));
    const effects = filmOf(before.view, unwatched(after.told, before.told), after.view).flatMap((beat) => beat.effects);
    expect(effects).toEqual([{ plane: 0, kind: 'photograph' }]);
    // Nobody of the other side is told where the one with the camera has to go.
    const { areas, figures } = sceneOf(match, 1);
    expect(taskPlaces(areas, figures)).toEqual([]);
  });

  test('whoever has to cross the table is shown the nearest point of the edge', () => {
    const { areas, figures } = sceneOf(begin({ scenario: 'escort' }, 1));
    const [dh4] = figures.filter(({ badge }) => badge === 'A1');
    expect(taskPlaces(areas, figures)).toEqual([
      { kind: 'exit', badge: 'A1', spot: { x: dh4.spot.x, y: 0 }, distance: dh4.spot.y },
    ]);
  });

  test('whoever has to land is shown the field', () => {
    const { areas, figures } = sceneOf(begin({ scenario: 'home-before-dark' }, 1));
    expect(taskPlaces(areas, figures)).toMatchObject([{ kind: 'field', badge: 'A1', spot: { x: 485, y: 805 } }]);
  });

  test('is told in words as well, in both languages', () => {
    for (const [language, sentence] of [
      ['en', /Airco D\.H\.4 \(A1\): Task: leave the table by the top edge\. Worth 4 points\./],
      ['fr', /Airco D\.H\.4 \(A1\)\s: Mission\s: sortir .* Vaut 4 points\./],
    ] as const) {
      const { view, names } = modelOf(lookAt(begin({ scenario: 'escort' }, 1), 0));
      expect(tableInWords(wingsWords[language], view, names, () => '').join('\n')).toMatch(sentence);
    }
  });
});

describe('what is looked at while somebody plans', () => {
  /** One's own aircraft at a place, towards a heading; the other one far away. */
  const at = (card: string, x: number, y: number, heading: number) =>
    modelOf(
      lookAt(
        begin(
          {
            scenario: 'dogfight',
            seats: [
              { name: 'a', side: 0, aircraft: [{ card, label: 'a', x, y, heading }] },
              { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 60, y: 60, heading: 180 }] },
            ],
          },
          1,
        ),
        0,
      ),
    );
  const straight = manoeuvres.indexOf('straight');
  const mustOf = (model: TableModel, cards: readonly number[]) => {
    const ghosts = cards.length === 0 ? [] : [ghostOf(model, skyWith(model.view, 0, cards), 0, cards, 0, cards.length)];
    return mapScene(still(model), { arcs: [], ghosts, lit: 0, targets: [] }).wanted.must.reduce(union);
  };

  test('an edge is seen before the next card can lead over it', () => {
    const width = 900;
    expect(mustOf(at('camel-brown', 450, 300, 0), []).x).toBeGreaterThan(0);
    // Beside the edge, and along it.
    expect(mustOf(at('camel-brown', 120, 300, 0), []).x).toBeLessThan(0);
    const near = mustOf(at('camel-brown', width - 120, 300, 0), []);
    expect(near.x + near.width).toBeGreaterThan(width);
    // What is behind is no danger.
    const behind = mustOf(at('camel-brown', 450, 120, 0), []);
    expect(behind.y + behind.height).toBeLessThan(900);
    // Two cards later it is the edge ahead that matters.
    const model = at('camel-brown', 450, 500, 0);
    expect(mustOf(model, []).y).toBeGreaterThan(0);
    expect(mustOf(model, [straight, straight]).y).toBeLessThan(0);
  });

  test('a two-seater’s rear arc is in the picture as well', () => {
    const heightOf = (card: string) => mustOf(at(card, 450, 350, 0), [straight]).height;
    expect(heightOf('dh4-55')).toBeGreaterThan(heightOf('camel-brown') + 30);
  });
});
