import { describe, expect, test } from 'vitest';
import {
  basePack,
  campaignBase,
  cardRows,
  checkPack,
  corsairsCounters,
  corsairsCrews,
  historicalColumns,
  historicalPeople,
  mostSkilled,
  selectionTable,
  serviceRules,
} from '../../src/content/index.ts';
import { readOptions } from '../../src/options.ts';
import { type Cell, type Row, table } from './sheets.ts';

const written = (cell: Cell): string => cell.text;
const skillsOf = (row: Row): string[] =>
  ['Skill 1', 'Skill 2', 'Skill 3'].map((column) => row[column].text).filter((letter) => letter !== '–');
const people = corsairsCounters.flatMap(({ front, back }) => [front, back]);
const crews = corsairsCrews.flatMap(({ service, backService = service, family, front, back }) => [
  { ...front, service, family },
  { ...back, service: backService, family },
]);

/** Two men whose names are on counters of Zero! already. */
const named = (name: string): string =>
  ({ Takahashi: 'Takahashi (Zuikaku)', Murata: 'Murata (Shokaku)' })[name] ?? name;

describe('the counters', () => {
  test('CH-19.24h, CH-19.24p, CH-EX-06: every pilot of the page, on his counter, with his letters', () => {
    const rows = table('Pilots');
    expect(people.map(({ name, full, service, family, skills }) => [name, full, service, family, skills])).toEqual(
      rows.map((row) => [
        named(row.Name.text),
        row['In full'].text,
        row.Service.text.toLowerCase(),
        row.Type.text,
        skillsOf(row),
      ]),
    );
    expect(corsairsCounters).toHaveLength(36);
    for (const [i, { service, family, front, back }] of corsairsCounters.entries()) {
      expect([rows[2 * i].Counter.text, rows[2 * i + 1].Counter.text]).toEqual([`P${i + 1}`, `P${i + 1}`]);
      for (const one of [front, back]) expect([one.service, one.family]).toEqual([service, family]);
    }
  });

  test('CH-19.34c: every crew of the page', () => {
    expect(crews.map(({ name, full, service, family, skills }) => [name, full, service, family, skills])).toEqual(
      table('Crews').map((row) => [
        row.Name.text,
        row['In full'].text,
        row.Service.text.toLowerCase(),
        row.Type.text,
        skillsOf(row),
      ]),
    );
  });

  test('a pack may bring such counters', () => {
    const pack = { system: 'zero', pack: 'mine', counters: corsairsCounters, crews: corsairsCrews };
    expect(checkPack(pack)).toEqual([]);
  });

  test('CH-19.2a: no campaign of Zero! draws them, and nobody shares an id with somebody else', () => {
    const drawn = new Set(campaignBase.counters.map(({ id }) => id));
    expect(corsairsCounters.filter(({ id }) => drawn.has(id))).toEqual([]);
    const known = [...basePack.pilots, ...campaignBase.counters.flatMap(({ front, back }) => [front, back]), ...people];
    for (const one of people)
      for (const other of known.filter(({ id }) => id === one.id))
        expect([other.full, other.skills]).toEqual([one.full, one.skills]);
    expect(new Set(people.map(({ id }) => id)).size).toBe(72);
  });

  test('everybody finds an aircraft of his service and type', () => {
    const flown = [...basePack.fighters, ...campaignBase.lightBombers];
    for (const { name, service, family } of people)
      expect([name, flown.some((one) => one.family === family && one.services.includes(service))]).toEqual([
        name,
        true,
      ]);
    for (const { name, service, family } of crews)
      expect([
        name,
        campaignBase.formations.some((one) => one.family === family && one.services.includes(service)),
      ]).toEqual([name, true]);
  });

  test('CH-19.2b: they can be named in a Mission', () => {
    const result = readOptions({
      mode: 'mission',
      seats: [
        { name: 'one', side: 'japanese', elements: [] },
        {
          name: 'two',
          side: 'allied',
          elements: [
            { aircraft: 'sbd-3', pilot: 'mangrum' },
            { aircraft: 'tbf', pilot: 'dooley' },
          ],
        },
      ],
      orders: { kind: 'bombing', attacker: 'allied', target: '5B', turns: [3, 2] },
    });
    expect(result.ok).toBe(true);
  });
});

describe('who is where', () => {
  test('CH-19.26a: the historical column', () => {
    const rows = table('Historical column, by campaign');
    const ids = new Map([...people, ...crews].map(({ id, name }) => [name, id]));
    const columns = Object.keys(rows[0]).slice(5);
    expect(columns.map((column) => column.toLowerCase().replaceAll(' ', '-'))).toEqual(historicalColumns);
    for (const [i, column] of historicalColumns.entries())
      expect(historicalPeople[column]).toEqual(
        rows.filter((row) => row[columns[i]].text === 'yes').map(({ Name }) => ids.get(named(Name.text))),
      );
  });

  const short: { readonly [key: string]: string } = {
    IMS1: 'ims-1b',
    IMS2: 'ims-2b',
    IMS3: 'ims-3b',
    OTS: 'ots',
    MVG: 'maneuvering',
    HL: 'half-loop',
    SCI: 'scissors',
    VR: 'vertical-roll',
    FULL: 'full-throttle',
    TT: 'tight-turn',
    BR: 'barrel-roll',
    ACE: 'ace-pilot',
  };
  const services: { readonly [name: string]: readonly string[] } = {
    'IJN crews': ['ijn'],
    'IJA crews': ['ija'],
    'US crews': ['usaaf', 'usn', 'usmc'],
  };
  const rows = [...table('Pilot/Crew Selection Table', 0), ...table('Pilot/Crew Selection Table', 1)];

  test.each(
    rows.map(
      (row, i) => [written(row.Service), written(row.Campaign), written(row.Period), row, selectionTable[i]] as const,
    ),
  )('CH-19.24f: the row of %s, %s, %s', (service, campaign, period, row, line) => {
    expect(line).toMatchObject({
      people: service.endsWith('crews') ? 'crews' : 'pilots',
      services: services[service] ?? [service.toLowerCase()],
      campaign: campaign.toLowerCase().replaceAll(' ', '-'),
      period: period === 'all' ? null : period.toLowerCase().replaceAll(' ', '-'),
    });
    const marked = (letter: string): string[] =>
      Object.entries(short).flatMap(([column, card]) => (row[column].text === letter ? [card] : []));
    expect([...line.skilled].toSorted()).toEqual(marked('S').toSorted());
    expect([...line.green].toSorted()).toEqual(marked('G').toSorted());
    const [cited] = Object.keys(short).flatMap((column) => row[column].source ?? []);
    expect(line.sources.all).toBe(cited ?? 'reconstructed');
  });

  test('the table has no row that the page does not have, and every card of the deck can be looked up', () => {
    expect(selectionTable).toHaveLength(rows.length);
    expect(Object.values(short).toSorted()).toEqual([...cardRows].toSorted());
  });

  test('CH-GAP-17: no Allied pilot is green', () => {
    for (const { services: own, green } of selectionTable)
      if (!own.includes('ijn') && !own.includes('ija')) expect(green).toEqual([]);
  });

  test('CH-19.24j … CH-19.24o, CH-EX-06: whose pilots fly what both services have', () => {
    expect(serviceRules.solomons).toEqual({ by: 'card', services: { red: 'usn', white: 'usmc', blue: 'usmc' } });
    expect(serviceRules['santa-cruz']).toEqual({ by: 'campaign', service: 'usn' });
    expect(serviceRules['eastern-solomons']).toEqual({ by: 'base', carrier: 'usn', island: 'usmc' });
    expect([serviceRules['philippines-1944'], serviceRules.okinawa]).toEqual(
      Array(2).fill({ by: 'mark', marked: 'usmc', otherwise: 'usn' }),
    );
    expect(serviceRules.guadalcanal).toEqual({ by: 'choice' });
  });

  test('CH-19.24u, CH-EX-19: one Japanese Skilled pilot in a Strike of Santa Cruz', () => {
    expect(mostSkilled).toEqual({ 'santa-cruz': { japanese: 1 } });
  });
});
