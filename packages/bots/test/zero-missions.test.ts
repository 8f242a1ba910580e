import type { Dogfight } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { zeroThumbs } from '../src/systems/zero.ts';
import { costOfAttack, forecastLead, hopedOf, vpsAt, worthOfStrafing } from '../src/systems/zero-raid.ts';
import type { AnyTable } from './tables.ts';
import { choose, type Flown, type Given, situation, stateOf, weighed } from './zero-situations.ts';

const ki21s = { formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }] };
const ki30 = { elements: [{ aircraft: 'ki-30', altitude: 'medium' }] };
const hurricane = { elements: [{ aircraft: 'hurricane-iib', label: 'Hurricane' }] };

describe('Z-15.2c, Z-17.15g: jettison', () => {
  const asked = (mission: object, own: object): { readonly [text: string]: number } =>
    weighed(
      situation({ japanese: { ...ki30, ...ki21s }, allied: hurricane, orders: { target: '3A' } }, {
        mission,
        phase: 'jettison',
        active: 'Ki-30',
        'Ki-30': { altitude: 'low', ...own },
        Hurricane: { altitude: 'low' },
      } as Given),
    );

  test('bombs that can still be dropped stay on board', () => {
    const weights = asked({ phase: 'target-bound' }, {});
    expect(weights.done).toBeGreaterThan(weights['jettison Ki-30']);
    expect(weights.done).toBeGreaterThan(weights['jettison Ki-30 wingman']);
  });

  test('those that cannot be dropped any more only weigh, over the target and on the way home', () => {
    for (const mission of [{ phase: 'egress' }, { phase: 'home-bound' }]) {
      const weights = asked(mission, {});
      expect(weights['jettison Ki-30']).toBeGreaterThan(weights.done);
      expect(weights['jettison Ki-30 wingman']).toBeGreaterThan(weights.done);
    }
  });

  test('a Leader who is Tailed drops bombs that are worth less than he is, his Wingman does not', () => {
    const weights = asked({ phase: 'target-bound' }, { position: 'tailed', on: 'Hurricane' });
    expect(weights['jettison Ki-30']).toBeGreaterThan(weights.done);
    expect(weights['jettison Ki-30 wingman']).toBeLessThan(weights.done);
  });
});

describe('Z-23.51a: over the target or not', () => {
  const before = (own: object, there: Flown['japanese'] = { ...ki30, ...ki21s }, orders = {}): AnyTable =>
    situation({ japanese: there, allied: hurricane, orders }, {
      mission: { phase: 'ingress' },
      phase: 'over-target',
      Hurricane: { altitude: 'medium', ...own },
    } as Given);
  const goes = (table: AnyTable, who: string): number => {
    const weights = weighed(table);
    return weights[`${who} goes over`] - weights[`${who} holds off`];
  };

  test('interceptors follow bombers they can reach, and stay out of the Flak where there are none', () => {
    expect(goes(before({}), 'Hurricane')).toBeGreaterThan(0);
    expect(
      goes(before({ altitude: 'very low' }, { formations: [{ aircraft: ['ki-21'], altitude: 'high' }] }), 'Hurricane'),
    ).toBeLessThan(0);
    expect(goes(before({}, { elements: [{ aircraft: 'ki-43' }] }), 'Hurricane')).toBeLessThan(0);
  });

  test('whoever has bombs goes there; an escort only after an enemy who has gone', () => {
    const escorted = { elements: [{ aircraft: 'ki-43' }, { aircraft: 'ki-30', altitude: 'low' }], ...ki21s };
    const alone = before({}, escorted);
    choose(alone, 'Hurricane holds off');
    expect(goes(alone, 'Ki-43')).toBeLessThan(0);
    choose(alone, 'Ki-43 holds off');
    expect(goes(alone, 'Ki-30')).toBeGreaterThan(5);
    // The Docks have no Area Flak.
    const hunted = before({}, escorted, { target: '1B' });
    choose(hunted, 'Hurricane goes over');
    expect(goes(hunted, 'Ki-43')).toBeGreaterThan(0);
  });
});

describe('bombs fall from the right level', () => {
  const at = (altitude: string, turn: number, aircraft = 'ki-30', orders = {}): { readonly [text: string]: number } =>
    weighed(
      situation(
        { japanese: { elements: [{ aircraft, label: 'One', altitude: 'medium' }] }, allied: hurricane, orders },
        {
          mission: { phase: 'target-bound' },
          turn,
          phase: 'altitude',
          active: 'One',
          One: { altitude, hand: ['MVG', 'MVG'] },
        } as Given,
      ),
    );

  test('Z-21.31a: Level bombers come down to Low and stay there', () => {
    const high = at('medium', 1);
    expect(high.dive).toBeGreaterThan(high.stay);
    expect(high.dive).toBeGreaterThan(high.climb);
    const low = at('low', 1);
    expect(low.stay).toBeGreaterThan(low.dive);
    expect(low.stay).toBeGreaterThan(low.climb);
  });

  test('Z-21.41a: Dive bombers come down to Medium, and no further', () => {
    const diving = { target: '4A' };
    const high = at('high', 1, 'd3a1', diving);
    expect(high.dive).toBeGreaterThan(high.stay);
    const medium = at('medium', 1, 'd3a1', diving);
    expect(medium.stay).toBeGreaterThan(medium.dive);
  });
});

describe('Z-CGAP-46: who goes home', () => {
  const atTheEnd = (given: Given): { readonly [text: string]: number } => {
    const table = situation({ japanese: ki21s, allied: hurricane }, {
      mission: { phase: 'home-bound' },
      phase: 'draw',
      active: 'Hurricane',
      Hurricane: { altitude: 'medium' },
      ...given,
    } as Given);
    choose(table, 'draw 0');
    expect(table.kind()).toBe('bombers-leave');
    return weighed(table);
  };

  test('a Damaged bomber with nothing to drop breaks off; an undamaged one brings its points home', () => {
    const weights = atTheEnd({ 'Ki-21 2': { damaged: true, load: 'none' }, 'Ki-21': { load: 'none' } } as Given);
    expect(weights['Ki-21 2 breaks off']).toBeGreaterThan(weights.done);
    expect(weights['Ki-21 breaks off']).toBeLessThan(weights.done);
  });

  test('Z-24.61a: a Damaged Leader who is held goes home, one who is free fights on', () => {
    const going = (own: object): number => {
      const table = situation({ japanese: { elements: [{ aircraft: 'ki-43' }], ...ki21s }, allied: hurricane }, {
        mission: { phase: 'home-bound' },
        phase: 'play',
        active: 'Hurricane',
        Hurricane: { altitude: 'high', leader: { damaged: true }, hand: ['MVG', 'MVG', 'MVG'], ...own },
        'Ki-43': { altitude: 'high' },
      } as Given);
      const weights = weighed(table);
      return weights['break off leader'] - weights.done;
    };
    expect(going({ position: 'tailed', on: 'Ki-43' })).toBeGreaterThan(0);
    expect(going({ position: 'disadvantaged', on: 'Ki-43' })).toBeGreaterThan(0);
    expect(going({})).toBeLessThan(0);
  });
});

describe('Z-20.32h: which bomber', () => {
  const table = situation({ japanese: ki21s, allied: hurricane }, {
    mission: { phase: 'target-bound' },
    phase: 'play',
    active: 'Hurricane',
    Hurricane: { altitude: 'medium', hand: ['MVG', 'IMS 1B/1D', 'IMS 2B/3D'] },
    'Ki-21': { hits: 5 },
  } as Given);

  test('the defender names the one that an attack costs least', () => {
    const state = stateOf(table);
    expect(costOfAttack(state, 2)).toBeGreaterThan(1.5 * costOfAttack(state, 3));
    choose(table, 'attack bombers');
    choose(table, 'done');
    const weights = weighed(table);
    expect(weights['target Ki-21 2']).toBeGreaterThan(weights['target Ki-21']);
  });

  test('the attacker chooses the one that it costs most', () => {
    const other = situation({ japanese: ki21s, allied: hurricane }, {
      mission: { phase: 'target-bound' },
      phase: 'play',
      active: 'Hurricane',
      Hurricane: { altitude: 'medium', hand: ['MVG', 'IMS 1B/1D', 'IMS 2B/3D'] },
      'Ki-21': { hits: 5 },
    } as Given);
    choose(other, 'attack bombers');
    choose(other, 'aim with MANEUVERING');
    const weights = weighed(other);
    expect(weights['target Ki-21']).toBeGreaterThan(weights['target Ki-21 2']);
  });
});

test('Z-17.23b: an escort that gets on an interceptor keeps him from the bombers', () => {
  const worth = (altitude: string): number =>
    weighed(
      situation(
        {
          japanese: { elements: [{ aircraft: 'ki-43' }], formations: [{ aircraft: ['ki-21'], altitude }] },
          allied: hurricane,
        },
        {
          mission: { phase: 'target-bound' },
          phase: 'play',
          active: 'Ki-43',
          'Ki-43': { altitude: 'medium', hand: ['MVG', 'IMS 1B/1D', 'TIGHT TURN'] },
          Hurricane: { altitude: 'medium' },
        } as Given,
      ),
    )['play MANEUVERING at Hurricane'];
  expect(worth('medium')).toBeGreaterThan(worth('high') + 1);
});

describe('what a raid is worth', () => {
  const raid = (given: Given, orders = {}, japanese: Flown['japanese'] = { ...ki30, ...ki21s }): Dogfight =>
    stateOf(
      situation({ japanese, allied: hurricane, orders }, {
        mission: { phase: 'target-bound' },
        phase: 'altitude',
        active: 'Hurricane',
        Hurricane: { altitude: 'medium' },
        ...given,
      } as Given),
    );
  const lead = (given: Given, orders = {}): number => forecastLead(raid(given, orders), 0);

  test('Z-21.82a: between two levels of the target, a part of the next', () => {
    const state = raid({});
    expect(vpsAt(state, 0)).toBe(0);
    expect(vpsAt(state, 1.5)).toBeCloseTo(1.5);
    expect(vpsAt(state, 3)).toBe(3);
    expect(vpsAt(state, 99)).toBe(10);
  });

  test('bombs on their way, hits, and who will come home count before they are scored', () => {
    const whole = lead({});
    expect(lead({ 'Ki-21': { load: 'none' } } as Given)).toBeLessThan(whole);
    expect(lead({ 'Ki-30': { load: 'none', 'wingman load': 'none' } } as Given)).toBeLessThan(whole);
    expect(lead({ 'Ki-21': { hits: 4 } } as Given)).toBeLessThan(whole - 1);
    expect(lead({ Hurricane: { altitude: 'medium', leader: { hits: 2 } } } as Given)).toBeGreaterThan(whole);
    // Z-24.61a, Z-24.61c: a Damaged Ki-21 costs five, its return and its bombs.
    expect(lead({ 'Ki-21': { damaged: true } } as Given)).toBeLessThan(whole - 7);
  });

  test('Z-22.23c: Flak takes the best of the bombs', () => {
    const flak = (by: number): number =>
      hopedOf(raid({}, { effects: [{ side: null, effect: { does: 'target-flak', by, at: null } }] }), 0, 0);
    expect(flak(-3)).toBeGreaterThan(1.2 * flak(0));
    expect(flak(0)).toBeGreaterThan(1.2 * flak(3));
  });

  test('Z-22.27a: strafing is another way through the Flak: seldom worth it, and least where there is most', () => {
    const guns = (target: string): number =>
      worthOfStrafing(raid({ 'Ki-30': { altitude: 'very low' } } as Given, { target }), 0);
    expect(guns('3B')).toBeLessThan(guns('4A'));
    expect(guns('3B')).toBeLessThan(0);
  });

  test('a Mission that is lost by less is worth more', () => {
    const over = (hits: number): number => {
      const state = raid({ 'Ki-21': hits > 0 ? { damaged: true } : {} } as Given);
      state.outcome = { winners: [1], because: 'Z-23.8c' } as never;
      return zeroThumbs.settled?.(state, 0) ?? -1;
    };
    expect(over(0)).toBeGreaterThan(over(1));
    expect(over(1)).toBeGreaterThan(0);
  });
});

describe('Z-22.25a: an answer to the Flak', () => {
  test('is worth what it saves', () => {
    const table = situation(
      { japanese: { elements: [{ aircraft: 'ki-51', altitude: 'low' }] }, orders: { target: '3B' } },
      {
        mission: { phase: 'bomb' },
        phase: 'run',
        active: 'Ki-51',
        'Ki-51': { altitude: 'low', 'runs in': 'leader', hand: ['BARREL ROLL'] },
        draws: ['#3', 'IMS 2B/3D', 'IMS 1B/1D', 'TIGHT TURN'],
      } as Given,
    );
    choose(table, 'leader bombs, wingman passes');
    expect(table.kind()).toBe('flak-answer');
    const weights = weighed(table);
    const best = weights['answer BARREL ROLL against IN MY SIGHTS 2B/3D'];
    expect(best).toBeGreaterThan(weights.pass);
    expect(best).toBeGreaterThan(weights['answer BARREL ROLL against IN MY SIGHTS 1B/1D']);
  });
});
