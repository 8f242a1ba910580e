import { describe, expect, test } from 'vitest';
import { fairPairs } from '../../src/zero/begin.ts';
import {
  badgeOf,
  changedElement,
  firstPlan,
  objection,
  optionsOf,
  pointsOf,
  withBalance,
  withElement,
  withoutSeat,
  withSeat,
} from '../../src/zero/set-up/plan.ts';

describe('a fight of Elements being prepared', () => {
  const plan = firstPlan('Ann', 'Ben');
  const [japanese, allied] = plan.seats;

  test('Z-EX-21: starts as Zero against Wildcat, evenly matched', () => {
    expect(objection(plan)).toBeNull();
    expect(pointsOf(plan, 'japanese')).toBe(pointsOf(plan, 'allied'));
  });

  test('Z-4.2d: grows to four Elements a side, of several players, and shrinks again', () => {
    let large = withSeat(withSeat(plan, 'japanese', 'Cec'), 'allied', 'Dot');
    for (let i = 0; i < 2; i++) {
      const [own, enemy] = large.seats;
      large = withElement(withElement(large, own), enemy);
    }
    expect(objection(large)).toBeNull();
    const third = large.seats[2].elements[0];
    expect(badgeOf(large, 'japanese', third.key)).toBe('J4');
    expect(objection(withoutSeat(withoutSeat(large, large.seats[2].key), large.seats[3].key))).toBeNull();
  });

  test('Z-13.3a, Z-13.4a: says what must be agreed on first', () => {
    const alone = changedElement(plan, allied, allied.elements[0].key, { wingman: false });
    expect(objection(alone)?.code).toBe('unequal-aircraft');
    expect(objection(withBalance(alone, 'wingmen', true))).toBeNull();
    const ace = changedElement(plan, japanese, japanese.elements[0].key, { pilot: 'sakai' });
    expect(objection(ace)?.code).toBe('pilots-not-agreed');
    expect(objection(withBalance(ace, 'house', true))).toBeNull();
  });

  test('pilots go when nobody has agreed on them any more', () => {
    const ace = changedElement(withBalance(plan, 'house', true), japanese, japanese.elements[0].key, {
      pilot: 'sakai',
    });
    expect(objection(withBalance(ace, 'house', false))).toBeNull();
  });

  test('gives everybody a name of his own, without the colon that records need', () => {
    const twins = { ...plan, seats: plan.seats.map((seat) => ({ ...seat, name: 'Ann: 1' })) };
    const { seats } = optionsOf(twins) as { seats: { name: string }[] };
    expect(new Set(seats.map(({ name }) => name)).size).toBe(2);
    expect(objection(twins)).toBeNull();
  });
});

test('the fights of one click cost the same on both sides, and there are several', () => {
  expect(fairPairs.length).toBeGreaterThan(3);
  expect(fairPairs[0].slice(0, 2)).toEqual(['a6m2', 'f4f-3']);
});
