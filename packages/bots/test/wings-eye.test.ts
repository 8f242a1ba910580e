import { HALF_LENGTH, HALF_RULER, HALF_WIDTH, RULER, type WingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { frontCards, grip, rearCards } from '../src/systems/wings-aim.ts';
import {
  canStay,
  canStayJammed,
  cosineOf,
  flyOn,
  isOff,
  LEAVES_IN,
  type Spot,
  sineOf,
} from '../src/systems/wings-flight.ts';
import { advantage, foresee, nearestEnemy, plannedPlane } from '../src/systems/wings-look.ts';
import { wingsOfWarThumbs } from '../src/systems/wings-of-war.ts';
import { leavesOnPurpose, progress } from '../src/systems/wings-tasks.ts';
import { weighedBy } from './preferences.ts';
import { type AnyTable, tableOf } from './tables.ts';

const thumbs = wingsOfWarThumbs as unknown as Thumbs;
const MM = 1000;

interface Aircraft {
  readonly card?: string;
  readonly label?: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Aircraft of two sides on a table, in millimetres and degrees. */
function flown(own: readonly Aircraft[], enemies: readonly Aircraft[], more: object = {}): AnyTable {
  const seat = (name: string, side: number, aircraft: readonly Aircraft[]): object => ({
    name,
    side,
    aircraft: aircraft.map((one, i) => ({
      card: side === 0 ? 'camel-brown' : 'spad-fonck',
      label: `${name.toLowerCase()}${i + 1}`,
      ...one,
    })),
  });
  return tableOf(
    thumbs,
    { width: 2000, length: 2000, seats: [seat('A', 0, own), seat('B', 1, enemies)], ...more },
    'eye',
  );
}
const stateOf = (table: AnyTable): WingsOfWar => table.state as WingsOfWar;
const one = (x: number, y: number, heading = 0): Aircraft => ({ x, y, heading });

/** A gun at the origin that points up the table, and a target that points somewhere. */
const ahead = (x: number, y: number, heading = 0): number =>
  frontCards(0, 0, 0, 1, x, y, sineOf(heading * 100), cosineOf(heading * 100));

describe('WOW-FIRE-01, WOW-FIRE-03: who is before the guns', () => {
  test('dead ahead: two cards within half a ruler of the near side, one within a ruler, none beyond', () => {
    const near = (distance: number): number => ahead(0, distance + HALF_WIDTH);
    expect(near(HALF_RULER - MM)).toBe(2);
    expect(near(HALF_RULER + MM)).toBeLessThan(2 + 1);
    expect(ahead(0, HALF_RULER + 2 * HALF_LENGTH)).toBe(1);
    expect(ahead(0, RULER)).toBe(1);
    expect(ahead(0, RULER + HALF_LENGTH + MM)).toBe(0);
    expect(ahead(0, 2 * RULER)).toBe(0);
  });

  test('behind and abeam nobody is hit, and bases that overlap do not fire', () => {
    expect(ahead(0, -HALF_RULER)).toBe(0);
    expect(ahead(HALF_RULER, 0)).toBe(0);
    expect(ahead(-HALF_RULER, 0)).toBe(0);
    expect(ahead(0, HALF_WIDTH)).toBe(0);
    expect(ahead(0, 2 * HALF_WIDTH + MM)).toBe(2);
  });

  test('the arc goes through the front corners: a corner of the target in it is enough', () => {
    const y = RULER - HALF_LENGTH;
    const edge = (y * HALF_WIDTH) / HALF_LENGTH;
    for (const side of [1, -1]) {
      expect(ahead(side * (edge - HALF_WIDTH), y)).toBe(1);
      // Its stand is outside, its corner is not.
      expect(ahead(side * 0.9 * edge, 0.75 * y)).toBeGreaterThanOrEqual(1);
      expect(ahead(side * (edge + 3 * HALF_WIDTH), y)).toBe(0);
    }
  });

  test('it is the same whichever way the gun points', () => {
    for (const heading of [0, 4500, 9000, 20000, 31500]) {
      const [sin, cos] = [sineOf(heading), cosineOf(heading)];
      const at = (distance: number, right = 0): number =>
        frontCards(
          700 * MM,
          300 * MM,
          sin,
          cos,
          700 * MM + distance * sin + right * cos,
          300 * MM + distance * cos - right * sin,
          sin,
          cos,
        );
      expect(at(90 * MM), String(heading)).toBe(2);
      expect(at(190 * MM)).toBe(1);
      expect(at(-90 * MM)).toBe(0);
      expect(at(0, 120 * MM)).toBe(0);
    }
  });

  test('a target that lies across shows more of itself', () => {
    for (const aside of [123 * MM, -123 * MM]) {
      expect(ahead(aside, 120 * MM, 0)).toBe(0);
      expect(ahead(aside, 120 * MM, 90)).toBe(1);
      expect(ahead(aside, 120 * MM, 270)).toBe(1);
    }
  });

  test('a rear gun fires behind, within its arc', () => {
    const half = Math.SQRT1_2;
    expect(rearCards(0, -(HALF_RULER + HALF_WIDTH - MM), 0, 1, half)).toBe(2);
    expect(rearCards(0, -(HALF_RULER + HALF_WIDTH + MM), 0, 1, half)).toBe(1);
    expect(rearCards(0, -(RULER + HALF_WIDTH - MM), 0, 1, half)).toBe(1);
    expect(rearCards(0, -(RULER + HALF_WIDTH + MM), 0, 1, half)).toBe(0);
    expect(rearCards(0, HALF_RULER, 0, 1, half)).toBe(0);
    expect(rearCards(80 * MM, -90 * MM, 0, 1, half)).toBeGreaterThan(0);
    expect(rearCards(90 * MM, -80 * MM, 0, 1, half)).toBe(0);
    expect(rearCards(-80 * MM, -90 * MM, 0, 1, half)).toBeGreaterThan(0);
    expect(rearCards(0, -HALF_WIDTH, 0, 1, half)).toBe(0);
    // The same to the right, for whoever flies to the left.
    expect(rearCards(100 * MM, 0, -1, 0, half)).toBe(2);
    expect(rearCards(-100 * MM, 0, -1, 0, half)).toBe(0);
  });

  test('how well somebody has another before him: near and ahead best, behind least, far away not at all', () => {
    const at = (x: number, y: number): number => grip(x * MM, y * MM, 0, 1);
    expect(at(0, 150)).toBe(1);
    expect(at(0, 199)).toBe(1);
    expect(at(100, 100)).toBeLessThan(1);
    expect(at(100, 100)).toBeGreaterThan(0.8);
    expect(at(100, 0)).toBeCloseTo(0.2);
    expect(at(0, -100)).toBeCloseTo(0, 2);
    expect(at(100, -100)).toBeLessThan(at(100, 0));
    expect(at(100, -100)).toBeGreaterThan(at(0, -100));
    expect(at(0, 450)).toBeCloseTo(0.5, 2);
    expect(at(0, 699)).toBeCloseTo(0, 2);
    expect(at(0, 900)).toBe(0);
  });
});

describe('flying in one’s head', () => {
  test('sines and cosines, all around', () => {
    for (let degree = 0; degree < 360; degree += 7) {
      expect(sineOf(degree * 100)).toBeCloseTo(Math.sin((degree * Math.PI) / 180), 6);
      expect(cosineOf(degree * 100)).toBeCloseTo(Math.cos((degree * Math.PI) / 180), 6);
    }
    expect(sineOf(36000 + 9000)).toBeCloseTo(1);
  });

  const state = stateOf(flown([one(1000, 1000)], [one(1000, 1600, 180)]));
  const deck = state.fixed.decks[state.fixed.planes[0].deck];
  const kind = (name: string): number => {
    const found = deck.kinds.find((k) =>
      name === 'straight'
        ? ((deck.straights >> k) & 1) === 1 && deck.aside[k] === 0
        : name === 'immelmann'
          ? deck.turn[k] === 18000
          : name === 'left'
            ? ((deck.left >> k) & 1) === 1
            : ((deck.right >> k) & 1) === 1,
    );
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };

  test('a card moves the aircraft as it lies, whichever way it points', () => {
    const straight = kind('straight');
    const step = deck.forward[straight];
    const spots: [number, number, number][] = [
      [0, 0, step],
      [9000, step, 0],
      [18000, 0, -step],
      [27000, -step, 0],
    ];
    for (const [heading, x, y] of spots) {
      const spot: Spot = { x: 0, y: 0, heading };
      flyOn(spot, deck, straight);
      expect(spot.x).toBeCloseTo(x, 0);
      expect(spot.y).toBeCloseTo(y, 0);
      expect(spot.heading).toBe(heading);
    }
    const left: Spot = { x: 0, y: 0, heading: 0 };
    flyOn(left, deck, kind('left'));
    expect(left.heading).toBeGreaterThan(18000);
    expect(left.x).toBeLessThan(0);
    expect(left.y).toBeGreaterThan(0);
    const right: Spot = { x: 0, y: 0, heading: 0 };
    flyOn(right, deck, kind('right'));
    expect(right.x).toBeCloseTo(-left.x, 0);
    expect(right.heading).toBe(36000 - left.heading);
    const nowhere: Spot = { x: 5, y: 6, heading: 7 };
    flyOn(nowhere, deck, -1);
    expect(nowhere).toEqual({ x: 5, y: 6, heading: 7 });
  });

  test('WOW-MOVE-06: off is a hair before the edge', () => {
    const { fixed } = state;
    const { width, length } = fixed;
    const off = (x: number, y: number): boolean => isOff(fixed, { x, y, heading: 0 });
    expect(off(1000, 1000)).toBe(false);
    expect(off(400, 1000)).toBe(true);
    expect(off(1000, 400)).toBe(true);
    expect(off(width - 400, 1000)).toBe(true);
    expect(off(1000, length - 400)).toBe(true);
    expect(off(width - 1000, length - 1000)).toBe(false);
  });

  test('who can still turn away from an edge stays, who cannot is lost', () => {
    const { fixed } = state;
    const stays = (x: number, y: number, heading: number, left = LEAVES_IN, last = -1, banned = 0): boolean =>
      canStay(fixed, deck, { x: x * MM, y: y * MM, heading: heading * 100 }, left, last, banned);
    expect(stays(1000, 1000, 0)).toBe(true);
    // Straight at the upper edge: from so far, and from too near.
    expect(stays(1000, 1700, 0)).toBe(true);
    expect(stays(1000, 1990, 0)).toBe(false);
    expect(stays(1000, 1990, 180)).toBe(true);
    expect(stays(10, 1000, 270)).toBe(false);
    expect(stays(10, 1000, 90)).toBe(true);
    expect(stays(1990, 1000, 90)).toBe(false);
    expect(stays(1000, 10, 180)).toBe(false);
    expect(stays(1000, 1990, 0, 0)).toBe(true);
    // In the corner, a turn to one side alone leads off the table.
    expect(stays(60, 1800, 0)).toBe(true);
    expect(stays(60, 1800, 0, LEAVES_IN, -1, deck.right)).toBe(false);
    expect(stays(60, 1800, 0, LEAVES_IN, -1, deck.left)).toBe(true);
    const jammed = (x: number, y: number): boolean =>
      canStayJammed(fixed, deck, { x: x * MM, y: y * MM, heading: 0 }, -1);
    expect(jammed(60, 1800)).toBe(false);
    expect(jammed(1940, 1800)).toBe(false);
    expect(jammed(1000, 1500)).toBe(true);
    // After an Immelmann a straight follows, whatever is before one.
    expect(stays(1000, 1900, 0, LEAVES_IN, kind('immelmann'))).toBe(false);
    expect(stays(1000, 1900, 180, LEAVES_IN, kind('immelmann'))).toBe(true);
  });
});

describe('what a pilot sees', () => {
  test('the nearest enemy that is still there', () => {
    const state = stateOf(flown([one(1000, 1000), one(1000, 1100)], [one(1000, 1900, 180), one(1000, 1500, 180)]));
    expect(nearestEnemy(state, 0)).toBe(3);
    expect(nearestEnemy(state, 3)).toBe(1);
    state.planes[3].fate = 1;
    expect(nearestEnemy(state, 0)).toBe(2);
    state.planes[2].fate = 1;
    expect(nearestEnemy(state, 0)).toBe(-1);
  });

  test('whose turn it is to plan: the next that is in play', () => {
    const state = stateOf(flown([one(1000, 1000), one(1000, 1100)], [one(1000, 1900, 180)]));
    expect([0, 1, 2].map((nth) => plannedPlane(state, 0, nth))).toEqual([0, 1, -1]);
    expect(plannedPlane(state, 1, 0)).toBe(2);
    state.planes[0].fate = 1;
    expect([0, 1].map((nth) => plannedPlane(state, 0, nth))).toEqual([1, -1]);
  });

  test('an enemy is expected to fly straight on', () => {
    const state = stateOf(flown([one(1000, 1000)], [one(1000, 1900, 180)]));
    expect(foresee(state, 1, 0)).toEqual({ x: 1000 * MM, y: 1900 * MM, heading: 18000 });
    const him = foresee(state, 1, 2);
    expect(him.x).toBeCloseTo(1000 * MM, -2);
    expect(him.y).toBeLessThan(1900 * MM - 60 * MM);
    expect(him.heading).toBe(18000);
  });

  const at = (x: number, y: number, heading: number, care = 1): number => {
    return advantage({ x: 0, y: 0, heading: 0 }, { x: x * MM, y: y * MM, heading: heading * 100 }, care);
  };

  test('best is to have him before one’s guns and to be out of his; worst the other way round', () => {
    const [behind, head, abreast, hunted] = [at(0, 80, 0), at(0, 80, 180), at(80, 0, 0), at(0, -80, 0)];
    expect(behind).toBeCloseTo(1, 2);
    expect(head).toBeCloseTo(0.3, 2);
    expect(hunted).toBeLessThan(-0.9);
    expect(behind).toBeGreaterThan(head);
    expect(head).toBeGreaterThan(abreast);
    expect(abreast).toBeGreaterThan(hunted);
    expect(abreast).toBeCloseTo(0, 2);
  });

  test('near is better than far, and far away one turns towards him', () => {
    expect(at(0, 80, 0)).toBeGreaterThan(at(0, 150, 0));
    expect(at(0, 150, 0)).toBeGreaterThan(at(0, 250, 0));
    expect(at(0, 250, 0)).toBeGreaterThan(at(0, 500, 0));
    expect(at(0, 900, 0)).toBeCloseTo(0.15, 2);
    expect(at(0, -900, 180)).toBeCloseTo(-0.15, 2);
    expect(at(500, 500, 0)).toBeGreaterThan(at(500, -500, 0));
    expect(at(60, 60, 0)).toBeGreaterThan(at(60, -60, 180));
    expect(at(60, 60, 0)).toBeLessThan(0.5);
  });

  test('who minds being hit minds it more', () => {
    expect(at(0, 80, 180, 1.5)).toBeLessThan(at(0, 80, 180));
    expect(at(0, 80, 180, 0.67)).toBeGreaterThan(at(0, 80, 180));
    expect(at(0, 80, 0, 1.5)).toBeCloseTo(at(0, 80, 0));
  });
});

describe('how a fight stands', () => {
  const chance = (change: (state: WingsOfWar) => void, seat = 0): number => {
    const state = stateOf(flown([one(600, 1000), one(700, 1000)], [one(1400, 1000, 180), one(1300, 1000, 180)]));
    change(state);
    return thumbs.estimate(state, seat);
  };
  const hit = (plane: number, hits: number) => (s: WingsOfWar) => {
    for (let i = 0; i < hits; i++) s.planes[plane].hits.push({ card: 0 } as never);
  };

  test('hits, and aircraft that are gone, on either side', () => {
    const even = chance(() => {});
    expect(even).toBeCloseTo(0.5, 1);
    expect(chance(hit(0, 1))).toBeLessThan(even - 0.05);
    expect(chance(hit(0, 2))).toBeLessThan(chance(hit(0, 1)) - 0.05);
    expect(chance(hit(2, 1))).toBeGreaterThan(even + 0.05);
    expect(chance(hit(2, 1), 1)).toBeLessThan(chance(() => {}, 1) - 0.05);
    const gone = (plane: number) => (s: WingsOfWar) => {
      s.planes[plane].fate = 1;
    };
    expect(chance(gone(0))).toBeLessThan(even - 0.05);
    expect(chance(gone(2))).toBeGreaterThan(even + 0.05);
    expect(chance(hit(2, 20))).toBe(0.97);
    expect(chance(hit(0, 20))).toBeCloseTo(0.03);
  });

  test('to have somebody before one’s guns, and not to fly off the table', () => {
    const facing = (y: number, heading: number): number =>
      thumbs.estimate(stateOf(flown([one(1000, y, heading)], [one(1000, 1300, 0)])), 0);
    expect(facing(1150, 0)).toBeGreaterThan(facing(1150, 180));
    expect(facing(1985, 0)).toBeLessThan(facing(1985, 180) - 0.05);
  });
});

describe('what is not planned', () => {
  const weigh = (kind: string, options: readonly object[], change: (s: WingsOfWar) => void = () => {}): number[] => {
    const { state } = flown([one(600, 1000)], [one(1400, 1000, 180), one(1300, 1000, 180)]);
    change(state as WingsOfWar);
    const weights: number[] = [];
    thumbs.weigh({ state, kind: () => kind } as never, { seat: 0, choice: null } as never, options, weights);
    return weights;
  };

  test('fire, first of all at whoever has been hit most; tail; stay and keep', () => {
    const [none, first, second] = weigh(
      'fire',
      [{ do: 'hold' }, { do: 'fire', target: 1 }, { do: 'fire', target: 2 }],
      (s) => {
        s.planes[2].hits.push({ card: 0 } as never);
      },
    );
    expect(second).toBeGreaterThan(first);
    expect(first).toBeGreaterThan(10 * none);
    const better = (kind: string, a: string, b: string): void => {
      const [one, other] = weigh(kind, [{ do: a }, { do: b }]);
      expect(one, kind).toBeGreaterThan(other);
    };
    better('tail', 'tail', 'pass');
    better('pivot', 'stay', 'turn');
    better('floor', 'keep', 'raise');
    better('ready', 'ready', 'rearrange');
    expect(weigh('consent', [{ do: 'yes' }, { do: 'no' }])).toEqual([1, 1]);
  });
});

describe('plans', () => {
  test('what leads off the table weighs nothing, while anything else is open', () => {
    const weights = weighedBy(thumbs, flown([one(1000, 1860, 0)], [one(1000, 1000, 180)]));
    const open = Object.values(weights).filter((weight) => weight > 0);
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(Object.keys(weights).length);
    const straight = Object.keys(weights).filter((text) => /straight/.test(text));
    for (const text of straight) expect(weights[text], text).toBe(0);
  });

  test('who has the enemy at his back turns about', () => {
    const weights = weighedBy(thumbs, flown([one(1000, 1300, 0)], [one(1000, 1000, 0)]));
    expect(Object.values(weights).every((weight) => weight >= 0)).toBe(true);
    const aside = weighedBy(thumbs, flown([one(1000, 1000, 0)], [one(1200, 1200, 180)]));
    const heaviest = (way: RegExp): number =>
      Math.max(...Object.keys(aside).flatMap((text) => (way.test(text) ? aside[text] : [])));
    expect(heaviest(/right/)).toBeGreaterThan(heaviest(/left/));
  });
});

describe('a task', () => {
  const sent = (objective: object): WingsOfWar =>
    stateOf(
      flown([one(1000, 1000)], [one(1000, 1900, 180)], {
        victory: 'points',
        objectives: [{ aircraft: 'a1', points: 3, ...objective }],
      }),
    );
  const spot = (x: number, y: number): Spot => ({ x: x * MM, y: y * MM, heading: 0 });

  test.each([
    ['bottom', spot(1000, 900), spot(1000, -1)],
    ['top', spot(1000, 1100), spot(1000, 2001)],
    ['left', spot(900, 1000), spot(-1, 1000)],
    ['right', spot(1100, 1000), spot(2001, 1000)],
  ])('across the %s edge: nearer is better, and beyond it the task is done', (edge, nearer, beyond) => {
    const state = sent({ task: 'cross', edge });
    expect(progress(state, 0, nearer)).toBeCloseTo(1);
    const [x, y] = [2000 * MM - nearer.x, 2000 * MM - nearer.y];
    expect(progress(state, 0, { x, y, heading: 0 })).toBeCloseTo(-1);
    expect(leavesOnPurpose(state, 0, { ...beyond })).toBe(true);
    expect(leavesOnPurpose(state, 0, nearer)).toBe(false);
    expect(leavesOnPurpose(state, 0, { x: 2000 * MM - beyond.x, y: 2000 * MM - beyond.y, heading: 0 })).toBe(false);
    expect(leavesOnPurpose(state, 1, { ...beyond })).toBe(false);
  });

  test('a photograph: first to the place, then home', () => {
    const zone = { x: 1400, y: 1400, width: 200, length: 100 };
    const state = sent({ task: 'photograph', zone, edge: 'bottom' });
    expect(progress(state, 0, spot(1100, 1000))).toBeCloseTo(1);
    expect(progress(state, 0, spot(1000, 1100))).toBeCloseTo(1);
    expect(progress(state, 0, spot(1500, 1450))).toBeCloseTo(9.5);
    expect(progress(state, 0, spot(1600, 1450))).toBeCloseTo(8.5);
    expect(leavesOnPurpose(state, 0, spot(1000, -1))).toBe(false);
    state.planes[0].photographed = true;
    expect(progress(state, 0, spot(1000, 900))).toBeCloseTo(1);
    expect(leavesOnPurpose(state, 0, spot(1000, -1))).toBe(true);
  });

  test('who is sent across an edge plans to fly there', () => {
    const table = flown([one(1000, 1930)], [one(200, 200, 180)], {
      victory: 'points',
      objectives: [{ aircraft: 'a1', task: 'cross', edge: 'top', points: 3 }],
    });
    const weights = weighedBy(thumbs, table);
    const heaviest = (way: RegExp): number =>
      Math.max(...Object.keys(weights).flatMap((text) => (way.test(text) ? weights[text] : [])));
    expect(heaviest(/straight/)).toBeGreaterThan(heaviest(/immelmann/));
    expect(heaviest(/straight/)).toBeGreaterThan(1);
  });
});
