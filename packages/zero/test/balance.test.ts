import { describe, expect, test } from 'vitest';
import { zero } from '../src/index.ts';
import { duel, J, pairs, refused, situation } from './fixture.ts';

describe('balancing a combat', () => {
  test('Z-13.0a: house methods are allowed: then everything passes', () => {
    expect(refused(pairs({ balance: ['house'] }, [{}, {}, {}], [{ wingman: false }]))).toBe('fine');
  });

  test('Z-13.1a, Z-5.28a, Z-GAP-68: the weaker side begins with the difference in Point Values, once', () => {
    const options = duel({ aircraft: 'gnat' }, {}, { balance: ['points'] });
    expect(situation({}, options).get('score')).toEqual({ japanese: 3, allied: 0 });
    expect(situation({ Gnat: { leader: { damaged: true, hits: 3 } } }, options).get('score')).toEqual({
      japanese: 3,
      allied: 2,
    });
    expect(situation({}, duel({ aircraft: 'gnat' })).get('score')).toEqual({ japanese: 0, allied: 0 });
  });

  test('Z-13.1b, Z-5.35a: Elements are summed, a Wingman counts with its Leader', () => {
    const f = situation({}, pairs({ balance: ['points'] }, [{ aircraft: 'gnat' }, {}], [{}, {}]));
    expect(f.get('score')).toEqual({ japanese: 3, allied: 0 });
    const alone = situation({}, duel({ wingman: false }, {}, { balance: ['points', 'wingmen'] }));
    expect(alone.get('score')).toEqual({ japanese: 2, allied: 0 });
  });

  test('Z-13.2a, Z-GAP-64: more Elements on one side need equal totals', () => {
    const two = [{ aircraft: 'gnat' }, { aircraft: 'gnat' }];
    expect(refused(pairs({ balance: ['numbers'] }, two, [{}]))).toBe('fine');
    expect(refused(pairs({ balance: ['numbers'] }, [{}, {}], [{}]))).toBe('unequal-points at balance');
    expect(refused(pairs({ balance: [] }, two, [{}]))).toBe('unequal-aircraft at seats');
  });

  test('Z-13.3a: Leaders without Wingmen on one side', () => {
    expect(refused(duel({ wingman: false }, {}, { balance: ['wingmen'] }))).toBe('fine');
    expect(refused(duel({ wingman: false }))).toBe('unequal-aircraft at seats');
    expect(
      refused(pairs({ balance: ['wingmen'] }, [{ wingman: false }, { wingman: false }], [{ wingman: false }, {}])),
    ).toBe('wingmen-missing-on-both-sides at seats');
    expect(refused(pairs({ balance: ['wingmen'] }, [{}, {}], [{ wingman: false }]))).toBe(
      'more-elements-than-agreed at seats',
    );
  });

  test('Z-13.4a, Z-13.4b, Z-19.12b, Z-GAP-67: a pilot for the weaker side, each bonus worth one point', () => {
    expect(refused(duel({ pilot: 'pilot-p' }, {}, { balance: ['pilots'] }))).toBe(
      'pilot-on-the-stronger-side at seats[0].elements[0].pilot',
    );
    const f = situation({}, duel({ aircraft: 'gnat', pilot: 'pilot-p' }, {}, { balance: ['pilots', 'points'] }));
    expect(f.get('score')).toEqual({ japanese: 2, allied: 0 });
  });
});

describe('what cannot be flown', () => {
  test('unknown, doubled and misplaced things are named with their place', () => {
    expect(refused(duel({ aircraft: 'spad' }))).toBe('unknown-fighter at seats[0].elements[0].aircraft');
    expect(refused(duel({ pilot: 'nobody' }))).toBe('unknown-pilot at seats[0].elements[0].pilot');
    expect(refused(pairs({}, [{ label: 'Cat' }], [{}]))).toBe('label-twice at seats[1].elements[0].label');
    expect(refused(pairs({}, [{}], [{}, { label: 'Cat wingman' }]))).toBe('label-twice at seats[1].elements[1].label');
    expect(refused(pairs({}, [{ pilot: 'pilot-p' }, { pilot: 'pilot-p' }], [{}]))).toBe(
      'pilot-twice at seats[0].elements[1].pilot',
    );
    expect(refused(pairs({}, [], [{}]))).toBe('seat-without-elements at seats[0]');
    expect(refused({ ...duel(), seats: [{ name: J, side: 'japanese', elements: [{ aircraft: 'a6m2' }] }] })).toBe(
      'side-without-elements at seats',
    );
    expect(refused(pairs({}, Array(6).fill({}), [{}]))).toBe('too-many-elements at seats');
    expect(refused(duel({}, {}, { turns: 0 }))).toBe('field-wrong-value at turns');
    expect(refused(duel({}, {}, { weather: 'fine' }))).toBe('field-unknown at weather');
  });

  test('the facts say which side, and how many', () => {
    const facts = (given: object): unknown => {
      const read = zero.options(given);
      return read.ok ? null : read.problem.facts;
    };
    expect(facts({ ...duel(), seats: [{ name: J, side: 'japanese', elements: [{ aircraft: 'a6m2' }] }] })).toEqual({
      side: 'allied',
    });
    expect(facts(pairs({}, Array(6).fill({}), [{}]))).toEqual({ side: 'japanese', found: 6, most: 5 });
    expect(facts(pairs({ balance: [] }, [{}, {}], [{}]))).toEqual({ japanese: 4, allied: 2 });
  });

  test('Z-19.21a, Z-19.21b: a pilot flies for his own service', () => {
    const house = { balance: ['house'] };
    expect(refused(duel({ aircraft: 'ki-43', pilot: 'pilot-p' }, {}, house))).toBe(
      'pilot-of-another-service at seats[0].elements[0].pilot',
    );
    expect(refused(duel({ aircraft: 'ki-43', pilot: 'sakai' }, {}, house))).toBe(
      'pilot-of-another-service at seats[0].elements[0].pilot',
    );
    expect(refused(duel({}, { aircraft: 'p-40e', pilot: 'thach' }, house))).toBe(
      'pilot-of-another-service at seats[1].elements[0].pilot',
    );
  });

  test('Z-19.23a: a Skilled pilot flies his type only, any model of it', () => {
    const house = { balance: ['house'], year: 1945 };
    expect(refused(duel({ aircraft: 'a6m5', pilot: 'sakai' }, {}, house))).toBe('fine');
    expect(refused(duel({ aircraft: 'j2m3', pilot: 'sakai' }, {}, house))).toBe(
      'pilot-in-the-wrong-type at seats[0].elements[0].pilot',
    );
    expect(refused(duel({ aircraft: 'a6m2-n', pilot: 'sakai' }, {}, house))).toBe(
      'pilot-in-the-wrong-type at seats[0].elements[0].pilot',
    );
  });
});
