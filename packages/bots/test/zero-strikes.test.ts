import { describe, expect, test } from 'vitest';
import { zeroThumbs } from '../src/systems/zero.ts';
import { BOX, costOfHits, forecastLead, vpsAt } from '../src/systems/zero-raid.ts';
import { type AnyTable, firstPosition } from './tables.ts';
import { type Given, situation, stateOf, weighed } from './zero-situations.ts';

/** Z-25.82 — a Strike: what counts are boxes of Damage Tracks. */
const boxes = (japanese = 1, allied = 1): object => ({ side: null, effect: { does: 'boxes', japanese, allied } });
const strike = (effects: readonly object[] = [boxes()]): object => ({
  target: '2A',
  turns: [2, 1],
  strike: true,
  effects,
});

const vals = { elements: [{ aircraft: 'd3a1', label: 'Val' }] };
const kate = { elements: [{ aircraft: 'b5n2', label: 'Kate', wingman: false }] };
const wildcat = { elements: [{ aircraft: 'f4f-3', label: 'Wildcat' }] };

/** Vals on their way to a Carrier Fleet with Wildcats about. */
const onTheWay = (given: object, orders = strike(), japanese: object = vals): AnyTable =>
  situation({ japanese, allied: wildcat, orders }, {
    mission: { phase: 'target-bound' },
    phase: 'play',
    active: 'Wildcat',
    Wildcat: { altitude: 'low', hand: ['MVG', 'MVG', 'IMS 1B/1D'] },
    ...given,
  } as Given);

describe('Z-25.82: in a Strike boxes count, and nothing else', () => {
  const val = { Val: { altitude: 'low' } };

  test('Z-25.82a: every Damage Point is worth a box', () => {
    const state = stateOf(onTheWay(val));
    expect(vpsAt(state, 3)).toBe(3 * BOX);
    expect(vpsAt(state, 30)).toBe(30 * BOX);
  });

  test('Z-25.82b: an aircraft lost is one box; where its base has no track, none', () => {
    const lost = (orders: object): number => {
      const state = stateOf(onTheWay({ Wildcat: { altitude: 'low', leader: { damaged: true } }, ...val }, orders));
      return costOfHits(state, 2, 99);
    };
    expect(lost(strike())).toBe(BOX);
    expect(lost(strike([boxes(1, 0)]))).toBe(0);
  });

  test('Z-25.71: a Damaged aircraft of the Strike may still be lost when it lands, one of the CAP may not', () => {
    const turned = (given: object): number => forecastLead(stateOf(onTheWay(given)), 0);
    const empty = { Val: { altitude: 'low', load: 'none', 'wingman load': 'none' } };
    const damaged = {
      Val: { altitude: 'low', load: 'none', 'wingman load': 'none', leader: { damaged: true, hits: 3 } },
    };
    expect(turned(damaged)).toBeLessThan(turned(empty) - 1);
    const cap = { Wildcat: { altitude: 'low', leader: { damaged: true, hits: 3 } }, ...empty };
    expect(turned(cap)).toBeCloseTo(turned(empty));
  });

  test('bombs that are on their way count before they fall', () => {
    const lead = (given: object): number => forecastLead(stateOf(onTheWay(given)), 0);
    const dropped = { Val: { altitude: 'low', load: 'none', 'wingman load': 'none' } };
    expect(lead(val)).toBeGreaterThan(lead(dropped) + 2 * BOX);
  });
});

describe('where bombs fall from', () => {
  const altitudes = (japanese: object, own: object): { readonly [text: string]: number } =>
    weighed(
      onTheWay(
        { phase: 'altitude', active: Object.keys(own)[0], Wildcat: { altitude: 'high' }, ...own },
        strike(),
        japanese,
      ),
    );

  test('Z-21.32b: Level bombs of a Strike go down to Very Low for one card more', () => {
    const low = altitudes(kate, { Kate: { altitude: 'low', load: 'level' } });
    expect(low.dive).toBeGreaterThan(low.stay);
    const there = altitudes(kate, { Kate: { altitude: 'very low', load: 'level', hand: ['MVG', 'MVG'] } });
    expect(there.stay).toBeGreaterThan(there.climb);
  });

  test('Z-21.44a: Dive bombers go down to Low, and no lower', () => {
    const medium = altitudes(vals, { Val: { altitude: 'medium' } });
    expect(medium.dive).toBeGreaterThan(medium.stay);
    const low = altitudes(vals, { Val: { altitude: 'low' } });
    expect(low.stay).toBeGreaterThan(low.dive);
  });

  test('Z-4.5a: they begin where they do most', () => {
    const seats = [
      { name: 'japanese', side: 'japanese', elements: vals.elements },
      { name: 'allied', side: 'allied', elements: wildcat.elements },
    ];
    const orders = { kind: 'bombing', attacker: 'japanese', ...strike() };
    const bombers = firstPosition(zeroThumbs as never, { mode: 'mission', seats, orders }, 'start', 'start');
    const ask = bombers.table.openAsk(0);
    const weights: number[] = [];
    const levels = [0, 1, 2, 3].map((altitude) => ({ do: 'start', element: 0, altitude }));
    if (ask !== undefined) zeroThumbs.weigh(bombers.table as never, ask, levels as never, weights);
    const [veryLow, low, medium, high] = weights;
    expect(low).toBeGreaterThan(veryLow + 1);
    expect(low).toBeGreaterThan(medium + 1);
    expect(medium).toBeGreaterThan(high + 1);
  });
});

test('Z-15.2f: the CAP goes for who still carries his bombs, rather than for the escort', () => {
  const escorted = {
    elements: [
      { aircraft: 'a6m2', label: 'Zero', wingman: false },
      { aircraft: 'd3a1', label: 'Val', wingman: false },
    ],
  };
  const against = (load: object): number => {
    const weights = weighed(
      onTheWay({ Val: { altitude: 'low', ...load }, Zero: { altitude: 'low' } }, strike(), escorted),
    );
    return weights['play MANEUVERING at Val'] - weights['play MANEUVERING at Zero'];
  };
  expect(against({})).toBeGreaterThan(against({ load: 'none' }) + 0.5);
});
