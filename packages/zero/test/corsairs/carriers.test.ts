import { describe, expect, test } from 'vitest';
import {
  basePack,
  type CarrierCampaign,
  campaignBase,
  carrierCampaigns,
  seaPlaces,
  type TrackLine,
} from '../../src/content/index.ts';
import { forcesIn, readListed, slug } from './listed.ts';
import { type Cell, num, type Row, table } from './sheets.ts';

const [easternSolomons, santaCruz] = carrierCampaigns.filter(({ selection }) => selection !== undefined);

/** What a campaign's page calls its tables, by their places: the Eastern Solomons have two more. */
const tables: readonly (readonly [
  CarrierCampaign,
  Readonly<Record<'ops' | 'tracks' | 'scouts' | 'resources' | 'map', number>>,
])[] = [
  [easternSolomons, { ops: 0, tracks: 3, scouts: 4, resources: 5, map: 6 }],
  [santaCruz, { ops: 0, tracks: 1, scouts: 2, resources: 3, map: 4 }],
];

const missing = ({ text }: Cell): TrackLine['strike'] =>
  text === 'none' ? 'all' : text === '–' ? 0 : Math.abs(Number.parseInt(text.replace('−', '-'), 10));
const trackName = (name: string): string => slug(name.replace(/ \(.*/, '')).replace('-carrier-fleet', '-fleet');
const cap = ({ text }: Cell): unknown[] => (text === 'none' || text === 'by card' ? [] : [readListed(text)]);

describe.each(tables.map(([campaign, at]) => [campaign.name, campaign, at] as const))('%s', (name, campaign, at) => {
  test('Z-25.43a: Strikes and CAPs by Flight Ops', () => {
    for (const row of table(name, at.ops)) {
      const side = row.Side.text === 'Allied' ? 'allied' : 'japanese';
      const op = slug(row['Flight Ops'].text) as 'large-strike';
      expect(campaign.ops[side][op]).toEqual({
        strike: forcesIn(row, ['Strike 1', 'Strike 2', 'Strike 3']),
        cap: cap(row.CAP),
      });
    }
  });

  test('Z-25.82a: the Damage Tracks, and who scores', () => {
    const rows = table(name, at.tracks);
    const shown = [...new Set(rows.map((row) => row.Track.text))].map((track) => {
      const own = rows.filter((row) => row.Track.text === track);
      return {
        id: trackName(track),
        owner: own[0]['Scored by'].text === 'Japan' ? 'allied' : 'japanese',
        lines: own.map((row: Row) => ({
          from: num(row['Boxes from']),
          strike: missing(row.Strike),
          cap: missing(row.CAP),
          state: row.State.text === '–' ? null : slug(row.State.text),
          vps: num(row.VPs),
        })),
      };
    });
    expect(campaign.tracks.map(({ id, owner, lines }) => ({ id, owner, lines }))).toEqual(shown);
    for (const row of rows)
      if (row['Boxes to'].text !== 'or more') {
        const next = rows[rows.indexOf(row) + 1];
        expect(num(row['Boxes to']) + 1).toBe(num(next['Boxes from']));
      }
  });

  test('Z-25.61c: Scout Missions', () => {
    for (const row of table(name, at.scouts)) {
      const scout = campaign.scouts[row['Scout Mission of'].text === 'Japan' ? 'japanese' : 'allied'];
      const gain = ({ text }: Cell): string => readListed(text.replace('+1 ', 'L ')).aircraft;
      expect(scout).toEqual({
        scout: [readListed(row.Scout.text)],
        interceptors: [readListed(row.Interceptors.text)],
        altitude: row.Altitude.text.toLowerCase(),
        turns: num(row.Turns),
        gains: [
          { after: 2, aircraft: gain(row['After 2 turns']) },
          { after: 4, aircraft: gain(row['After 4 turns']) },
        ],
      });
    }
  });

  test('Z-25.52a: the shared list of Resources, a Submarine among them', () => {
    const rows = table(name, at.resources);
    expect(rows.map((row) => slug(row.Resource.text))).toEqual(campaign.resources);
    for (const row of rows) {
      const own = campaignBase.carrierResources.find(({ id }) => id === slug(row.Resource.text));
      expect([row.Resource.text, own?.side ?? null]).toEqual([
        row.Resource.text,
        row['Reserved for'].text === '–' ? null : row['Reserved for'].text.toLowerCase(),
      ]);
    }
  });

  test('its chart', () => {
    const places = table(name, at.map).map((row) => ({
      place: trackName(row.Place.text),
      x: num(row.x),
      y: num(row.y),
    }));
    expect(campaign.points).toEqual(places);
  });

  test('every sheet and every aircraft exists, and every target has a track', () => {
    const all = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations].map(({ id }) => id);
    const listed = [
      ...Object.values(campaign.ops).flatMap((ops) =>
        Object.values(ops).flatMap(({ strike, cap: over }) => [...strike, ...over]),
      ),
      ...(campaign.forces ?? []).flatMap(({ strike, cap: over }) => [...strike, ...over]),
      ...Object.values(campaign.drawnCaps).flatMap((caps) => Object.values(caps ?? {}).flat()),
    ];
    for (const { aircraft } of listed) expect(all).toContain(aircraft);
    const tracks: readonly string[] = campaign.tracks.map(({ id }) => id);
    for (const id of [
      ...campaign.targets.allied,
      ...campaign.targets.japanese,
      ...(campaign.forces ?? []).flatMap(({ targets }) => targets),
    ])
      expect(tracks).toContain(id);
    for (const { sheet } of campaign.tracks) expect(campaignBase.targets.some(({ id }) => id === sheet)).toBe(true);
  });
});

describe('what only one of them has', () => {
  test('Eastern Solomons: Henderson Field, the Ryujo Force and the Convoy', () => {
    const rows = table('Eastern Solomons', 1).filter((row) => row.CAP.text !== 'by card');
    expect(
      (easternSolomons.forces ?? []).map(({ track, side, strike, cap, targets }) => ({
        track,
        side,
        strike,
        cap,
        targets,
      })),
    ).toEqual(
      rows.map((row) => ({
        track: slug(row.Force.text),
        side: row.Side.text.toLowerCase(),
        strike: forcesIn(row, ['Strike 1', 'Strike 2']),
        cap: cap(row.CAP),
        targets: ['Target allowed 1', 'Target allowed 2'].flatMap((column) =>
          row[column].text === '–' ? [] : [slug(row[column].text)],
        ),
      })),
    );
    expect((easternSolomons.forces ?? []).map(({ launches, obliged }) => [launches, obliged])).toEqual([
      ['red', false],
      [null, false],
    ]);
    expect(easternSolomons.drawnCaps.convoy).toEqual(
      Object.fromEntries(table('Eastern Solomons', 2).map((row) => [row['Card border'].text, cap(row.CAP)])),
    );
    expect(easternSolomons.bonuses).toEqual([
      {
        name: 'landing',
        side: 'japanese',
        below: {},
        reached: {},
        by: 'convoy',
        ladder: [
          { from: 0, vps: 8 },
          { from: 4, vps: 0 },
        ],
      },
    ]);
  });

  test('CHS-R14: Henderson Field has Area Flak 2', () => {
    const sheet = easternSolomons.tracks.find(({ id }) => id === 'henderson-field')?.sheet;
    expect(campaignBase.targets.find(({ id }) => id === sheet)?.areaFlak).toBe(2);
  });

  test('CH-19.24l, Santa Cruz: Navy pilots alone, and a Vanguard that may be found instead of the Fleet', () => {
    expect(santaCruz.pilots.allied).toEqual(['usn']);
    expect(santaCruz.decoy).toEqual({ track: 'vanguard-force', side: 'japanese', border: 'white', seenAfter: 2 });
  });

  test('no place is there for nothing', () => {
    const used = carrierCampaigns.flatMap(({ points }) => points.map(({ place }) => place));
    expect(seaPlaces.filter((place) => !used.includes(place))).toEqual([]);
  });
});
