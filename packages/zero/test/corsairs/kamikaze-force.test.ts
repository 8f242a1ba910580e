import { chanceFrom } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  basePack,
  type KamikazeLine,
  kamikazeDamage,
  kamikazeForces,
  readOptions,
  rules,
  zero,
} from '../../src/index.ts';
import { table as damageTable, num } from './sheets.ts';

const face = (id: string) => {
  const found = basePack.faces.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no face ${id}`);
  return found;
};
const shot = (bursts: number) => {
  const found = basePack.faces.find((one) => one.title === 'IN MY SIGHTS' && one.bursts === bursts);
  if (found === undefined) throw new Error('no such shot');
  return found;
};

/** A few lines of the table of Okinawa. */
const table: readonly KamikazeLine[] = [
  {
    card: 'ims-3b',
    service: 'ija',
    aircraft: [
      { count: 1, as: 'L/W', aircraft: 'ki-45' },
      { count: 1, as: 'L/W', aircraft: 'ki-61' },
      { count: 2, as: 'L/W', aircraft: 'ki-27' },
    ],
    ohkas: false,
  },
  { card: 'half-loop', service: 'ijn', aircraft: [{ count: 3, as: 'aircraft', aircraft: 'g4m2' }], ohkas: true },
  {
    card: 'full-throttle',
    service: 'ijn',
    aircraft: [{ count: 2, as: 'L/W', aircraft: 'a6m5' }],
    ohkas: false,
  },
];

const plenty = (): number => 9;

describe('CH-28.21a: what flies is drawn on the Kamikaze Aircraft Table', () => {
  test('CH-EX-09: IN MY SIGHTS of three Bursts, and no other, leads to eight aircraft of the Army', () => {
    const line = rules.forceFor(table, shot(3));
    expect(line?.service).toBe('ija');
    expect(line?.aircraft.reduce((sum, { count }) => sum + 2 * count, 0)).toBe(8);
    expect(rules.forceFor(table, shot(1))).toBeNull();
  });

  test('CH-2.0a: FULL THROTTLE has a line of its own', () => {
    const full = basePack.faces.find(({ title }) => title === 'FULL THROTTLE');
    expect(full && rules.forceFor(table, full)?.card).toBe('full-throttle');
  });

  test('CH-18.82a: a line may carry MXY7s', () => {
    expect(rules.forceFor(table, face('half-loop'))?.ohkas).toBe(true);
  });
});

describe('CH-28.21c: a Resource takes types away', () => {
  test('CH-EX-09: Ki-61s as escort, so that kamikaze Ki-61s become Ki-43-IIs, however many cards there are', () => {
    expect(rules.afterResource(table[0], [{ count: 1, as: 'L/W', aircraft: 'ki-61' }], plenty)).toEqual([
      { count: 1, as: 'L/W', aircraft: 'ki-45' },
      { count: 2, as: 'L/W', aircraft: 'ki-27' },
      { count: 1, as: 'L/W', aircraft: 'ki-43-ii' },
    ]);
  });

  test('without them nothing changes', () => {
    expect(rules.afterResource(table[0], [{ count: 1, as: 'L/W', aircraft: 'a6m5' }], plenty)).toEqual(
      table[0].aircraft,
    );
  });

  test('what the Navy is short of becomes A6M2s, and is left out when those are used up too', () => {
    const resource = [{ count: 1, as: 'L/W', aircraft: 'a6m5' }] as const;
    const cards = (left: number) => (aircraft: string) => (aircraft === 'a6m2' ? left : 2);
    expect(rules.afterResource(table[2], resource, cards(3))).toEqual([
      { count: 1, as: 'L/W', aircraft: 'a6m5' },
      { count: 1, as: 'L/W', aircraft: 'a6m2' },
    ]);
    expect(rules.afterResource(table[2], resource, cards(0))).toEqual([{ count: 1, as: 'L/W', aircraft: 'a6m5' }]);
  });
});

describe('CH-28.25a: pilots and crews', () => {
  test('CH-28.25b, CH-28.25c, CH-19.44a: green where green pilots are played; only bombers with an MXY7 draw', () => {
    expect(rules.kamikazeQuality(false, false)).toBe('none');
    expect(rules.kamikazeQuality(false, true)).toBe('green');
    expect(rules.kamikazeQuality(true, true)).toBe('drawn');
    expect(rules.kamikazeQuality(true, false)).toBe('drawn');
  });
});

const mission = (formation: object, element: object = { aircraft: 'ki-27', kamikaze: true }) =>
  readOptions({
    mode: 'mission',
    seats: [
      { name: 'J', side: 'japanese', elements: [element], formations: [{ aircraft: ['g4m2'], ...formation }] },
      { name: 'A', side: 'allied', elements: [] },
    ],
    orders: { kind: 'kamikaze', attacker: 'japanese', target: '4B', turns: [8, 7] },
  });

describe('CH-28.23a: where they begin', () => {
  test.each([
    [{ kamikaze: true }, 'very low'],
    [{ ohka: true }, 'high'],
    [{}, 'medium'],
    [{ kamikaze: true, altitude: 'low' }, 'low'],
  ])('Medium Bombers with %j', (given, altitude) => {
    const read = mission(given);
    expect(read.ok && read.value.seats[0].formations?.[0].altitude).toBe(altitude);
  });

  test('marks are left out of the options of who has none', () => {
    const read = mission({}, { aircraft: 'ki-27' });
    expect(read.ok && Object.keys(read.value.seats[0].formations?.[0] ?? {})).not.toContain('kamikaze');
    expect(read.ok && Object.keys(read.value.seats[0].elements[0])).not.toContain('kamikaze');
    expect(read.ok && Object.keys(read.value.orders ?? {})).not.toContain('search');
  });

  test('CH-28.25a: no crew is named for a kamikaze', () => {
    const read = mission({ kamikaze: true, crews: ['colin-kelly'] });
    expect(read.ok).toBe(false);
  });
});

test('CH-28.21b: what a Resource brings has pilots, bombs and Altitudes as ever', () => {
  const read = mission({ kamikaze: true }, { aircraft: 'a6m2', pilot: 'sakai', load: 'level', altitude: 'high' });
  expect(read.ok).toBe(true);
});

test('CH-28.21a: two draws and a Resource bring up to ten Elements, and no more', () => {
  const elements = (count: number) =>
    readOptions({
      mode: 'mission',
      seats: [
        {
          name: 'J',
          side: 'japanese',
          elements: Array.from({ length: count }, () => ({ aircraft: 'ki-27', kamikaze: true, altitude: 'low' })),
        },
        { name: 'A', side: 'allied', elements: [{ aircraft: 'f6f-3', altitude: 'high' }] },
      ],
      orders: { kind: 'kamikaze', attacker: 'japanese', target: '4B', turns: [7, 7] },
    });
  const [most, more] = [elements(10), elements(11)];
  if (!most.ok) throw new Error(most.problem.code);
  expect(zero.setup(most.value, chanceFrom('ten')).elements).toHaveLength(11);
  expect(more.ok).toBe(false);
});

describe('CH-28.4: what cannot be searched', () => {
  const search = (orders: object) =>
    readOptions({
      mode: 'mission',
      seats: [
        { name: 'J', side: 'japanese', elements: [{ aircraft: 'ki-27', kamikaze: true }] },
        { name: 'A', side: 'allied', elements: [] },
      ],
      orders: { kind: 'kamikaze', attacker: 'japanese', turns: [8, 7], ...orders },
    });

  test.each([
    [{}, 'mission-without-target'],
    [{ search: { table: [{ result: 'miss' }] } }, 'mission-without-target'],
    [{ search: { table: [{ result: 'hit', target: '1A' }] } }, 'unknown-target'],
    [{ target: '4B', search: { table: [{ result: 'hit', target: '4B' }] } }, 'search-out-of-place'],
  ])('%j', (orders, code) => {
    const read = search(orders);
    expect(read.ok ? '' : read.problem.code).toBe(code);
  });
});

test('CH-28.53f, CH-GAP-40: the Kamikaze Damage Table is that of the page', () => {
  const rows = damageTable('Kamikaze Damage Table');
  expect([kamikazeDamage.single, kamikazeDamage.multi]).toEqual(
    rows.map((row) => ['Miss', 'Hit', 'Direct', 'Vital'].map((result) => num(row[result]))),
  );
});

test('CH-28.21a, CH-EX-09: on the table of Okinawa itself', () => {
  const line = rules.forceFor(kamikazeForces.okinawa, shot(3));
  expect(line && rules.afterResource(line, [{ count: 1, as: 'L/W', aircraft: 'ki-61' }], plenty)).toEqual([
    { count: 1, as: 'L/W', aircraft: 'ki-45' },
    { count: 2, as: 'L/W', aircraft: 'ki-27' },
    { count: 1, as: 'L/W', aircraft: 'ki-43-ii' },
  ]);
});
