import { describe, expect, test } from 'vitest';
import { type Arranged, arrange, type Craft, type Formation, type Plan } from '../../src/dogfight/sky/arrange.ts';
import { placeExchange } from '../../src/dogfight/sky/exchange-place.ts';
import { type Frame, frameOf } from '../../src/dogfight/sky/frame.ts';
import type { Box } from '../../src/play/table/frame.ts';
import { tangle } from './tangles.ts';

/** A desk, a small one, phones upright and on their side, and a desk seen at twice its size. */
const screens = [
  [1440, 900],
  [1100, 700],
  [820, 1180],
  [390, 844],
  [320, 640],
  [844, 390],
  [720, 450],
] as const;

const overlap = (a: Box, b: Box): number =>
  Math.min(a.left + a.width - b.left, b.left + b.width - a.left, a.top + a.height - b.top, b.top + b.height - a.top);

/** Those that lie upon each other, and those that are not wholly in the sky. */
function clashes({ placed }: Arranged, { board: sky }: Frame): string[] {
  const all = [...placed.values()];
  const touching = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (overlap(a.cell, b.cell) > 1 ? [`${a.id} lies upon ${b.id}`] : [])),
  );
  const outside = all.flatMap(({ id, cell, plate }) =>
    cell.left < -1 || cell.left + cell.width > sky.width + 1 || cell.top < 0 || plate.top + plate.height > sky.height
      ? [`${id} is not in the sky`]
      : [],
  );
  return [...touching, ...outside];
}

const crafts = (seed: string, count: number, altitude: (id: number) => number, each = 1): Craft[] =>
  tangle(seed, count).map((flyer) => ({ ...flyer, altitude: altitude(flyer.id), crafts: each }));
const planOf = (some: readonly Craft[]): Plan => ({ crafts: some, formations: [], hasTarget: false });

describe.each(screens)('a sky of %i × %i', (width, height) => {
  const frame = frameOf(width, height);

  test('is divided without gaps into sky, bar and hand', () => {
    const { board: sky, bar, hand } = frame;
    const area = ({ width: w, height: h }: Box): number => w * h;
    expect(area(sky) + area(bar) + area(hand)).toBe(width * height);
    expect(hand.height).toBeGreaterThanOrEqual(frame.card * 1.4);
  });

  test('eight in one band do not lie upon each other', () => {
    for (let seed = 0; seed < 400; seed++)
      for (let altitude = 0; altitude < 5; altitude++) {
        const found = clashes(arrange(planOf(crafts(`one ${seed}`, 8, () => altitude)), frame), frame);
        if (found.length > 0) throw new Error(`seed ${seed} at ${altitude}: ${found.join(', ')}`);
      }
  });

  test('eight in all bands do not lie upon each other', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const some = crafts(`all ${seed}`, 8, (id) => (id * 7 + seed * 3 + ((seed >> id) & 3)) % 5);
      const found = clashes(arrange(planOf(some), frame), frame);
      if (found.length > 0) throw new Error(`seed ${seed}: ${found.join(', ')}`);
    }
  });

  test('two are in the sky with their plates, whatever their altitudes', () => {
    for (let high = 0; high < 5; high++)
      for (let low = 0; low <= high; low++) {
        const some = crafts('two', 2, (id) => (id === 0 ? high : low));
        expect(clashes(arrange(planOf(some), frame), frame)).toEqual([]);
      }
  });

  test('Elements with Wingmen have room for plates of three lines', () => {
    for (let seed = 0; seed < 300; seed++) {
      const some = crafts(`pairs ${seed}`, 4, (id) => (id + seed) % 5, 2);
      const found = clashes(arrange(planOf(some), frame), frame);
      if (found.length > 0) throw new Error(`seed ${seed}: ${found.join(', ')}`);
    }
  });

  test('bombers keep their formation, with fighters around and the target below', () => {
    const squares = [1, 2, 3, 4, 5].map((id) => ({ id: 10 + id, file: 1 + (id % 3), row: 1 + Math.floor(id / 3) }));
    const formation: Formation = { side: 'enemy', altitude: 3, squares };
    for (let seed = 0; seed < 200; seed++) {
      const plan: Plan = {
        crafts: crafts(`raid ${seed}`, 4, (id) => 2 + ((id + seed) % 2)),
        formations: [formation],
        hasTarget: true,
      };
      const arranged = arrange(plan, frame);
      const found = clashes(arranged, frame).filter((clash) => !/^1\d lies upon 1\d$/.test(clash));
      if (found.length > 0) throw new Error(`seed ${seed}: ${found.join(', ')}`);
      const [a, b] = [arranged.placed.get(11), arranged.placed.get(14)];
      // The same file, one row further back: behind, as they fly to the left.
      expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(20);
      expect(b?.y).toBe(a?.y);
    }
  });

  test('an exchange of cards covers nobody where there is room for it, and never leaves the sky', () => {
    const open = { cards: 3, isOpen: true, hasStake: true };
    let covered = 0;
    for (let seed = 0; seed < 300; seed++) {
      const count = 2 + 2 * (seed % 2);
      const some = crafts(`cards ${seed}`, count, () => seed % 5);
      const arranged = arrange(planOf(some), frame);
      const { box, covers } = placeExchange(open, 0, count - 1, arranged, frame);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(frame.board.width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      if (covers) covered += 1;
      else for (const { plate } of arranged.placed.values()) expect(overlap(plate, box)).toBeLessThanOrEqual(0);
    }
    if (width >= 390 && height >= 844) expect(covered).toBe(0);
  });
});

describe('the exchange of a duel', () => {
  const frame = frameOf(1440, 900);

  test('runs from the attacker to the defender, and lies between or above the two', () => {
    const some = [
      { id: 0, side: 'own', prey: null, hold: null, altitude: 1, crafts: 1 },
      { id: 1, side: 'enemy', prey: 0, hold: 'tailing', altitude: 1, crafts: 1 },
    ] as const;
    const arranged = arrange(planOf(some), frame);
    const fired = placeExchange({ cards: 3, isOpen: true, hasStake: true }, 1, 0, arranged, frame);
    expect(fired.way).toBe('left');
    expect(fired.covers).toBe(false);
    expect(fired.shape.form).toBe('row');
    expect(placeExchange({ cards: 1, isOpen: true, hasStake: true }, 0, 1, arranged, frame).way).toBe('right');
  });

  test('lies near the two, also where others fly between and below them', () => {
    const level = (id: number, side: 'own' | 'enemy', altitude: number): Craft => ({
      id,
      side,
      prey: null,
      hold: null,
      altitude,
      crafts: 2,
      hasWingman: true,
    });
    const some = [
      level(0, 'own', 3),
      level(1, 'own', 2),
      level(2, 'enemy', 2),
      level(3, 'enemy', 3),
      level(4, 'own', 3),
    ];
    const arranged = arrange(planOf(some), frame);
    const { box, covers } = placeExchange({ cards: 1, isOpen: true, hasStake: false }, 3, 4, arranged, frame);
    const [one, other] = [arranged.placed.get(3), arranged.placed.get(4)];
    if (one === undefined || other === undefined) throw new Error('somebody is missing');
    expect(covers).toBe(false);
    const away = [box.left + box.width / 2 - (one.x + other.x) / 2, box.top + box.height / 2 - (one.y + other.y) / 2];
    expect(Math.hypot(...away)).toBeLessThan(300);
  });
});
