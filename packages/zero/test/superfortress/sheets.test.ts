import { describe, expect, test } from 'vitest';
import * as content from '../../src/content/index.ts';
import { resultOf } from '../../src/superfortress/rules/weeks.ts';
import { forcesIn } from '../corsairs/listed.ts';
import { type Cell, num, type Row, table } from '../corsairs/sheets.ts';

/** The sheets of docs/corsairs.md, cell by cell. */
const sheet = (nth: number): readonly Row[] => table('B-29s in China', nth);
const slug = ({ text }: Cell): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
const span = (row: Row): number[] => [num(row.From), num(row.To)];
/** The forces of some columns; none where nobody comes. */
const forces = (row: Row, first: string, second: string): unknown[] =>
  row[first].text === 'no opposition' ? [] : forcesIn(row, [first, second]);
const known = (cell: Cell): string => cell.source ?? 'reconstructed';
type Sourced = { readonly sources: { readonly [field: string]: string } };
const sourceOf = ({ sources }: Sourced, field: string): string => sources[field] ?? sources.all;

describe('the sheets of the B-29s', () => {
  test('CH-30.44a: Victory Point Awards', () => {
    const vps = Object.fromEntries(sheet(0).map((row) => [row.Event.text, row.VPs]));
    const points = (event: string): number => Math.abs(num({ ...vps[event], text: vps[event].text.replace('+', '') }));
    const { damaged, destroyed, returned } = content.superfortressAwards;
    expect([damaged, destroyed, returned]).toEqual([
      points('B-29 newly Damaged (Mission or Supply Transport)'),
      points('B-29 destroyed (any cause)'),
      points('B-29 overflew the target and came back undamaged'),
    ]);
    const { declined, absent, boughtBox } = content.superfortressPenalties;
    expect([declined, absent, boughtBox]).toEqual([
      points('Mandatory Mission declined'),
      points('Week 4, per absent B-29'),
      points('Training box bought for a replacement'),
    ]);
    const fighter = content.awards.find(({ id }) => id === 'fighter');
    expect([fighter?.damaged, fighter?.destroyed]).toEqual([
      points('Japanese fighter damaged'),
      points('Japanese fighter destroyed'),
    ]);
  });

  test('CH-30.46a: Mission Targets', () => {
    const faces: { readonly [face: string]: string } = { '6A': '6A-mines' };
    expect(
      content.superfortressTargets.map((one) => [
        [one.from, one.to],
        one.letter,
        one.sheet,
        one.place,
        one.area,
        `${one.turns[0]}/${one.turns[1]}`,
        one.altitudes.length === 1 ? 'Very Low' : 'Medium, High or Very High',
        sourceOf(one, 'place'),
      ]),
    ).toEqual(
      sheet(1).map((row) => [
        span(row),
        row.Letter.text,
        faces[row.Face.text] ?? row.Face.text,
        row.Place.text,
        row.Location.text.toLowerCase(),
        row['Base turns'].text,
        row.Altitude.text,
        known(row.Place),
      ]),
    );
  });

  test('CH-30.43a, CH-30.43d: the Environment and Event columns', () => {
    expect(
      content.environmentColumn.map((one) => [[one.from, one.to], one.environment, sourceOf(one, 'environment')]),
    ).toEqual(sheet(2).map((row) => [span(row), slug(row.Environment), known(row.Environment)]));
    expect(content.eventColumn.map((one) => [[one.from, one.to], one.occurrence, sourceOf(one, 'occurrence')])).toEqual(
      sheet(4).map((row) => [span(row), slug(row.Event), known(row.Event)]),
    );
    const { mission, transport } = content.engineFire;
    expect([mission['very low'], mission.medium, mission.high, mission['very high'], transport]).toEqual(
      sheet(5).map((row) => num(row.Damage)),
    );
  });

  test('CH-30.43b, CH-30.43c: the Opposition column', () => {
    expect(content.oppositionColumn.map(({ from, to, home, elsewhere }) => [[from, to], home, elsewhere])).toEqual(
      sheet(3).map((row) => [
        span(row),
        forces(row, 'Japan or Formosa 1', 'Japan or Formosa 2'),
        forces(row, 'Elsewhere 1', 'Elsewhere 2'),
      ]),
    );
  });

  test('CH-30.51a: the Transport column', () => {
    const further = ({ event, opposition }: content.TransportLine): string =>
      opposition ? 'Opposition' : event === null ? 'none' : `Event +${event}`;
    expect(content.transportColumn.map((one) => [[one.from, one.to], one.supply, further(one)])).toEqual(
      sheet(6).map((row) => [span(row), num(row['Supply points']), row['Further draw'].text]),
    );
  });

  test('CH-30.81a, CH-30.81b, CH-30.82c, CH-30.1i: combats and the Follow-Up Attack', () => {
    expect(content.combatTurns.map(({ from, to, turns }) => [[from, to], turns])).toEqual(
      sheet(7).map((row) => [span(row), num(row['Turns of Combat (Supply Transport)'])]),
    );
    expect(content.startingAltitudes.map(({ from, to, altitude }) => [[from, to], altitude])).toEqual(
      sheet(8).map((row) => [span(row), row['Starting Altitude'].text.toLowerCase()]),
    );
    const places = ['first', 'second', 'third'];
    expect(
      content.randomAircraft.map(({ of, from, to, nth }) => [
        of,
        [from, to],
        of === 1 ? 'the only one' : places[nth - 1],
      ]),
    ).toEqual(sheet(9).map((row) => [num(row['B-29s present']), span(row), row.Target.text]));
    expect(content.followUpDamage.map(({ from, to, damage }) => [[from, to], damage])).toEqual(
      sheet(10).map((row) => [span(row), num(row['Damage to that B-29'])]),
    );
    expect(content.followUpRaid.map(({ from, to, vps }) => [[from, to], vps])).toEqual(
      sheet(11).map((row) => [span(row), num({ ...row.VPs, text: row.VPs.text.replace('+', '') })]),
    );
  });

  test('CH-30.9a: every line of the Campaign Victory Table, at both its ends', () => {
    for (const row of sheet(12)) {
      const result = slug({ ...row.Result, text: row.Result.text.split(':')[0] });
      const [from, to] = [row['VPs from'], row['VPs to']].map((cell) => (cell.text === 'no limit' ? null : num(cell)));
      if (from !== null) expect(resultOf(from), row.Result.text).toBe(result);
      if (to !== null) expect(resultOf(to), row.Result.text).toBe(result);
    }
    expect([resultOf(500), resultOf(-500)]).toEqual(['decisive-victory', 'defeat']);
  });

  test('CH-30.0b: all 80 numbers have a line in every table', () => {
    for (const column of [
      content.oppositionColumn,
      content.startingAltitudes,
      content.combatTurns,
      content.superfortressTargets,
    ])
      for (let number = 1; number <= 80; number++)
        expect(column.filter(({ from, to }) => number >= from && number <= to)).toHaveLength(1);
    for (let number = 1; number <= 105; number++)
      for (const column of [content.eventColumn, content.transportColumn])
        expect(column.filter(({ from, to }) => number >= from && number <= to)).toHaveLength(1);
  });

  test('CH-30.21a: the map', () => {
    expect(content.superfortressMap.map(({ x, y }) => [x, y])).toEqual(
      sheet(14).map((row) => [num(row.x), num(row.y)]),
    );
  });
});
