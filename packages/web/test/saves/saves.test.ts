import { below, chanceFrom, fork, type Game, hashState, type Match, readRecord, reopen, resume } from '@tallyho/kernel';
import { corrupted } from '@tallyho/kernel/corrupt';
import { describe, expect, test } from 'vitest';
import { unpackRecord } from '../../src/saved/link.ts';
import { type Fixture, fixtures, games, linksIn, savedIn } from './all.ts';

function recordIn(text: string) {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** The next version of a game, in which other cards come up: no choice leads where it led. */
const otherCards = (game: Game): Game => ({
  ...game,
  version: game.version + 1,
  setup: (options, chance) => game.setup(options, fork(chance)),
});

/** Plays at random, so long at most. */
function playOn(match: Match, seed: string, choices: number): void {
  const chance = chanceFrom(seed);
  for (let n = 0; n < choices; n++) {
    const decisions = match.table.decisions();
    if (decisions.length === 0) return;
    const decision = decisions[below(chance, decisions.length)];
    expect(match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]).ok).toBe(
      true,
    );
  }
}

const each = (of: readonly Fixture[]) => of.map((fixture) => [fixture.name, fixture] as const);
const withTables = fixtures.filter((fixture) => savedIn(fixture).saved.kept !== null);

/**
 * Of the first folder there are no tables. Whose choices lead elsewhere by the rules of today can only be shown as it was
 * written down: a campaign whose aircraft had other points.
 */
const outlived = ['v1/campaign-over'];

describe('a game that was kept once', () => {
  test.each(each(fixtures))('%s opens today, and is played on', (_, fixture) => {
    const { saved, game } = savedIn(fixture);
    const record = recordIn(saved.record);
    const opened = reopen(game, record, saved.kept);
    if (!opened.ok && outlived.includes(fixture.name))
      return expect([saved.kept, opened.problem.code]).toEqual([null, 'record-rules-version']);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const { match } = opened.value;
    expect(match.moves.length).toBe(saved.choices);
    expect(match.state.outcome !== null).toBe(saved.over);
    playOn(match, fixture.name, 60);
  });

  test.each(each(withTables))('%s: its table fits today’s, or there is a migration', (_, fixture) => {
    const { saved, game } = savedIn(fixture);
    if (saved.kept === null) return;
    const resumed = resume(game, recordIn(saved.record), saved.kept);
    if (!resumed.ok) throw new Error(`the state's shape has changed: ${JSON.stringify(resumed.problem)}`);
    expect(resumed.value.log.length).toBe(saved.kept.log.length);
  });

  test.each(each(withTables))('%s goes on when the rules have changed', (_, fixture) => {
    const { saved, game } = savedIn(fixture);
    const opened = reopen(otherCards(game), recordIn(saved.record), saved.kept);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const { match, from } = opened.value;
    expect(from).toBe('state');
    expect(match.log).toEqual(saved.kept?.log);
    playOn(match, fixture.name, 60);
  });

  test.each(each(fixtures.filter(({ folder }) => folder === 'v1')))('%s is in its link, too', async (name, fixture) => {
    const link = linksIn(fixture.folder)[name.replace('v1/', '')];
    if (link === undefined) return;
    const unpacked = await unpackRecord(link);
    const { saved } = savedIn(fixture);
    expect(unpacked).toEqual({ ok: true, text: saved.record });
  });
});

test.each([...games])('%s: of every version of the rules up to today’s there are saved games', (id, { version }) => {
  const kept = fixtures.map(savedIn).filter(({ saved }) => saved.system === id);
  const versions = new Set(kept.map(({ saved }) => recordIn(saved.record).header.rules));
  const first = Math.min(...versions);
  // Those of the first rules were given up before there was anybody to keep them for.
  expect(first).toBeLessThanOrEqual(2);
  expect([...versions].sort()).toEqual(Array.from({ length: version - first + 1 }, (_, n) => first + n));
  expect(kept.some(({ saved }) => saved.kept?.rules[id] === version)).toBe(true);
});

const smallest = ['v2/duel', 'v2/campaign-mission', 'v2/zero', 'v2/wings-half-laid', 'v2/mission'];

describe('a table that was damaged, or forged', () => {
  test.each(each(fixtures.filter(({ name }) => smallest.includes(name))))(
    '%s is refused, or can be played',
    (name, fixture) => {
      const { saved, game } = savedIn(fixture);
      if (saved.kept === null) throw new Error('no table');
      const record = recordIn(saved.record);
      const next = otherCards(game);
      const chance = chanceFrom(`damage ${name}`);
      const times = name.includes('campaign') ? 5 : 25;
      for (let n = 0; n < times; n++) {
        const opened = reopen(next, record, corrupted({ ...saved.kept, log: [] }, chance));
        if (!opened.ok) expect(opened.problem.code).toMatch(/^(state-broken|save-newer)$/);
        else {
          for (let seat = -1; seat < saved.players.length; seat++) next.observe(opened.value.match.state, seat);
          playOn(opened.value.match, `damaged ${n}`, 40);
          hashState(opened.value.match.state);
        }
      }
    },
  );
});
