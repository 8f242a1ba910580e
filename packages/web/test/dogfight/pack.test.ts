import { describe, expect, test } from 'vitest';
import { type Flyer, type Grid, type Place, packBand } from '../../src/dogfight/sky/pack.ts';
import { tangle } from './tangles.ts';

const grids: readonly (readonly [string, Grid])[] = [
  ['a desk', { left: 112, right: 1416, pitch: 260, lane: 118 }],
  ['a phone', { left: 6, right: 384, pitch: 126, lane: 72 }],
  ['a phone on its side', { left: 66, right: 518, pitch: 150, lane: 72 }],
];
const [, desk] = grids[0];

const alone = (id: number, side: Flyer['side']): Flyer => ({ id, side, prey: null, hold: null });
const on = (id: number, side: Flyer['side'], prey: number, hold: Flyer['hold']): Flyer => ({ id, side, prey, hold });
const placesOf = (flyers: readonly Flyer[], grid = desk): ReadonlyMap<number, Place> =>
  new Map(packBand(flyers, [], grid).places.map((place) => [place.id, place]));

function place(places: ReadonlyMap<number, Place>, id: number): Place {
  const found = places.get(id);
  if (found === undefined) throw new Error(`${id} is nowhere`);
  return found;
}

describe('a band', () => {
  test('Neutral: one’s own is left and flies to the right, the enemy is right and flies to the left', () => {
    const places = placesOf([alone(0, 'own'), alone(1, 'enemy')]);
    expect(place(places, 0).way).toBe('right');
    expect(place(places, 1).way).toBe('left');
    expect(place(places, 0).x).toBe(112 + 130);
    expect(place(places, 1).x).toBe(1416 - 130);
  });

  test('Tailing: the pursuer is one column behind on the same line, and a hunt of ours flies to the right', () => {
    const places = placesOf([on(0, 'own', 1, 'tailing'), alone(1, 'enemy')]);
    expect(place(places, 1).x - place(places, 0).x).toBe(260);
    expect(place(places, 1).y).toBe(place(places, 0).y);
    expect([place(places, 0).way, place(places, 1).way]).toEqual(['right', 'right']);
  });

  test('who is hunted flies to the left with his hunter behind him', () => {
    const places = placesOf([alone(0, 'own'), on(1, 'enemy', 0, 'tailing')]);
    expect(place(places, 1).x - place(places, 0).x).toBe(260);
    expect([place(places, 0).way, place(places, 1).way]).toEqual(['left', 'left']);
  });

  test('a Neutral pair that becomes Tailing only turns one of the two round', () => {
    const half: Grid = { ...desk, pitch: (desk.right - desk.left) / 2 };
    const before = placesOf([alone(0, 'own'), alone(1, 'enemy')], half);
    const after = placesOf([on(0, 'own', 1, 'tailing'), alone(1, 'enemy')], half);
    expect([place(after, 0), place(after, 1)]).toEqual([place(before, 0), { ...place(before, 1), way: 'right' }]);
  });

  test('the Tailing one keeps the line of its prey, those Advantaged take the lanes below', () => {
    const places = placesOf([
      on(0, 'own', 3, 'advantaged'),
      on(1, 'own', 3, 'tailing'),
      on(2, 'own', 3, 'advantaged'),
      alone(3, 'enemy'),
    ]);
    expect(place(places, 1).y).toBe(place(places, 3).y);
    expect(place(places, 0).y - place(places, 3).y).toBe(118);
    expect(place(places, 2).y - place(places, 3).y).toBe(236);
    expect(new Set([0, 1, 2].map((id) => place(places, id).x)).size).toBe(1);
  });

  test('a chain of pursuers is a line, and goes on in a row of its own where the sky ends', () => {
    const chain = [alone(0, 'own'), ...[1, 2, 3].map((id) => on(id, id % 2 ? 'enemy' : 'own', id - 1, 'tailing'))];
    const [, phone] = grids[1];
    const places = placesOf(chain, phone);
    expect(place(places, 0).y).toBe(place(places, 2).y);
    expect(place(places, 3).y).toBe(place(places, 0).y + 72);
  });

  test('a ring of pursuers is cut at its first member', () => {
    const places = placesOf([0, 1, 2, 3].map((id) => on(id, id % 2 ? 'enemy' : 'own', (id + 1) % 4, 'tailing')));
    expect(places.size).toBe(4);
    expect(place(places, 0).x).toBeLessThan(place(places, 3).x === place(places, 0).x ? Infinity : 1416);
  });
});

describe.each(grids)('eight in one band on %s', (_, grid) => {
  test('in thousands of tangles nobody is left out, nobody lies upon anybody, nobody leaves the sky', () => {
    for (let seed = 0; seed < 4000; seed++) {
      const { places, lanes } = packBand(tangle(`tangle ${seed}`, 8), [], grid);
      expect(new Set(places.map(({ id }) => id)).size).toBe(8);
      expect(lanes).toBeLessThanOrEqual(6);
      const clashes = places.filter(
        (a, i) =>
          a.x - grid.pitch / 2 < grid.left - 1 ||
          a.x + grid.pitch / 2 > grid.right + 1 ||
          places.some((b, j) => j > i && Math.abs(a.x - b.x) < grid.pitch - 1 && Math.abs(a.y - b.y) < grid.lane - 1),
      );
      if (clashes.length > 0) throw new Error(`tangle ${seed}: ${JSON.stringify(clashes)}`);
    }
  });
});
