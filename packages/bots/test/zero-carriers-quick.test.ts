import type { Json } from '@tallyho/kernel';
import { carrierRules, type OpenCarriers } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { asUsual, defenceOf, forceOf, nothing, together } from '../src/systems/zero-carriers-forces.ts';
import { mixtureOf } from '../src/systems/zero-carriers-mixture.ts';
import { Luck } from '../src/systems/zero-carriers-odds.ts';
import { openOrders, openResources, outlookOf, quickOrders } from '../src/systems/zero-carriers-outlook.ts';
import { sheetOf } from '../src/systems/zero-carriers-sheet.ts';
import { expectedOf, leftOf } from '../src/systems/zero-carriers-strikes.ts';
import { flyTurn } from '../src/systems/zero-carriers-turn.ts';
import { coralSea, midway, moment, quiet, stateOf, weighed } from './zero-carriers-moments.ts';

describe('what aircraft come to', () => {
  const fleet = defenceOf(coralSea.fixed, 'japanese-fleet');
  const pair = (aircraft: string, at = fleet) => forceOf(coralSea.fixed, [{ count: 1, as: 'L/W', aircraft }], at);

  test('Z-CGAP-65: Fighters bomb nothing; a Wingman brings his bombs as well', () => {
    expect(pair('f4f-3')).toMatchObject({ aircraft: 2, bombers: 0, hope: 0, fighters: 2 });
    const one = forceOf(coralSea.fixed, [{ count: 1, as: 'L', aircraft: 'sbd-3' }], fleet);
    expect(pair('sbd-3').hope).toBeCloseTo(2 * one.hope);
    expect(one).toMatchObject({ aircraft: 1, bombers: 1, fighters: 0 });
  });

  test('Z-21.44a, Z-21.55a: a dive bomber is hoped to do about three points to a Fleet, more than one with a Torpedo', () => {
    // Three cards of 1.36 points, less what three cards of Flak with 21 % of Spoiled Attacks cancel.
    expect(pair('sbd-3').hope / 2).toBeGreaterThan(2.5);
    expect(pair('sbd-3').hope / 2).toBeLessThan(3.5);
    expect(pair('sbd-3').hope).toBeGreaterThan(pair('tbd-1').hope);
  });

  test('Z-21.52a: Torpedoes are for ships', () => {
    const torpedoes = { altitude: 'very low', torpedoes: true } as const;
    const bettys = [{ count: 2, as: 'aircraft', aircraft: 'g4m1' }] as const;
    const at = (track: 'allied-fleet' | 'port-moresby') =>
      forceOf(coralSea.fixed, bettys, defenceOf(coralSea.fixed, track), torpedoes);
    expect(at('allied-fleet')).toMatchObject({ bombers: 2, bombs: 0 });
    expect(at('port-moresby').bombs).toBeCloseTo(at('port-moresby').hope);
  });

  test('Z-21.63a: B-17 do more to an airfield than to ships, and less from higher up', () => {
    const fortress = [{ count: 1, as: 'aircraft', aircraft: 'b-17e' }] as const;
    const ships = forceOf(midway.fixed, fortress, defenceOf(midway.fixed, 'japanese-fleet'), asUsual);
    const land = forceOf(midway.fixed, fortress, defenceOf(midway.fixed, 'midway-airfield'), asUsual);
    expect(land.hope).toBeGreaterThan(2 * ships.hope);
  });
});

describe('what a Strike is expected to come to', () => {
  const { fixed } = coralSea;
  const at = defenceOf(fixed, 'japanese-fleet');
  const { strikes, caps } = sheetOf(fixed);
  const large = strikes[1]['large-strike'][0][0];
  const [one] = caps[0]['large-strike'];
  const [three] = caps[0]['no-strike'];

  test('a CAP keeps bombs from the target, escorts keep the CAP off; a long way is the worse for it', () => {
    expect(expectedOf(large, nothing, at).damage).toBeGreaterThan(expectedOf(large, one, at).damage);
    expect(expectedOf(large, one, at).damage).toBeGreaterThan(expectedOf(large, three, at).damage);
    const more = together(large, forceOf(fixed, [{ count: 1, as: 'L/W', aircraft: 'f4f-3' }], at));
    expect(expectedOf(more, three, at).damage).toBeGreaterThan(expectedOf(large, three, at).damage);
    expect(expectedOf(large, three, at, 2).damage).toBeLessThan(expectedOf(large, three, at).damage);
  });

  test('both sides lose aircraft, the Strike also to the Flak, and most over an airfield', () => {
    expect(expectedOf(large, nothing, at).lost).toBeGreaterThan(0);
    expect(expectedOf(large, three, at).lost).toBeGreaterThan(expectedOf(large, one, at).lost);
    expect(expectedOf(large, three, at).capLost).toBeGreaterThan(expectedOf(large, one, at).capLost);
    expect(expectedOf(large, nothing, at).capLost).toBe(0);
    const airfield = defenceOf(midway.fixed, 'midway-airfield');
    expect(expectedOf(large, nothing, airfield).lost).toBeGreaterThan(2 * expectedOf(large, nothing, at).lost);
  });

  test('Z-11.8: about what Strikes of Pilots came to', () => {
    const { damage, lost, damaged } = expectedOf(large, one, at);
    expect(damage).toBeGreaterThan(4);
    expect(damage).toBeLessThan(7);
    expect(lost).toBeGreaterThan(0.6);
    expect(lost).toBeLessThan(1.6);
    expect(damaged).toBeLessThan(2);
  });

  test('Z-25.63c: who brings least stays at home', () => {
    const zero = forceOf(fixed, [{ count: 1, as: 'L', aircraft: 'f4f-3' }], at);
    const dive = forceOf(fixed, [{ count: 1, as: 'L', aircraft: 'sbd-3' }], at);
    expect(leftOf([zero, dive], 1)).toEqual(dive);
    expect(leftOf([zero, dive], 'all')).toEqual(nothing);
  });
});

describe('luck', () => {
  test('is the same for the same campaign, turn and lot, whatever was drawn before', () => {
    const one = new Luck(3).turnTo(2, 'carrier', 1);
    const before = one.damage(5);
    one.turnTo(2, 'carrier', 0).damage(9);
    expect(one.turnTo(2, 'carrier', 1).damage(5)).toBe(before);
  });

  test('comes to what is expected, and a better chance never to less', () => {
    let [damage, more, lost] = [0, 0, 0];
    for (let n = 0; n < 2000; n++) {
      const luck = new Luck(n).turnTo(0, 'carrier', 0);
      damage += luck.damage(4);
      more += luck.damage(5);
      expect(luck.damage(5)).toBeGreaterThanOrEqual(luck.damage(4));
      lost += luck.lost(1.5, 5);
    }
    expect(damage / 2000).toBeCloseTo(4, 0);
    expect(more / 2000).toBeCloseTo(5, 0);
    expect(lost / 2000).toBeCloseTo(1.5, 0);
  });
});

describe('Z-25.31a: a secret choice is mixed', () => {
  test('what beats each other in turn is chosen equally often, what is worse than another never', () => {
    const { rows, columns } = mixtureOf([
      [0.5, 1, 0],
      [0, 0.5, 1],
      [1, 0, 0.5],
      [0, 0, 0],
    ]);
    for (const share of rows.slice(0, 3)) expect(share).toBeCloseTo(1 / 3, 1);
    for (const share of columns) expect(share).toBeCloseTo(1 / 3, 1);
    expect(rows[3]).toBe(0);
  });

  test('several orders are really written, and none for certain', () => {
    const weights = Object.values(weighed(moment('coral-sea', {}), 0));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(Math.max(...weights) / sum).toBeLessThan(0.9);
    expect(weights.every((weight) => weight > 0)).toBe(true);
  });
});

describe('quick campaigns go by the rules', () => {
  const moments: readonly OpenCarriers[] = [
    coralSea,
    midway,
    stateOf(
      moment('coral-sea', {
        log: [
          {
            ...quiet,
            orders: { japanese: 'close large-strike allied-fleet', allied: 'long no-strike' },
            resources: [7, 3],
          },
        ],
      }),
    ),
    stateOf(
      moment('midway', {
        log: [
          {
            ...quiet,
            orders: { japanese: 'long small-strike midway-airfield', allied: 'close large-strike japanese-fleet' },
            resources: [1, 12],
          },
        ],
      }),
    ),
  ];
  test.each([0, 1, 2, 3])('Z-25.32b, Z-25.42b, Z-25.52b: what may be ordered and picked, moment %i', (i) => {
    const s = moments[i];
    const sheet = sheetOf(s.fixed);
    const at = outlookOf(sheet, s);
    for (const seat of [0, 1]) {
      expect(openOrders(sheet, at, seat).map(({ orders }) => orders)).toEqual(carrierRules.openOrders(s, seat));
      expect(openResources(sheet, at, seat).map(({ number }) => number)).toEqual(
        carrierRules.openCarrierResources(s, seat),
      );
    }
  });
});

describe('a quick turn', () => {
  /** Boxes by track after such a turn, on average. */
  function after(japanese: string, allied: string): number[] {
    const s = stateOf(moment('coral-sea', { log: [{ orders: { japanese, allied } }] as Json, phase: 'resources' }));
    const sheet = sheetOf(s.fixed);
    const none = sheet.resources.filter(({ number }) => number === 13);
    const orders = s.log[0].orders.map((one, seat) => quickOrders(sheet, seat, one));
    const sums = s.tracks.map(() => 0);
    for (let n = 0; n < 400; n++) {
      const at = outlookOf(sheet, s);
      flyTurn(sheet, at, { orders, resources: [none[0], none[0]] }, new Luck(n));
      for (const [i, boxes] of at.boxes.entries()) sums[i] += boxes / 400;
    }
    return sums;
  }

  test('Z-25.71b: from far away more Damaged aircraft are lost', () => {
    const [near] = after('close large-strike allied-fleet', 'close no-strike');
    const [far] = after('long large-strike allied-fleet', 'long no-strike');
    expect(far).toBeGreaterThan(near + 0.4);
  });

  test('Z-25.82b: aircraft of a CAP tick a box of their Fleet, those of Port Moresby none', () => {
    const sheet = sheetOf(coralSea.fixed);
    const [, fleet, moresby] = [0, 1, 2].map((place) => {
      const cap = sheet.drawn[place] ?? sheet.caps[1]['no-strike'][0];
      return expectedOf(sheet.strikes[0]['large-strike'][place][0], cap, sheet.defences[place]);
    });
    expect(after('close large-strike allied-fleet', 'close no-strike')[1]).toBeCloseTo(fleet.damage + fleet.capLost, 0);
    const boxes = after('close large-strike port-moresby', 'close no-strike')[2];
    expect(Math.abs(boxes - moresby.damage)).toBeLessThan(moresby.capLost / 2);
  });
});
