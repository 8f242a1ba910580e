import { type Dogfight, rules } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { zeroThumbs } from '../src/systems/zero.ts';
import {
  costOfAttack,
  costOfFlak,
  costOfHits,
  costOfPassing,
  forecastLead,
  highestFor,
  hopedOf,
  hopedOfBomber,
  left,
  levelsAway,
  levelsTooHigh,
  lowestFor,
  meanPoints,
  movesLeft,
  pointsComing,
  vpsAt,
  vpsFor,
  WORTH_OF_VP,
} from '../src/systems/zero-raid.ts';
import { type Flown, type Given, situation, stateOf } from './zero-situations.ts';

const { DIVE, LEVEL, NAPALM, NO_BOMBS, SATURATION, TORPEDO, VERY_HIGH } = rules;

const ki21s = { formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }] };
const ki30 = { elements: [{ aircraft: 'ki-30', altitude: 'medium' }] };
const hurricane = { elements: [{ aircraft: 'hurricane-iib', label: 'Hurricane' }] };
/** Two Ki-30 (0, 1) and two Ki-21 (4, 5) on their way to a Rail Complex, two Hurricanes (2, 3) about. */
const raid = (
  given: object = {},
  orders: object = {},
  japanese: Flown['japanese'] = { ...ki30, ...ki21s },
  mission: object = { phase: 'target-bound' },
): Dogfight =>
  stateOf(
    situation({ japanese, allied: hurricane, orders }, {
      mission,
      phase: 'altitude',
      active: 'Hurricane',
      Hurricane: { altitude: 'medium' },
      ...given,
    } as Given),
  );
const LIGHT = 0;
const FIGHTER = 2;
const MEDIUM_BOMBER = 4;

describe('where bombs fall from', () => {
  test('Z-21.31a, Z-21.41a, Z-21.53b: between which levels', () => {
    const between = (mode: number): number[] => [lowestFor(mode), highestFor(mode)];
    expect(between(LEVEL)).toEqual([0, 1]);
    expect(between(DIVE)).toEqual([1, 2]);
    expect(between(TORPEDO)).toEqual([0, 0]);
    expect(between(SATURATION)).toEqual([0, VERY_HIGH]);
    expect(between(NAPALM)).toEqual([0, 1]);
    expect(between(NO_BOMBS)).toEqual([0, 1]);
    expect(between(rules.MINES)[1]).toBe(0);
  });

  test('how far somebody is from there, and how much lower he could be', () => {
    expect([0, 1, 2, 3, 4].map((altitude) => levelsAway(altitude, LEVEL))).toEqual([0, 0, 1, 2, 3]);
    expect([0, 1, 2, 3, 4].map((altitude) => levelsAway(altitude, DIVE))).toEqual([1, 0, 0, 1, 2]);
    expect([0, 1, 2, 3, 4].map((altitude) => levelsAway(altitude, SATURATION))).toEqual([0, 0, 0, 0, 0]);
    expect([0, 1, 2, 3].map((altitude) => levelsTooHigh(altitude, DIVE))).toEqual([0, 0, 1, 2]);
  });

  test('Z-23.21a: so many turns are left to come down, one less with a Torpedo', () => {
    const s = raid();
    // Four turns out, Ingress and the Bomb Turn.
    expect(movesLeft(s, LEVEL)).toBe(6);
    expect(movesLeft(s, TORPEDO)).toBe(5);
    expect(movesLeft(raid({ turn: 3 }), LEVEL)).toBe(4);
  });
});

describe('what bombs can be hoped to do', () => {
  test('what the cards of the Bombing Display show on average', () => {
    const s = raid();
    const { bombing } = rules.ordersOf(s);
    const sum = bombing.reduce((all, result) => all + rules.pointsFor(s, result, LEVEL, LIGHT), 0);
    expect(meanPoints(s, LEVEL, LIGHT)).toBeCloseTo(sum / bombing.length);
    expect(meanPoints(s, LEVEL, LIGHT)).toBeGreaterThan(1);
    // The same again, from memory.
    expect(meanPoints(s, LEVEL, LIGHT)).toBe(meanPoints(s, LEVEL, LIGHT));
  });

  test('Z-22.23c: Flak spoils the best of them; none spoils nothing', () => {
    const s = raid();
    const { spoiled } = rules.ordersOf(s);
    const one = spoiled.filter((is) => is).length / spoiled.length;
    expect(left(s, 0, 3)).toBe(0);
    expect(left(s, 4, 0)).toBe(4);
    expect(left(s, 1, 1)).toBeCloseTo(1 - one);
    expect(left(s, 1, 2)).toBeCloseTo((1 - one) ** 2);
    // Of many, more than one in its share: the best.
    expect(left(s, 4, 1)).toBeLessThan(4 - one);
    expect(left(s, 4, 1)).toBeGreaterThan(4 - 1.5 * one);
    expect(left(s, 4, 2)).toBeCloseTo(4 - 2 * (4 - left(s, 4, 1)));
    expect(left(s, 2, 9)).toBeGreaterThan(0);
  });

  test('Z-21.32b: Level bombs do most from Very Low, through more Flak', () => {
    const [low, veryLow] = ['low', 'very low'].map((altitude) =>
      hopedOf(raid({ 'Ki-30': { altitude } }), LIGHT, LEVEL),
    );
    const s = raid();
    const mean = meanPoints(s, LEVEL, LIGHT);
    // One card at Low; two at Very Low, where one card more of Flak comes. Whoever is higher comes down to Low.
    expect(low).toBeCloseTo(left(s, 1, 3) * mean);
    expect(veryLow).toBeCloseTo(left(s, 2, 4) * mean);
    expect(hopedOf(s, LIGHT, LEVEL)).toBeCloseTo(low);
    expect(hopedOf(s, LIGHT, DIVE)).toBe(0);
  });

  test('Z-21.61a: Formations drop theirs from where they fly', () => {
    const s = raid();
    expect(hopedOfBomber(s, MEDIUM_BOMBER)).toBeCloseTo(left(s, 1, 3) * meanPoints(s, SATURATION, MEDIUM_BOMBER));
    const high = raid({}, {}, { formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'high' }] });
    expect(hopedOfBomber(high, 2)).toBe(0);
  });

  test('only what still comes counts', () => {
    const each = hopedOf(raid(), LIGHT, LEVEL);
    const coming = (given: object, mission?: object): number => pointsComing(raid(given, {}, undefined, mission));
    expect(coming({})).toBeCloseTo(2 * each + 2 * hopedOfBomber(raid(), MEDIUM_BOMBER));
    expect(coming({ 'Ki-30': { 'wingman load': 'none' } })).toBeCloseTo(coming({}) - each);
    expect(coming({ 'Ki-30': { wingman: { fate: 'destroyed' } } })).toBeCloseTo(coming({}) - each);
    expect(coming({ 'Ki-21': { load: 'none' } })).toBeCloseTo(coming({}) - hopedOfBomber(raid(), MEDIUM_BOMBER));
    expect(coming({ 'Ki-21': { fate: 'destroyed' } })).toBeCloseTo(coming({}) - hopedOfBomber(raid(), MEDIUM_BOMBER));
    // Z-23.21a — from High nobody comes down to Low in the last turn before the bombs.
    expect(coming({ 'Ki-30': { altitude: 'high' } })).toBeGreaterThan(3 * each);
    expect(coming({ 'Ki-30': { altitude: 'high' } }, { phase: 'bomb' })).toBeLessThan(2.5 * each);
    // Z-23.51b — who has been held off drops nothing.
    const ingress = { phase: 'ingress' };
    const low = { 'Ki-30': { altitude: 'low' } };
    expect(coming(low, ingress)).toBeGreaterThan(coming({ 'Ki-30': { altitude: 'low', where: 'held-off' } }, ingress));
    expect(coming({}, { phase: 'egress' })).toBe(0);
    expect(coming({}, { phase: 'home-bound' })).toBe(0);
  });

  test('Z-21.82a: VPs for Damage Points on top of others', () => {
    const s = raid();
    expect(vpsFor(s, 3, 0)).toBe(3);
    expect(vpsFor(s, 3, 6)).toBe(4);
    expect(vpsFor(s, 3, 20)).toBe(0);
    expect(vpsFor(raid({}, {}, undefined, { phase: 'target-bound', points: 6 }), 3, 0)).toBe(4);
    expect(vpsAt(s, 4.5)).toBeCloseTo(4.5);
    expect(vpsAt(s, 7.5)).toBeCloseTo(8);
  });
});

describe('Z-24.61a, Z-24.61c: what hits cost', () => {
  const cost = (plane: number, more: number, s = raid()): number => costOfHits(s, plane, more);

  test('a Fighter two when it is Damaged and five when it is lost', () => {
    // A Hurricane is turned over by three Hits and shot down by six.
    expect(cost(FIGHTER, 3)).toBeCloseTo(2);
    expect(cost(FIGHTER, 6)).toBeCloseTo(5);
    expect(cost(FIGHTER, 60)).toBeCloseTo(5);
    // On the way there a part of it.
    expect(cost(FIGHTER, 1)).toBeCloseTo(cost(FIGHTER, 2) / 2);
    expect(cost(FIGHTER, 2)).toBeGreaterThan(0.5);
    expect(cost(FIGHTER, 2)).toBeLessThan(2 * (2 / 3));
    expect(cost(FIGHTER, 4)).toBeGreaterThan(2);
    expect(cost(FIGHTER, 5) - cost(FIGHTER, 4)).toBeCloseTo(cost(FIGHTER, 4) - cost(FIGHTER, 3));
  });

  test('a bomber its bombs and its return as well', () => {
    // Light: three, two for the return, and what its bombs can be hoped to do; four more when it is lost.
    expect(cost(LIGHT, 3)).toBeCloseTo(3 + 2 + hopedOf(raid(), LIGHT, LEVEL));
    expect(cost(LIGHT, 5)).toBeCloseTo(cost(LIGHT, 3) + 4);
    const turned = 5 + 3 + 0.7 * hopedOfBomber(raid(), MEDIUM_BOMBER);
    expect(cost(MEDIUM_BOMBER, 6)).toBeCloseTo(turned);
    expect(cost(MEDIUM_BOMBER, 10)).toBeCloseTo(turned + 5);
    const empty = raid({ 'Ki-30': { load: 'none', 'wingman load': 'none' }, 'Ki-21': { load: 'none' } });
    expect(cost(LIGHT, 3, empty)).toBeCloseTo(5);
    expect(cost(MEDIUM_BOMBER, 6, empty)).toBeCloseTo(8);
  });

  test('who is Damaged already can only be lost', () => {
    const s = raid({ Hurricane: { altitude: 'medium', leader: { damaged: true } }, 'Ki-21': { damaged: true } });
    expect(cost(FIGHTER, 3, s)).toBeCloseTo(3);
    expect(cost(MEDIUM_BOMBER, 4, s)).toBeCloseTo(5);
  });

  test('after the bombs only the return is at stake, and only for whoever has been there', () => {
    const held = raid({ 'Ki-30': { altitude: 'low' } }, {}, undefined, { phase: 'home-bound' });
    expect(cost(MEDIUM_BOMBER, 6, held)).toBeCloseTo(8);
  });

  test('an attack does sometimes more and sometimes less', () => {
    const s = raid();
    expect(costOfAttack(s, FIGHTER)).toBeCloseTo(
      [1, 2, 3, 4, 6].reduce((sum, hits) => sum + costOfHits(s, FIGHTER, hits), 0) / 5,
    );
  });

  test('Z-22.13a: Flak costs what its cards hit, of Leader and Wingman', () => {
    const s = raid();
    const { face, title, fuelTank, hits } = s.fixed;
    const shown = face
      .filter((one) => rules.isShot(title[one]) && !fuelTank[one])
      .reduce((sum, one) => sum + hits[one], 0);
    const tanks = face.filter((one) => fuelTank[one]).length;
    const card = (shown + 6 * tanks) / face.length;
    expect(costOfFlak(s, FIGHTER, 0)).toBe(0);
    expect(costOfFlak(s, FIGHTER, 2)).toBeCloseTo(costOfHits(s, FIGHTER, 2 * card));
    // One card of Area Flak on the way in, one on the way out, three of Target Flak from who passes.
    expect(costOfPassing(s, 1)).toBeGreaterThan(costOfFlak(s, FIGHTER, 2) + costOfFlak(s, FIGHTER + 1, 2));
    const alone = raid({ Hurricane: { altitude: 'medium', wingman: { fate: 'destroyed' } } });
    expect(costOfPassing(alone, 1)).toBeCloseTo(costOfPassing(s, 1) / 2);
  });
});

describe('by how much a side is ahead', () => {
  test('what one has the other lacks', () => {
    for (const given of [{}, { 'Ki-21': { hits: 4 } }, { Hurricane: { altitude: 'medium', leader: { hits: 2 } } }])
      expect(forecastLead(raid(given), 0)).toBeCloseTo(-forecastLead(raid(given), 1));
  });

  test('Z-24.61c: before anything has happened, what comes and who comes back', () => {
    // Two Light at two VPs, two Medium at three, seven times in ten; and the bombs.
    expect(forecastLead(raid(), 0)).toBeCloseTo(0.7 * (2 * 2 + 2 * 3) + vpsAt(raid(), pointsComing(raid())));
    const lost = raid({ 'Ki-21': { fate: 'destroyed' } });
    expect(forecastLead(lost, 0)).toBeCloseTo(0.7 * (2 * 2 + 3) + vpsAt(lost, pointsComing(lost)) - 10);
  });

  test('hits that lead to something count as far as they have come', () => {
    const s = raid();
    const hit = raid({ 'Ki-21': { hits: 4 } });
    expect(forecastLead(hit, 0)).toBeCloseTo(forecastLead(s, 0) - costOfHits(s, MEDIUM_BOMBER, 4));
    const theirs = raid({ Hurricane: { altitude: 'medium', leader: { hits: 2 } } });
    expect(forecastLead(theirs, 0)).toBeCloseTo(forecastLead(s, 0) + costOfHits(s, FIGHTER, 2));
  });

  test('Z-24.61c: on the way home no bombs are to come, and whoever comes back is scored', () => {
    const home = raid({ 'Ki-30': { altitude: 'low' } }, {}, undefined, { phase: 'home-bound', points: 3 });
    expect(forecastLead(home, 0)).toBeCloseTo(3 + 2 * 2 + 2 * 3);
  });

  test('a Mission is worth what it is won by, within bounds', () => {
    const s = raid();
    const chance = (state: Dogfight): number => zeroThumbs.estimate(state as never, 0);
    expect(chance(s)).toBeCloseTo(0.5 + WORTH_OF_VP * forecastLead(s, 0), 1);
    const beaten = raid({
      'Ki-30': { altitude: 'medium', leader: { fate: 'destroyed' }, wingman: { fate: 'destroyed' } },
      'Ki-21': { fate: 'destroyed' },
      'Ki-21 2': { hits: 9, damaged: true },
    });
    expect(chance(beaten)).toBeCloseTo(0.03);
    expect(zeroThumbs.estimate(beaten as never, 1)).toBeCloseTo(0.97);
  });
});
