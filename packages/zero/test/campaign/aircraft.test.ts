import { chanceFrom, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  campaignBase,
  corsairs,
  type Dogfight,
  type Happening,
  type LandCampaign,
  type LandFixed,
  type LogEntry,
  type MissionTarget,
  missionOptions,
  pearlHarbor,
  type ResourceEntry,
  zero,
  zeroCampaign,
} from '../../src/index.ts';
import { sortieOf } from '../../src/mission/state.ts';

/** A campaign in which one target, and Resource 1 of both sides, are as a test would have them. */
function fixedOf(
  id: string,
  target: number,
  change: Partial<MissionTarget> = {},
  resources: { readonly japanese?: ResourceEntry; readonly allied?: ResourceEntry } = {},
): LandFixed {
  const options = zeroCampaign.options({ campaign: id });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const { fixed } = zeroCampaign.setup(options.value, chanceFrom('aircraft'));
  const { campaign } = fixed;
  if (corsairs.isCorsairs(campaign)) throw new Error('a campaign of Zero!');
  const given = (side: 'japanese' | 'allied'): LandCampaign['resources']['allied'] => [
    { number: 1, periods: [resources[side] ?? { aircraft: [], pilot: null, options: [] }] },
  ];
  return {
    ...fixed,
    campaign: {
      ...campaign,
      targets: campaign.targets.map((one) => (one.number === target ? { ...one, ...change } : one)),
      resources: { japanese: given('japanese'), allied: given('allied') },
    },
  };
}

const entryFor = (target: number): LogEntry => ({
  period: 0,
  row: 0,
  target,
  resources: [1, 1],
  pilots: [[], []],
  report: null,
});

const adds = (aircraft: string): ResourceEntry => ({
  aircraft: [{ count: 1, as: 'L/W', aircraft }],
  pilot: null,
  options: [],
});

/** What every aircraft of every Element carries at the start, by label. */
function carried(fixed: LandFixed, target: number): { readonly [label: string]: readonly number[] } {
  const s = zero.setup(missionOptions(fixed, entryFor(target)), chanceFrom('loads'));
  const { load } = sortieOf(s);
  return Object.fromEntries(s.fixed.labels.map((label, i) => [label, load.slice(i * 2, i * 2 + 2)]));
}

describe('campaigns', () => {
  test('Z-15.1a, Z-15.1e: three on land, two of carriers and one for one player, each with a sheet of its own', () => {
    const { campaigns, carrierCampaigns } = campaignBase;
    expect(campaigns.map(({ id }) => id)).toEqual(['malaya', 'philippines', 'burma']);
    const ofZero = carrierCampaigns.filter(({ selection }) => selection === undefined);
    expect(ofZero.map(({ id }) => id)).toEqual(['coral-sea', 'midway']);
    expect(pearlHarbor.flights.length).toBeGreaterThan(0);
    for (const { id, targets, resources } of campaigns)
      expect([id, targets.length > 0, resources.japanese.length > 0, resources.allied.length > 0]).toEqual([
        id,
        true,
        true,
        true,
      ]);
  });
});

describe('what flies in a Mission of a Land campaign', () => {
  test('Z-18.11a, Z-CGAP-65, Z-17.14d: the sheet loads its own aircraft, a Resource the attacker’s light bombers, nobody else', () => {
    const listed = {
      aircraft: {
        japanese: [
          { count: 1, as: 'L/W', aircraft: 'ki-30' },
          { count: 1, as: 'L/W', aircraft: 'a6m2' },
        ],
        allied: [],
      },
    } as const;
    const fixed = fixedOf('malaya', 8, listed, { japanese: adds('d3a1'), allied: adds('vildebeest') });
    const level = 1;
    const dive = 2;
    expect(carried(fixed, 8)).toEqual({
      'Ki-30': [level, level],
      A6M2: [level, level],
      D3A1: [dive, dive],
      Vildebeest: [0, 0],
    });
    const escort = fixedOf('malaya', 8, listed, { japanese: adds('a6m2') });
    expect(carried(escort, 8)['A6M2 2']).toEqual([0, 0]);
  });

  test('Z-17.24c, Z-17.24b: bombers fly at the Altitude of their line in the Mission Targets', () => {
    for (const { id, targets } of campaignBase.campaigns)
      for (const { number, altitude } of targets) {
        const { seats } = missionOptions(fixedOf(id, number), entryFor(number));
        for (const { formations } of seats)
          for (const formation of formations ?? [])
            expect([id, number, formation.altitude]).toEqual([id, number, altitude]);
      }
  });

  test('Z-CGAP-72, Z-17.22a: Medium Bombers fly in pairs, and one that is left over alone', () => {
    const three = { aircraft: { japanese: [{ count: 3, as: 'aircraft', aircraft: 'ki-21' }], allied: [] } } as const;
    const formationsOf = (change: Partial<MissionTarget>): number[] | undefined =>
      missionOptions(fixedOf('malaya', 11, change), entryFor(11)).seats[0].formations?.map(
        ({ aircraft }) => aircraft.length,
      );
    expect(formationsOf(three)).toEqual([2, 1]);
    expect(formationsOf({})).toEqual([2, 2]);
  });

  test('Z-CGAP-64: aircraft of a Resource begin where they like, at Very High only with a turbocharger', () => {
    const levels = (aircraft: string): string[] => {
      const options = missionOptions(fixedOf('malaya', 9, {}, { allied: adds(aircraft) }), entryFor(9));
      const table = new Table<Dogfight, Choice, Happening>(zero, zero.setup(options, chanceFrom('levels')));
      table.advance();
      const [ask] = table.state.asks;
      return table.options(ask).map((choice) => zero.write(table.state, choice, ask.seat).replace(/^.* starts /, ''));
    };
    const low = ['very low', 'low', 'medium'];
    expect(levels('hurricane-iib')).toEqual([...low, 'high']);
    expect(levels('p-38g')).toEqual([...low, 'high', 'very high']);
    expect(levels('vildebeest')).toEqual(low);
  });

  test('Z-CGAP-33, Z-19.3a, Z-19.34a, Z-19.34b, Z-19.34c: no crews are drawn or tossed for; Colin Kelly’s flies its own Mission', () => {
    const crewed = campaignBase.campaigns.flatMap(({ id, targets }) =>
      targets.flatMap(({ number }) =>
        missionOptions(fixedOf(id, number), entryFor(number)).seats.flatMap(({ formations }) =>
          (formations ?? []).flatMap(({ crews, aircraft }) =>
            crews.flatMap((crew, i) => (crew === null ? [] : [[id, number, aircraft[i], crew]])),
          ),
        ),
      ),
    );
    expect(crewed).toEqual([['philippines', 5, 'b-17d', 'colin-kelly']]);
  });
});
