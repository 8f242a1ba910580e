import { below, chanceFrom } from '@tallyho/kernel';
import { HALF_LENGTH, HALF_RULER, HALF_WIDTH, kindOf, RULER, scoreOf, type WingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { frontCards, rearCards } from '../src/systems/wings-aim.ts';
import { cosineOf, sineOf } from '../src/systems/wings-flight.ts';
import { Flyer } from '../src/systems/wings-flyer.ts';
import { advantage } from '../src/systems/wings-look.ts';
import { wingsOfWarThumbs } from '../src/systems/wings-of-war.ts';
import { Plans } from '../src/systems/wings-plans.ts';
import { tableOf } from './tables.ts';

const thumbs = wingsOfWarThumbs as unknown as Thumbs;
const MM = 1000;

/** Camels and SPADs on a table of two metres: x and y in millimetres, heading in degrees. */
function flown(camels: readonly (readonly number[])[], spads: readonly (readonly number[])[]): WingsOfWar {
  const seat = (name: string, side: number, card: string, places: readonly (readonly number[])[]): object => ({
    name,
    side,
    aircraft: places.map(([x, y, heading], i) => ({ card, label: `${name.toLowerCase()}${i + 1}`, x, y, heading })),
  });
  const seats = [seat('A', 0, 'camel-brown', camels), seat('B', 1, 'spad-fonck', spads)];
  return tableOf(thumbs, { width: 2000, length: 2000, seats }, 'arithmetic').state as WingsOfWar;
}

describe('WOW-FIRE-01, WOW-FIRE-03: anywhere around a gun', () => {
  const chance = chanceFrom('aim');
  const some = (least: number, most: number): number => least + below(chance, most - least);
  const isWithin = (far: number): number => (far <= HALF_RULER ? 2 : far <= RULER ? 1 : 0);

  test('the nearest corner in the arc counts, and the near side of whoever’s stand is in it', () => {
    const seen = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const [x, y] = [some(-300 * MM, 300 * MM), some(-300 * MM, 300 * MM)];
      const [bx, by] = [x + some(-240 * MM, 240 * MM), y + some(-240 * MM, 240 * MM)];
      const [heading, towards] = [some(0, 36000), some(0, 36000)];
      const [sin, cos, bsin, bcos] = [sineOf(heading), cosineOf(heading), sineOf(towards), cosineOf(towards)];
      /** How far a point is from the gun, if it is in the arc. */
      const far = (px: number, py: number): number => {
        const [ahead, aside] = [(px - x) * sin + (py - y) * cos, (px - x) * cos - (py - y) * sin];
        const isIn = ahead > 0 && Math.abs(aside) * HALF_LENGTH <= HALF_WIDTH * ahead;
        return isIn ? Math.hypot(px - x, py - y) : Number.POSITIVE_INFINITY;
      };
      const corners = [1, -1].flatMap((front) =>
        [1, -1].map((right) => {
          const [f, r] = [front * HALF_LENGTH, right * HALF_WIDTH];
          return far(bx + f * bsin + r * bcos, by + f * bcos - r * bsin);
        }),
      );
      const isOver = Math.hypot(bx - x, by - y) < 2 * HALF_WIDTH;
      const isBehind = (bx - x) * sin + (by - y) * cos < -HALF_LENGTH;
      const cards = isOver || isBehind ? 0 : isWithin(Math.min(...corners, far(bx, by) - HALF_WIDTH));
      expect(frontCards(x, y, sin, cos, bx, by, bsin, bcos), `${[x, y, heading, bx, by, towards]}`).toBe(cards);
      seen[cards]++;
    }
    for (const times of seen) expect(times).toBeGreaterThan(100);
  });

  test('a rear gun sees stands within its arc behind it', () => {
    const limit = cosineOf(4500);
    for (let i = 0; i < 1000; i++) {
      const [dx, dy, heading] = [some(-260 * MM, 260 * MM), some(-260 * MM, 260 * MM), some(0, 36000)];
      const [sin, cos] = [sineOf(heading), cosineOf(heading)];
      const distance = Math.hypot(dx, dy);
      const isIn = (-dx * sin - dy * cos) / distance >= limit && distance >= 2 * HALF_WIDTH;
      expect(rearCards(dx, dy, sin, cos, limit)).toBe(isIn ? isWithin(distance - HALF_WIDTH) : 0);
    }
  });
});

describe('how good a place is', () => {
  const at = (x: number, y: number, heading: number, care = 1): number => {
    return advantage({ x: 0, y: 0, heading: 0 }, { x: x * MM, y: y * MM, heading: heading * 100 }, care);
  };
  /** Of 45 degrees. */
  const slant = Math.SQRT1_2;

  test('near: all of what is before the guns, less seven tenths of the danger', () => {
    expect(at(0, 80, 0)).toBeCloseTo(1, 4);
    expect(at(0, 80, 180)).toBeCloseTo(0.3, 4);
    expect(at(0, 80, 180, 2)).toBeCloseTo(-0.4, 4);
    expect(at(60, 60, 0)).toBeCloseTo(0.4 * slant, 4);
    expect(at(60, 60, 180)).toBeCloseTo(0.4 * slant - 0.7 * 0.3 * slant, 4);
    expect(at(60, -60, 0)).toBeCloseTo(-0.3 * slant - 0.7 * 0.3 * slant, 4);
    expect(at(0, -80, 0)).toBeCloseTo(-0.3 - 0.7, 4);
    expect(at(0, -80, 180)).toBeCloseTo(-0.3, 4);
    expect(at(80, 0, 270)).toBeCloseTo(-0.7, 4);
  });

  test('within a ruler four fifths of it, farther off less and less, and what is left for the way there', () => {
    expect(at(0, 150, 0)).toBeCloseTo(0.8 + 0.15 * 0.2, 4);
    // Three tenths of a metre: a tenth is left.
    expect(at(0, 300, 0)).toBeCloseTo(0.1 + 0.15 * 0.9, 4);
    expect(at(0, 300, 180)).toBeCloseTo(0.1 * 0.3 + 0.15 * 0.9, 4);
    expect(at(0, 800, 180)).toBeCloseTo(0.15, 4);
    expect(at(400, 400, 0)).toBeCloseTo(0.15 * slant, 4);
  });

  test('how a fight stands: a half, and eight tenths of the lead', () => {
    const alone = (x: number, y: number, heading: number): number =>
      thumbs.estimate(flown([[1000, 1000, 0]], [[1000 + x, 1000 + y, heading]]), 0);
    // To have him before one's guns counts six hundredths.
    expect(alone(0, 150, 0)).toBeCloseTo(0.5 + 0.8 * 0.06 * 0.83, 4);
    expect(alone(0, 80, 180)).toBeCloseTo(0.5 + 0.8 * 0.06 * 0.3, 4);
    // Straight before the edge with no way to stay: twice the most that a place is worth.
    const trapped = thumbs.estimate(flown([[1000, 1990, 0]], [[1000, 1190, 0]]), 0);
    expect(trapped).toBeCloseTo(0.5 + 0.8 * 0.06 * (-0.15 - 2), 4);
  });

  test('four half points for a hit, by what an aircraft stands; a third of a score; a third and a bit for one that is gone', () => {
    const even = (): WingsOfWar => flown([[600, 1000, 0]], [[1400, 1000, 0]]);
    const before = thumbs.estimate(even(), 0);
    const hit = (plane: number, seat: number): number => {
      const s = even();
      s.planes[plane].hits.push({ card: 0 } as never);
      return thumbs.estimate(s, seat) - before;
    };
    const [camel, spad] = even().fixed.planes.map(({ endurance }) => endurance);
    expect(hit(0, 0)).toBeCloseTo((-0.8 * 4) / camel, 6);
    expect(hit(1, 0)).toBeCloseTo((0.8 * 4) / spad, 6);
    const s = even();
    s.planes[1].fate = 1;
    const gained = 0.3 * (scoreOf(s, 0) - scoreOf(s, 1)) + 0.35;
    expect(thumbs.estimate(s, 0)).toBeCloseTo(Math.min(0.97, 0.5 + 0.8 * gained), 6);
    expect(thumbs.estimate(s, 1)).toBeCloseTo(Math.max(0.03, 0.5 - 0.8 * gained), 6);
  });

  test('what is not planned is weighed by how much it is wanted', () => {
    const weigh = (kind: string, ...options: readonly object[]): number[] => {
      const state = flown([[600, 1000, 0]], [[1400, 1000, 0]]);
      state.planes[1].hits.push({ card: 0 } as never, { card: 0 } as never);
      const weights: number[] = [];
      thumbs.weigh({ state, kind: () => kind } as never, { seat: 0, choice: null } as never, options, weights);
      return weights;
    };
    // Whoever has been hit twice is fired at nearly half as gladly again.
    const [fire, unhurt, none] = weigh('fire', { do: 'fire', target: 1 }, { do: 'fire', target: 0 }, { do: 'hold' });
    expect(fire / unhurt).toBeCloseTo(1.4);
    expect(unhurt / none).toBeCloseTo(40);
    const times = (kind: string, a: string, b: string): number => {
      const [one, other] = weigh(kind, { do: a }, { do: b });
      return one / other;
    };
    expect(times('tail', 'tail', 'pass')).toBeCloseTo(15);
    expect(times('pivot', 'stay', 'turn')).toBeCloseTo(40);
    expect(times('floor', 'keep', 'raise')).toBeCloseTo(40);
    expect(weigh('ready', { do: 'ready' }, { do: 'rearrange' })).toEqual([1, 0]);
  });
});

test('WOW-PLAN-01, WOW-TAIL-08: nobody plays on what others have laid, put into another order or not said yet', () => {
  expect(new Set(thumbs.sealed)).toEqual(new Set(['plan', 'rearrange', 'tail', 'ready']));
});

describe('learning', () => {
  test('plans are flown as often as they are liked, however long it has been learnt', () => {
    const state = flown([[1000, 800, 0]], [[1000, 920, 0]]);
    const [red, blue] = [0, 1].map((plane) => new Flyer(state, new Plans(state, plane, 0), 1));
    red.foes.push(blue);
    blue.foes.push(red);
    const chance = chanceFrom('liking');
    for (let round = 1; round <= 12; round++) {
      for (const one of [red, blue]) one.sample(chance);
      for (const one of [red, blue]) one.learn(state, round);
    }
    const best = red.worth[red.best()];
    for (const [plan, worth] of red.worth.entries())
      expect(red.liking[plan]).toBeCloseTo(Math.max(0, 1 - (best - worth) / (0.3 * 12)) ** 4, 9);
    const counts = red.liking.map(() => 0);
    const TIMES = 4000;
    for (let i = 0; i < TIMES; i++) {
      red.sample(chance);
      counts[red.plans.ends.indexOf(red.flown[2])]++;
    }
    const sum = red.liking.reduce((all, one) => all + one, 0);
    for (const [plan, count] of counts.entries())
      expect(Math.abs(count / TIMES - red.liking[plan] / sum), `${plan}`).toBeLessThan(0.04);
  });

  test('what half a point of damage is worth: half by what it stands, half by what is probably left', () => {
    const behind = (hits: number): number => {
      const state = flown([[1000, 800, 0]], [[1000, 900, 0]]);
      for (let i = 0; i < hits; i++) state.planes[1].hits.push({ card: 0 } as never);
      const [red, blue] = [0, 1].map((plane) => new Flyer(state, new Plans(state, plane, 0), 1));
      red.foes.push(blue);
      blue.fly(0);
      const sums = red.plans.ends.map(() => 0);
      red.judge(state, sums);
      return Math.max(...sums);
    };
    expect(behind(1)).toBeGreaterThan(behind(0));
    expect(behind(3)).toBeGreaterThan(behind(1));
    // However often it was hit, two half points are reckoned with.
    expect(behind(30)).toBe(behind(20));
  });
});

describe('a new order of the cards, and who stands', () => {
  const straight = kindOf('straight');
  const orders = (tails: boolean): { weights: number[]; state: WingsOfWar; cards: number[][] } => {
    const state = flown([[1000, 800, 0]], [[1150, 900, 0]]);
    const { kinds, left, right } = state.fixed.decks[state.fixed.planes[0].deck];
    const turn = (side: number): number => kinds.find((kind) => ((side >> kind) & 1) === 1) ?? straight;
    const [a, b] = [turn(left), turn(right)];
    state.planes[0].plan = [straight, a, b];
    if (tails) state.planes[0].tails = 1;
    const cards = [
      [a, b],
      [b, a],
    ];
    const options = [...cards.map((order) => ({ do: 'order', cards: order })), { do: 'keep' }];
    const table = { state, kind: () => 'rearrange' };
    state.frames.push({ flow: 'rearrange', step: 0, at: { slot: 1, ready: [0] } } as never);
    const weights: number[] = [];
    thumbs.weigh(table as never, { seat: 0, choice: null } as never, options, weights);
    return { weights, state, cards };
  };

  test('who tails somebody to his right turns right first', () => {
    const [left, right, keep] = orders(true).weights;
    expect(right).toBeGreaterThan(left);
    expect(left).toBeGreaterThan(0);
    expect(keep).toBe(1);
  });

  test('who tails nobody does not mind', () => {
    expect(orders(false).weights).toEqual([1, 1, 1]);
  });
});
