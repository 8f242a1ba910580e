import { describe, expect, test } from 'vitest';
import { wingsOfWar, wingsOfWarScript } from '../src/index.ts';

/** A Camel, a two-seater, and an aircraft without an Immelmann. */
const options = (switches: object = {}) => ({
  width: 2000,
  length: 2000,
  seats: [
    { name: 'red', side: 0, aircraft: [{ card: 'camel-brown', label: 'camel', x: 500, y: 300, heading: 0 }] },
    {
      name: 'blue',
      side: 1,
      aircraft: [
        { card: 'dh4-55', label: 'dh4', x: 500, y: 900, heading: 180 },
        { card: 'dh4-goettler', label: 'other', x: 900, y: 900, heading: 180 },
      ],
    },
  ],
  switches,
});

function situated(switches: object, given: object) {
  const read = wingsOfWar.options(options(switches));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return wingsOfWarScript.situate(given as never, read.value, '1');
}

function refusalOf(switches: object, given: object): unknown {
  const state = situated(switches, given);
  if (state.ok) throw new Error('this situation is accepted');
  return [state.problem.code, state.problem.place, state.problem.facts.rule];
}

describe('a situation that no game can come to is refused, with the field and the rule', () => {
  const altitude = { altitude: true };
  test.each([
    ['WOW-JAM-02', 'rear-jam', {}, { 'rear-jam': 1 }],
    ['WOW-DMG-04', 'wounds', {}, { wounds: 1 }],
    ['WOW-DMG-04', 'engine', {}, { engine: 1 }],
    ['WOW-DMG-04', 'stuck-left', {}, { 'stuck-left': true }],
    ['WOW-DMG-04', 'smoke', {}, { smoke: 2 }],
    ['WOW-DMG-04', 'flames', {}, { flames: 1 }],
    ['WOW-TWO-09', 'observer', {}, { observer: false }],
    ['WOW-OVERDIVE-01', 'overdive', altitude, { overdive: true, last: 'dive' }],
    ['WOW-OVERDIVE-01', 'overdive', { ...altitude, overdive: true }, { overdive: true, last: 'straight' }],
    ['WOW-JAM-07', 'hits[1]', {}, { hits: ['A 0', 'A explosion'] }],
    ['WOW-DMG-06', 'hits', {}, { damage: 13, hits: ['A 3'] }],
  ])('%s: %s', (rule, place, switches, camel) => {
    const refused = ['situation-impossible', `given.aircraft.camel.${place}`, rule];
    expect(refusalOf(switches, { aircraft: { camel } })).toEqual(refused);
  });

  test('WOW-OVERDIVE-06: an Overdive is not for an aircraft without an Immelmann', () => {
    const dh4 = { overdive: true, last: 'dive' };
    expect(refusalOf({ altitude: true, overdive: true }, { aircraft: { dh4 } })).toEqual([
      'situation-impossible',
      'given.aircraft.dh4.overdive',
      'WOW-OVERDIVE-06',
    ]);
  });

  test('WOW-HIGH-01, WOW-HIGH-04: the floor is for Flying Higher, and nobody is below it', () => {
    const floor = (rule: string) => ['situation-impossible', 'given.floor', rule];
    expect(refusalOf({ altitude: true }, { floor: 2 })).toEqual(floor('WOW-HIGH-01'));
    expect(refusalOf({ altitude: true, higher: true }, { floor: 9 })).toEqual(floor('WOW-HIGH-04'));
  });

  test('a damage card more than the deck has is found where it is named', () => {
    const hits = ['A explosion', 'A explosion'];
    const refused = ['no-such-damage-card', expect.anything(), undefined];
    expect(refusalOf({}, { aircraft: { camel: { hits } } })).toEqual([
      refused[0],
      'given.aircraft.camel.hits[1]',
      undefined,
    ]);
    expect(refusalOf({}, { draws: hits })).toEqual([refused[0], 'given.draws[1]', undefined]);
    expect(refusalOf({}, { spent: hits })).toEqual([refused[0], 'given.spent[1]', undefined]);
  });
});

test('WOW-SPDMG, WOW-TWO-09: and what is possible is not', () => {
  const special = { wounds: 1, engine: 1, 'stuck-right': true, smoke: 3, flames: 3 };
  expect(situated({ special: true }, { aircraft: { camel: special, dh4: { observer: false } } }).ok).toBe(true);
});
