import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import { gamesInside, hashState, Match, Table, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { campaignContentOf, type LandState, zero, zeroCampaign, zeroCampaignTrial } from '../../src/index.ts';

const trial: Trial = zeroCampaignTrial;

function started(options: object) {
  const match = Match.start(zeroCampaign, options, 'whole campaigns');
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value;
}

/** Plays by turns, another option each time, until this holds. */
function playUntil(match: ReturnType<typeof started>, isThere: (s: LandState) => boolean): void {
  for (let n = 0; match.state.outcome === null && !isThere(match.state); n++) {
    const [decision] = match.table.decisions();
    match.choose(decision.seat, decision.id, decision.options[(n * 7) % decision.options.length]);
  }
}

/** A campaign of two short Missions, from a pack. */
const [malaya] = campaignContentOf([]).campaigns;
const shorter = malaya.targets.map((target) => ({
  ...target,
  turns: target.turns.length === 1 ? [1] : [6, 5],
}));
const short = {
  campaign: 'malaya',
  packs: [{ system: 'zero', pack: 'short', campaigns: [{ ...malaya, missions: 2, targets: shorter }] }],
};

describe('a Land campaign is a game whose moves are games', () => {
  test('Z-24.1a: every check at every step of a short one', { timeout: 300_000 }, () => {
    const { finding } = tryGame({ ...trial, deal: () => short }, 'short', EVERY_STEP);
    expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
  });

  test('saved in mid-mission and loaded, it goes on to the same end', { timeout: 120_000 }, () => {
    const match = started(short);
    playUntil(match, ({ log, inner }) => log.length === 2 && (inner?.turn ?? 0) > 1);
    const loaded: LandState = JSON.parse(JSON.stringify(match.state));
    const tables = [new Table(zeroCampaign, loaded), new Table(zeroCampaign, match.state)];
    for (let n = 0; tables[1].state.outcome === null; n++) {
      for (const table of tables) {
        const [ask] = table.state.asks.filter(({ choice }) => choice === null);
        const options = table.options(ask);
        table.answer(ask, options[(n * 5) % options.length]);
      }
    }
    expect(hashState(tables[0].state)).toBe(hashState(tables[1].state));
    expect(tables[1].state.log).toHaveLength(2);
  });

  test('Z-24.53b: nobody sees a pick, a load or the seed of a Mission before its time', () => {
    const match = started(short);
    const [first] = match.table.decisions();
    match.choose(first.seat, first.id, first.options[3]);
    for (const seat of [-1, 1 - first.seat]) {
      const view = JSON.stringify({ ...zeroCampaign.observe(match.state, seat), fixed: null });
      expect(view).not.toContain('"choice":{');
      expect(zeroCampaign.observe(match.state, seat).log[0].resources).toEqual([0, 0]);
    }
    playUntil(match, ({ inner }) => inner !== null);
    for (const seat of [-1, 0, 1])
      expect(JSON.stringify({ ...zeroCampaign.observe(match.state, seat), fixed: null })).not.toContain(
        match.state.seeds[0],
      );
  });

  test('Z-24.0a: what is flown in it is Zero!, each Mission a game of its own', { timeout: 120_000 }, () => {
    const match = started(short);
    playUntil(match, () => false);
    expect(gamesInside(match).map(({ match: flown }) => flown.game.id)).toEqual([zero.id, zero.id]);
  });

  test('Z-24.44a, Z-24.44b, Z-24.53a: every row of every period is drawn, every target attacked, every Resource picked', {
    timeout: 300_000,
  }, () => {
    expect(exhaust(trial, 'campaigns', 900).missing).toEqual([]);
  });
});
