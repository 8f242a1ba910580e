import { wingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import {
  objection,
  optionsOf,
  planFor,
  scenarioIds,
  withAircraft,
  withMore,
  without,
} from '../../src/wings-of-war/set-up/plan.ts';

const nameOf = (seat: number): string => `Player ${seat}`;

describe('preparing a fight', () => {
  test.each(scenarioIds)('WOW-SETUP-05: %s is played as it stands, but for the names of the players', (scenario) => {
    const plan = planFor(scenario, nameOf);
    expect(objection(plan)).toBeNull();
    const [given, planned] = [wingsOfWar.options({ scenario }), wingsOfWar.options(optionsOf(plan))];
    if (!given.ok || !planned.ok) throw new Error('a scenario that cannot be played');
    const named = given.value.seats.map((seat, i) => ({ ...seat, name: nameOf(i + 1) }));
    expect(planned.value).toEqual({ ...given.value, seats: named });
  });

  test('aircraft come and go, and a task goes with the one it belongs to', () => {
    const plan = planFor('escort', nameOf);
    const more = withMore(plan, 0);
    expect(more.seats[0].aircraft).toHaveLength(4);
    expect(objection(more)).toBeNull();
    const fewer = without(plan, 0, 'dh4');
    expect(objection(fewer)).toBeNull();
    expect(optionsOf(fewer)).toMatchObject({ objectives: [] });
  });

  test('WOW-SETUP-19: variants of altitude are left out without it, and so is a task to land', () => {
    const plan = planFor('home-before-dark', nameOf);
    const flat = { ...plan, switches: { ...plan.switches, altitude: false, overdive: true, clouds: true } };
    expect(objection(flat)).toBeNull();
    expect(optionsOf(flat)).toMatchObject({ switches: { overdive: false, clouds: false }, objectives: [] });
  });

  test.each(scenarioIds)(
    'WOW-ALT-03: altitude may be agreed on in %s, and everybody starts where he can',
    (scenario) => {
      const plan = planFor(scenario, nameOf);
      expect(objection({ ...plan, switches: { ...plan.switches, altitude: true } })).toBeNull();
    },
  );

  test('WOW-ALT-03: what cannot be is said before the fight begins', () => {
    const plan = planFor('interception', nameOf);
    expect(objection(withAircraft(plan, 0, 'breguet', { level: 9 }))?.code).toBe('start-altitude');
  });
});
