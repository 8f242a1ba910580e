import { chanceFrom, type Json, Match, Table } from '@tallyho/kernel';
import {
  corsairsCounters,
  corsairsLandCampaigns,
  DESTROYED,
  type Dogfight,
  type LandChoice,
  type LandEvent,
  type LandState,
  type Skill,
  sortieOf,
  zeroCampaign,
  zeroCampaignScript,
} from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { zeroThumbs } from '../src/systems/zero.ts';
import { zeroCampaignThumbs } from '../src/systems/zero-campaign.ts';
import { type Hidden, hiddenIn, thumbsWith } from '../src/systems/zero-passenger.ts';

/** A campaign played by the heaviest options; by what is asked between Missions, how often it was weighed. */
function played(campaign: string, period: string): Map<string, number> {
  const begun = Match.start(zeroCampaign, { campaign, period, green: true }, `${campaign} ${period}`);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const match = begun.value;
  const weighed = new Map<string, number>();
  while (match.state.outcome === null) {
    const [decision] = match.table.decisions();
    const ask = match.state.asks.find(({ seat, id }) => seat === decision.seat && id === decision.id);
    if (ask === undefined) throw new Error('nobody is asked');
    const weights: number[] = [];
    zeroCampaignThumbs.weigh(match.table, ask, decision.options, weights);
    expect(weights).toHaveLength(decision.options.length);
    if (match.state.inner === null) {
      expect(Math.min(...weights)).toBeGreaterThan(0);
      weighed.set(decision.kind, (weighed.get(decision.kind) ?? 0) + 1);
    }
    match.choose(decision.seat, decision.id, decision.options[weights.indexOf(Math.max(...weights))]);
  }
  return weighed;
}

/** Japan hides the Passenger in the second aircraft, and the rest is settled by whatever is offered first. */
function hiding(table: Table<LandState, LandChoice, LandEvent>): Table<LandState, LandChoice, LandEvent> {
  for (let ask = table.openAsk(0); table.state.inner === null && ask !== undefined; ask = table.openAsk(0)) {
    const options = table.options(ask);
    table.answer(ask, options.find((choice) => choice.do === 'passenger' && choice.aircraft === 1) ?? options[0]);
    const other = table.openAsk(1);
    if (table.state.inner === null && other !== undefined) table.answer(other, table.options(other)[0]);
  }
  return table;
}

describe('rules of thumb in the Land campaigns of CORSAIRS AND HELLCATS', () => {
  test.each(corsairsLandCampaigns.map(({ id, periods }) => ({ id, period: periods[0].id })))(
    'CH-19.24, CH-27.1: $id is played to its end, and every question has its weights',
    { timeout: 120_000 },
    ({ id, period }) => {
      expect(played(id, period).get('resource')).toBeGreaterThan(0);
    },
  );

  function moment(options: object, given: Json, seed: string) {
    const read = zeroCampaign.options(options);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const state = zeroCampaignScript.situate(given, read.value, seed);
    if (!state.ok) throw new Error(JSON.stringify(state.problem));
    const table = new Table(zeroCampaign, state.value);
    table.advance();
    return table;
  }

  /** What the rules of thumb think of each option of a side at a moment of a campaign, by its notation. */
  function weighed(options: object, given: Json, seat: number): { readonly [text: string]: number } {
    const table = moment(options, given, 'moment');
    const ask = table.openAsk(seat);
    if (ask === undefined) throw new Error('nobody is asked');
    const choices = table.options(ask);
    const weights: number[] = [];
    zeroCampaignThumbs.weigh(table, ask, choices, weights);
    return Object.fromEntries(choices.map((choice, i) => [zeroCampaign.write(table.state, choice, seat), weights[i]]));
  }

  test('Z-24.53a: two Elements of Hellcats are kept for a day on which they count, and not sent against kamikazes', () => {
    const okinawa = { campaign: 'okinawa', period: 'march' };
    const against = (row: string) => weighed(okinawa, { phase: 'draw', draws: [row, 'TIGHT TURN'] }, 1);
    const [kamikazes, raid] = [against('IN MY SIGHTS 1B/1D'), against('IN MY SIGHTS 2B/2D')];
    expect(kamikazes['resource 7']).toBeLessThan(kamikazes['resource 1']);
    expect(raid['resource 7']).toBeGreaterThan(raid['resource 1']);
  });

  test('CHS-R10: who knows where the Passenger is minds that aircraft most, the enemy all of them alike', () => {
    const early = { campaign: 'solomons', period: 'early-1943' };
    const { state } = hiding(moment(early, { phase: 'draw', draws: ['SCISSORS'] }, '1'));
    const inner = state.inner as Dogfight;
    const [own, enemys] = [0, 1].map((seat) => hiddenIn(state, seat) as Hidden);
    expect([own.chances, enemys.chances, own.vps]).toEqual([[0, 1], [0.5, 0.5], 10]);
    /** How much worse it looks for Japan, more than by the aircraft alone, when one of the two is lost. */
    const loss = (hidden: Hidden, nth: number): number => {
      const lost = structuredClone(inner);
      sortieOf(lost).bombers[nth].fate = DESTROYED;
      const fallen = (thumbs: Pick<typeof zeroThumbs, 'estimate'>): number =>
        thumbs.estimate(inner, 0) - thumbs.estimate(lost, 0);
      return fallen(thumbsWith(hidden)) - fallen(zeroThumbs);
    };
    expect(loss(own, 1)).toBeGreaterThan(0.2);
    expect(loss(own, 0)).toBeCloseTo(0);
    expect(loss(enemys, 0)).toBeCloseTo(loss(enemys, 1));
    expect(loss(enemys, 0)).toBeGreaterThan(0.05);
  });

  test('CH-2.0c: the forecast counts as the table does', () => {
    const options = zeroCampaign.options({ campaign: 'solomons', period: 'early-1943' });
    if (!options.ok) throw new Error(JSON.stringify(options.problem));
    const state = zeroCampaign.setup(options.value, chanceFrom('forecast'));
    expect(zeroCampaignThumbs.total?.(state)).toBe(0);
    expect(zeroCampaignThumbs.estimate(state, 0)).toBeGreaterThan(zeroCampaignThumbs.estimate(state, 1));
  });

  test('CH-19.24r: of two pilots of the box that one leads whose letters would be lost on a Wingman', () => {
    const box = new Map(
      corsairsCounters.flatMap(({ front, back }) => [front, back]).map((one) => [one.id, one.skills]),
    );
    const lost = (pilot: string): number =>
      (box.get(pilot) ?? []).filter((letter: Skill) => letter === 'A' || letter === 'CV').length;
    let found = 0;
    for (let n = 0; n < 60; n++) {
      const begun = Match.start(zeroCampaign, { campaign: 'solomons', period: 'early-1944' }, `pilots ${n}`);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
      const match = begun.value;
      while (match.state.inner === null) {
        const [decision] = match.table.decisions();
        const ask = match.state.asks.find(({ seat, id }) => seat === decision.seat && id === decision.id);
        if (ask === undefined) throw new Error('nobody is asked');
        const weights: number[] = [];
        zeroCampaignThumbs.weigh(match.table, ask, decision.options, weights);
        const pilots = decision.options.map((choice) => (choice.do === 'assign' ? choice.pilot : ''));
        const most = Math.max(...pilots.map(lost));
        if (pilots.every((pilot) => box.has(pilot)) && pilots.some((pilot) => lost(pilot) < most)) {
          expect(lost(pilots[weights.indexOf(Math.max(...weights))])).toBe(most);
          found++;
        }
        match.choose(decision.seat, decision.id, decision.options[0]);
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
