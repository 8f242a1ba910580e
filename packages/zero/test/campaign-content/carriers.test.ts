import { describe, expect, test } from 'vitest';
import {
  type CarrierCampaign,
  type CarrierResource,
  campaignBase,
  carrierCampaigns,
  carrierResources,
  corsairsSupplies,
  type DamageTrack,
  forcesIn,
  type ListedAircraft,
  sides,
} from '../../src/content/index.ts';
import { typeOf, written } from './fixture.ts';

const [coralSea, midway] = carrierCampaigns;
const each = carrierCampaigns.map((one) => [one.id, one] as const);
const track = ({ tracks }: CarrierCampaign, id: string): DamageTrack =>
  tracks.find((one) => one.id === id) as DamageTrack;
const resource = (id: string): CarrierResource => carrierResources.find((one) => one.id === id) as CarrierResource;
/** The line of a track that so many boxes reach. */
const line = (one: DamageTrack, boxes: number): unknown[] => {
  const reached = one.lines.findLast(({ from }) => boxes >= from);
  return [reached?.strike, reached?.cap, reached?.vps];
};
const lists = ({ ops, drawnCaps, scouts, ...sheet }: CarrierCampaign): readonly ListedAircraft[] => [
  ...sides.flatMap((side) => Object.values(ops[side]).flatMap(({ strike, cap }) => [...strike, ...cap])),
  ...Object.values(drawnCaps).flatMap((caps) => Object.values(caps).flat()),
  ...forcesIn(sheet).flatMap(({ strike, cap }) => [...strike, ...cap]),
  ...sides.flatMap((side) => [...scouts[side].scout, ...scouts[side].interceptors]),
];

describe('the Carrier campaigns', () => {
  test('Z-23.0a, Z-23.26c: Land campaigns are Missions, Carrier campaigns Strikes; of Missions they have Scouts alone', () => {
    expect(campaignBase.campaigns.every(({ missions, targets }) => missions > 0 && targets.length > 0)).toBe(true);
    for (const { ops, scouts } of carrierCampaigns) {
      for (const side of sides) {
        expect(Object.keys(ops[side])).toEqual(['large-strike', 'small-strike', 'no-strike']);
        expect(scouts[side].scout.length).toBeGreaterThan(0);
      }
    }
    const flown = carrierResources
      .flatMap(({ effects }) => effects.map(({ does }) => does))
      .filter((does) => /scout|mission/.test(does));
    expect(flown).toEqual(['scout']);
  });

  test('Z-25.62a, Z-CGAP-54: six turns; every Strike two Target-Bound turns and one Home-Bound', () => {
    for (const { turns, strikeTurns } of [coralSea, midway]) expect([turns, strikeTurns]).toEqual([6, [2, 1]]);
  });

  test('Z-CEX-22, Z-CEX-23: Coral Sea, the Japanese Large Strike and the CAP that goes with it', () => {
    const { strike, cap } = coralSea.ops.japanese['large-strike'];
    expect([strike.map(written), cap.map(written)]).toEqual([['L/W a6m2', 'L/W b5n2', 'L d3a1'], ['L a6m2']]);
  });

  test('Z-CEX-24: Midway, No Strike keeps two F4F Elements over the Fleet', () => {
    expect(midway.ops.allied['no-strike'].cap.map(written)).toEqual(['2 L/W f4f-3']);
  });

  test.each(each)('Z-25.43b, %s: the larger the Strike, the smaller the CAP', (_, { ops }) => {
    const count = (list: readonly ListedAircraft[]): number =>
      list.reduce((sum, { count: n, as }) => sum + n * (as === 'L/W' ? 2 : 1), 0);
    for (const side of sides) {
      const [large, small, none] = (['large-strike', 'small-strike', 'no-strike'] as const).map((op) => ops[side][op]);
      expect(count(large.strike)).toBeGreaterThan(count(small.strike));
      expect(none.strike).toEqual([]);
      expect(count(none.cap)).toBeGreaterThan(count(small.cap));
      expect(count(small.cap)).toBeGreaterThan(count(large.cap));
    }
  });

  test.each(each)(
    'Z-25.65a, %s: all aircraft exist, are listed as what they are, and no list has more than there are',
    (_, campaign) => {
      for (const { aircraft, as, count } of lists(campaign)) {
        expect(as === 'aircraft', aircraft).toBe('class' in typeOf(aircraft));
        const supply = campaignBase.supply.find(({ id }) => id === aircraft);
        const box = corsairsSupplies.find(({ id }) => id === aircraft && campaign.selection !== undefined)?.box ?? 0;
        expect(count, aircraft).toBeLessThanOrEqual(Math.max(supply?.coreSet ?? 0, supply?.fullSet ?? 0) + box);
      }
    },
  );

  test('Z-25.34a, Z-25.66a: what can be struck, and with which sheet', () => {
    expect(coralSea.targets).toEqual({
      japanese: ['allied-fleet', 'port-moresby'],
      allied: ['japanese-fleet', 'invasion-force'],
    });
    expect(midway.targets).toEqual({ japanese: ['allied-fleet', 'midway-airfield'], allied: ['japanese-fleet'] });
    const sheet = (campaign: CarrierCampaign, id: string): unknown[] => [
      track(campaign, id).sheet,
      track(campaign, id).targetFlak,
    ];
    expect([
      sheet(coralSea, 'port-moresby'),
      sheet(coralSea, 'invasion-force'),
      sheet(midway, 'midway-airfield'),
    ]).toEqual([
      ['3A', null],
      ['4A', 2],
      ['1A', null],
    ]);
    for (const campaign of carrierCampaigns)
      for (const side of sides)
        for (const id of campaign.targets[side]) {
          expect(track(campaign, id).owner, id).not.toBe(side);
          expect(
            campaignBase.targets.some((one) => one.id === track(campaign, id).sheet),
            id,
          ).toBe(true);
        }
  });

  test('Z-25.43d, Z-CGAP-60: the CAP of Port Moresby and of the Invasion Force is drawn by the border of a card', () => {
    const caps = Object.entries(coralSea.drawnCaps).map(([id, { red, white, blue }]) => [
      id,
      ...[red, white, blue].map((list) => list.map(written).join()),
    ]);
    expect(caps).toEqual([
      ['port-moresby', 'L/W p-39d', 'L p-39d', ''],
      ['invasion-force', 'L/W a6m2', 'L a6m2', ''],
    ]);
  });

  test('Z-25.43c: Midway has aircraft of its own; in the first turn Japan must strike it', () => {
    expect(midway.island?.strike.map(written)).toEqual(['L/W sbd-3', '2 b-17e']);
    expect(midway.opening).toEqual({ side: 'japanese', target: 'midway-airfield' });
    expect([coralSea.island, coralSea.opening]).toEqual([null, null]);
  });

  test('Z-CEX-22, Z-CGAP-44: a scout flies four turns; after two it brings the first aircraft, a D3A1', () => {
    for (const { scouts } of carrierCampaigns)
      for (const side of sides) {
        expect([scouts[side].turns, scouts[side].gains.map(({ after }) => after)]).toEqual([4, [2, 4]]);
        for (const { aircraft } of scouts[side].gains) expect(typeOf(aircraft).side).toBe(side);
      }
    expect(coralSea.scouts.japanese.gains[0].aircraft).toBe('d3a1');
  });
});

describe('the Damage Tracks', () => {
  test('Z-CEX-22, Z-CGAP-54: five boxes on the Japanese Fleet in the Coral Sea take an aircraft from its Strike, ten one from its CAP', () => {
    const fleet = track(coralSea, 'japanese-fleet');
    expect([4, 5, 9, 10, 15, 20, 24, 25, 60].map((boxes) => line(fleet, boxes))).toEqual([
      [0, 0, 0],
      [1, 0, 5],
      [1, 0, 5],
      [1, 1, 10],
      [2, 1, 16],
      [3, 2, 24],
      [3, 2, 24],
      ['all', 'all', 40],
      ['all', 'all', 40],
    ]);
  });

  test('Z-25.9a: a Fleet is out of action at its last box: 25 and 25, 45 and 30', () => {
    const last = (campaign: CarrierCampaign): unknown[] =>
      campaign.tracks
        .filter(({ id }) => id.endsWith('fleet'))
        .map(({ lines }) => [lines.at(-1)?.from, lines.at(-1)?.state]);
    expect([last(coralSea), last(midway)]).toEqual([
      [
        [25, 'out-of-action'],
        [25, 'out-of-action'],
      ],
      [
        [45, 'out-of-action'],
        [30, 'out-of-action'],
      ],
    ]);
  });

  test.each(each)(
    '%s: what a Fleet has come to is worth the same whosever it is, however long its track',
    (_, campaign) => {
      const vps = (id: string): unknown => track(campaign, id).lines.map((one) => [one.strike, one.cap, one.vps]);
      expect(vps('japanese-fleet')).toEqual(vps('allied-fleet'));
    },
  );

  test.each(each)(
    'Z-25.84a, %s: lines rise, and take no less and are worth no less than the one before',
    (_, { tracks }) => {
      const taken = (n: number | 'all'): number => (n === 'all' ? 99 : n);
      for (const { id, lines } of tracks) {
        expect(lines[0], id).toEqual({ from: 0, strike: 0, cap: 0, state: null, vps: 0 });
        for (const [i, next] of lines.slice(1).entries()) {
          expect(next.from, id).toBeGreaterThan(lines[i].from);
          expect(next.vps, id).toBeGreaterThanOrEqual(lines[i].vps);
          expect(taken(next.strike), id).toBeGreaterThanOrEqual(taken(lines[i].strike));
          expect(taken(next.cap), id).toBeGreaterThanOrEqual(taken(lines[i].cap));
        }
      }
    },
  );

  test('Z-25.82b: Fleets and other forces with aircraft count their lost aircraft, the other targets none', () => {
    const counting = carrierCampaigns.flatMap(({ tracks }) => tracks).filter(({ countsAircraft }) => countsAircraft);
    expect([...new Set(counting.map(({ id }) => id))]).toEqual([
      'japanese-fleet',
      'allied-fleet',
      'midway-airfield',
      'ryujo-force',
      'henderson-field',
    ]);
  });

  test('Midway airfield loses its Strike at seven boxes and its CAP at twelve', () => {
    const airfield = track(midway, 'midway-airfield');
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16].map((boxes) => line(airfield, boxes))).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [2, 0, 3],
      [3, 1, 3],
      [3, 1, 3],
      ['all', 1, 3],
      ['all', 1, 6],
      ['all', 'all', 10],
      ['all', 'all', 15],
    ]);
  });

  test('what is scored at the end: the landing at Port Moresby, Midway held', () => {
    expect(
      coralSea.bonuses.map(({ side, by, ladder }) => [side, by, ladder.map(({ from, vps }) => [from, vps])]),
    ).toEqual([
      [
        'japanese',
        'invasion-force',
        [
          [0, 12],
          [15, 6],
          [30, 0],
        ],
      ],
    ]);
    expect(
      midway.bonuses.map(({ side, by, ladder }) => [side, by, ladder.map(({ from, vps }) => [from, vps])]),
    ).toEqual([
      [
        'allied',
        'midway-airfield',
        [
          [0, 8],
          [8, 0],
        ],
      ],
    ]);
  });
});

describe('the Carrier Resources', () => {
  test.each(each)('Z-25.52a, Z-25.53a, %s: numbered from 1 to 13, in order', (_, { resources }) => {
    expect(resources.map((id) => resource(id).number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('Z-CEX-20: 3 is Radar, two Target-Bound turns more for the enemy; 7 is Loaded Flight Deck; 11 is another in each campaign', () => {
    expect([resource('radar').number, resource('radar').effects]).toEqual([
      3,
      [{ does: 'target-bound', whose: 'enemy', by: 2 }],
    ]);
    expect(resource('loaded-flight-deck').number).toBe(7);
    expect([coralSea.resources[10], midway.resources[10]]).toEqual(['land-based-bombers', 'submarine']);
  });

  test('Z-25.52b, Z-25.52c, Z-CGAP-55: only No Resource may be chosen again, and counts as the highest; Radar is the Allies’ alone', () => {
    expect(carrierResources.filter(({ again }) => again).map(({ id, number }) => [id, number])).toEqual([
      ['no-resource', 13],
    ]);
    expect(carrierResources.filter(({ side }) => side !== null).map(({ id, side }) => [id, side])).toEqual([
      ['radar', 'allied'],
    ]);
  });

  test('Z-CEX-21, Z-CEX-24: both players may choose Scout Mission and Extra CAP in both campaigns', () => {
    for (const { resources } of carrierCampaigns)
      expect(resources).toEqual(expect.arrayContaining(['scout-mission', 'extra-cap']));
    expect([resource('scout-mission').side, resource('extra-cap').side]).toEqual([null, null]);
  });

  test('Land-Based Bombers can carry what they are sent with', () => {
    const [effect] = resource('land-based-bombers').effects;
    const strikes = effect.does === 'extra-strike' ? effect.strikes : [];
    expect(strikes).toHaveLength(3);
    for (const { side, aircraft, targets } of strikes) {
      for (const { aircraft: id } of aircraft) {
        expect(typeOf(id).side).toBe(side);
        if (targets.some(({ torpedoes }) => torpedoes)) expect(typeOf(id)).toMatchObject({ torpedo: true });
      }
      for (const { track: id } of targets) expect(track(coralSea, id).owner).not.toBe(side);
    }
  });
});
