import { describe, expect, test } from 'vitest';
import {
  cardRows,
  kamikazeDamage,
  kamikazeForces,
  kamikazeSearch,
  kamikazeSubstitutes,
  type Skill,
  systemCharts,
} from '../../src/content/index.ts';
import { nightShift } from '../../src/rules/night.ts';
import { wingmanBonuses } from '../../src/rules/pilots.ts';
import { cardOf, forcesIn, sheetOf } from './listed.ts';
import { type Row, table } from './sheets.ts';

const listed = (row: Row): unknown[] =>
  forcesIn(
    row,
    ['Force 1', 'Force 2', 'Force 3'].filter((column) => row[column] !== undefined),
  );

describe.each([
  ['philippines-1944', 'Philippines 1944', 0],
  ['okinawa', 'Okinawa', 1],
] as const)('the kamikaze tables of %s', (campaign, column, nth) => {
  const rows = table('Kamikaze Aircraft Table', nth);

  test('CH-28.21a: what each card brings, and whose it is', () => {
    expect(kamikazeForces[campaign].map(({ card, aircraft, service }) => [card, service, aircraft])).toEqual(
      rows.map((row) => [cardOf(row.Card.text), row.Service.text.toLowerCase(), listed(row)]),
    );
    expect(kamikazeForces[campaign].map(({ card }) => card).toSorted()).toEqual([...cardRows].toSorted());
  });

  test('the notes, the MXY7s and what the book tells', () => {
    const notes = (row: Row): number[] => [...(row.Notes?.text ?? '').matchAll(/\d/g)].map(([n]) => Number(n));
    expect(kamikazeForces[campaign].map((line) => [line.notes, line.ohkas, line.sources.all])).toEqual(
      rows.map((row) => [notes(row), row['Force 1'].text.endsWith('MXY7'), row['Force 1'].source ?? 'reconstructed']),
    );
  });

  test('as many aircraft as the page counts', () => {
    const seats = { 'L/W': 2, L: 1, aircraft: 1 };
    for (const [i, { aircraft }] of kamikazeForces[campaign].entries())
      expect(aircraft.reduce((sum, { count, as }) => sum + count * seats[as], 0)).toBe(Number(rows[i].Aircraft.text));
  });

  test('CH-28.42a: the Search Table, the bombing result first', () => {
    const borders: { readonly [written: string]: string | null } = {
      any: null,
      'red border': 'red',
      'white border': 'white',
      'blue border': 'blue',
    };
    expect(kamikazeSearch[campaign]).toEqual(
      table('Kamikaze Search Table').map((row) => ({
        result: row['Bombing result'].text.toLowerCase(),
        card: row.Card.text in borders ? borders[row.Card.text] : cardOf(row.Card.text),
        target: sheetOf(row[column].text),
      })),
    );
    const lines = kamikazeSearch[campaign].filter(({ target }) => target === null);
    expect(lines).toEqual([{ result: 'miss', card: null, target: null }]);
  });
});

test('CH-EX-09: IN MY SIGHTS (3B) over Okinawa brings eight of the Army, and Ki-61s can become Ki-43-IIs', () => {
  const line = kamikazeForces.okinawa.find(({ card }) => card === 'ims-3b');
  expect(line?.notes).toContain(2);
  expect(kamikazeSubstitutes).toEqual({ ija: 'ki-43-ii', ijn: 'a6m2' });
});

test('CH-27.12a, CH-EX-07: the Target Systems Charts', () => {
  const rows = table('Target Systems charts');
  expect(systemCharts.map(({ campaign, system, sheets }) => [campaign, system, sheets])).toEqual(
    rows.map((row) => [
      row.Campaign.text.toLowerCase().replaceAll(' ', '-'),
      row.System.text.toLowerCase(),
      { red: sheetOf(row.Red.text), white: sheetOf(row.White.text), blue: sheetOf(row.Blue.text) },
    ]),
  );
  expect(systemCharts.flatMap(({ sources }) => sources['sheets.red'] ?? [])).toEqual(['CH-EX-07']);
});

test('CH-19.24r, CH-EX-06: the Skilled Wingman Table', () => {
  for (const row of table('Skilled Wingman Table')) {
    const { offensive, defensive, damage } = wingmanBonuses({ skills: [row.Skill.text as Skill] });
    expect([row.Skill.text, offensive, defensive, damage]).toEqual([
      row.Skill.text,
      Number(row.Offensive.text),
      Number(row.Defensive.text),
      row['Other effect as a Wingman'].text.startsWith('Damage +1') ? 1 : 0,
    ]);
  }
});

test('CH-27.31b, CH-GAP-28: the Night Bombing Table takes a level off every result, whatever the mode', () => {
  const night = { fixed: { sortie: { night: {} } } } as never;
  const results = ['Miss', 'Hit', 'Direct', 'Vital'];
  for (const row of table('Night Bombing Table'))
    for (const [i, result] of results.entries())
      expect(row[`${result} becomes`].text).toBe(results[Math.max(0, i + nightShift(night))]);
});

test('CH-28.53f, CH-EX-09: the Kamikaze Damage Table', () => {
  const [single, multi] = table('Kamikaze Damage Table').map((row) =>
    ['Miss', 'Hit', 'Direct', 'Vital'].map((result) => Number(row[result].text)),
  );
  expect([kamikazeDamage.single, kamikazeDamage.multi]).toEqual([single, multi]);
});
