import { Match } from '@tallyho/kernel';
import { type SuperfortressView, zeroSuperfortress } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import {
  eventOdds,
  mandatoryOdds,
  missionOdds,
  numbersLeft,
  transportOdds,
} from '../../../src/zero/superfortress/model/odds.ts';

const started = Match.start(zeroSuperfortress, {}, 'odds');
if (!started.ok) throw new Error('it does not begin');
const first: SuperfortressView = zeroSuperfortress.observe(started.value.state, 0);
const trained = { damage: 0, damaged: 0, boxes: [1, 1, 1, 1, 1], lost: 0 };

/** A week as it would be, with crews that know everything or nothing. */
const at = (given: Partial<SuperfortressView>): SuperfortressView => ({ ...first, ...given });
const all = Array.from({ length: 80 }, (_, i) => i + 1);

describe('odds', () => {
  test('CHS-R4: a week begins with all eighty numbers, each once', () => {
    expect(numbersLeft(first)).toEqual(all);
    expect(numbersLeft(at({ discard: first.fixed.cards.slice(0, 3) }))).toEqual(all.slice(3));
  });

  test('CH-30.43d, CH-30.63a: events of a trained crew, and of one that knows nothing', () => {
    const known = eventOdds(all, 0);
    // 55–61, 62–70, 71–75, 76–80 of eighty; beyond 80 no unmodified card comes.
    expect(known).toEqual({
      'tail-winds': 8 / 80,
      'lead-crew': 6 / 80,
      'no-event': 40 / 80,
      'ki-45': 7 / 80,
      'engine-fire': 9 / 80,
      'navigation-error': 5 / 80,
      attack: 5 / 80,
      opposition: 0,
    });
    const unknown = missionOdds(at({ target: 1 }), 0).event;
    // With 25 more: 84 and above are the cards 59–80.
    expect(unknown.opposition).toBe(22 / 80);
    expect(unknown['tail-winds']).toBe(0);
    expect(Object.values(unknown).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  });

  test('CH-30.43b: only the cards 1–10 bring nobody', () => {
    expect(missionOdds(at({ target: 1 }), 0).fighters).toBe(70 / 80);
  });

  test('CH-30.43e: an event that asks for another Opposition card brings fighters only if that card does', () => {
    // With 25 more: 30–36 are a Ki-45; 59–80 ask for a card, and of the 79 others 1–10 bring nobody.
    expect(missionOdds(at({ target: 1 }), 0).more).toBeCloseTo(7 / 80 + (22 / 80) * (69 / 79), 12);
    expect(missionOdds(at({ target: 1, fleet: [trained, trained, trained] }), 0).more).toBeCloseTo(7 / 80, 12);
    // 70 asks for a card, and none of the others brings anybody; among 1, 2 and 70 it is the only one that could.
    const left = (numbers: readonly number[]): SuperfortressView =>
      at({ target: 1, discard: first.fixed.cards.filter((card) => !numbers.includes(first.fixed.numbers[card])) });
    expect(missionOdds(left([1, 2, 70]), 0).more).toBe(0);
    expect(missionOdds(left([1, 69, 70]), 0).more).toBeCloseTo((1 / 3) * (1 / 2) * 2, 12);
  });

  test('CH-30.65a: the cards 1–45 teach', () => {
    expect(missionOdds(at({ target: 1 }), 0).lesson).toBe(45 / 80);
  });

  test('CH-30.51a: supply points on average, by the Transport column and the events that it calls for', () => {
    const { supply, combat, fire, attack } = transportOdds(at({ fleet: [trained, trained, trained] }), 0);
    // 1–12: 30, 13–26: 25, 27–38: 20, 39–52: 20, 53–64: 15, 65–76: 15, 77–80: 10.
    const plain = (12 * 30 + 14 * 25 + 12 * 20 + 14 * 20 + 12 * 15 + 12 * 15 + 4 * 10) / 80;
    expect(Math.abs(supply - plain)).toBeLessThan(0.4);
    // An event comes with 42 of 80 cards; of these some are fires, some fighters, some raids.
    expect(fire).toBeGreaterThan((42 / 80) * (8 / 80));
    expect(fire).toBeLessThan((42 / 80) * (10 / 79));
    expect(combat).toBeGreaterThan(0);
    expect(combat + fire + attack).toBeLessThan(42 / 80);
  });

  test('CH-30.51a, CH-30.63a: whoever knows nothing brings less, and meets more', () => {
    const [green, old] = [transportOdds(first, 0), transportOdds(at({ fleet: [trained, trained, trained] }), 0)];
    expect(green.supply).toBeLessThan(old.supply);
    expect(green.combat).toBeGreaterThan(old.combat);
  });

  test('CH-30.51a: what is reckoned is what comes, over every pair of cards in turn', () => {
    const numbers = [20, 45, 70];
    const cards = numbers.map((number) => first.fixed.numbers.indexOf(number));
    const discard = first.fixed.cards.filter((card) => !cards.includes(card));
    const { supply, combat, fire } = transportOdds(at({ fleet: [trained, trained, trained], discard }), 0);
    // 20: 25 points. 45: 20 points and an event, 20 (none) or 70 (Engine Fire). 70: 15 and an event with 10 more, 30 or 55 (a Ki-45).
    expect(supply).toBeCloseTo((25 + 20 + 15) / 3);
    expect(fire).toBeCloseTo(1 / 3 / 2);
    expect(combat).toBeCloseTo(1 / 3 / 2);
  });

  test('CH-30.46c, CH-30.46d: a Mission is due with 50 and more, ten more for each week without one', () => {
    // In week 6, after a Mission in week 4: 50–80 with ten more are the cards 40–80.
    expect(mandatoryOdds(at({ week: 5, flown: 4 }), false)).toBe(41 / 80);
    expect(mandatoryOdds(at({ week: 5, flown: 4 }), true)).toBe(31 / 80);
    expect(mandatoryOdds(at({ week: 3, flown: 0 }), false)).toBeNull();
    expect(mandatoryOdds(at({ week: 11, flown: 4 }), false)).toBeNull();
  });
});
