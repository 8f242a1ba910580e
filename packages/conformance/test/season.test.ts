import {
  cloneState,
  gamesInside,
  hashState,
  Match,
  readRecord,
  replay,
  replayTo,
  type Trial,
  writeRecord,
} from '@tallyho/kernel';
import { quintainTrial, season, seasonTrial, squire, squireTrial } from '@tallyho/kernel/season';
import { describe, expect, test } from 'vitest';
import { exhaust, tryGame } from '../src/index.ts';

const trials: [string, Trial][] = [
  ['a season: games of games of games, two kinds of them, two riders a side', seasonTrial as unknown as Trial],
  ['a campaign for one', squireTrial as unknown as Trial],
  ['a game for one', quintainTrial as unknown as Trial],
];

const found = (trial: Trial, seed: string, every: number): string => {
  const { finding } = tryGame(trial, seed, { every });
  return finding === null ? '' : `${finding.check}: ${finding.detail}`;
};

describe.each(trials)('%s', (_, trial) => {
  test('passes all checks at every step', () => {
    for (let seed = 0; seed < 6; seed++) expect(found(trial, `every ${seed}`, 1)).toBe('');
  });

  test('and in many games with checks now and then', () => {
    for (let seed = 0; seed < 60; seed++) expect(found(trial, `fuzz ${seed}`, 40)).toBe('');
  });

  test('everything in it is reached', () => {
    expect(exhaust(trial, 'all', 500)).toMatchObject({ missing: [] });
  });
});

function played(seed: string) {
  const started = Match.start(season, { weeks: 3 }, seed);
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  return {
    match,
    /** Plays until something holds, always the choice of the next number. */
    until(isThere: () => boolean): void {
      for (let n = 0; !isThere() && match.state.outcome === null; n++) {
        const [{ seat, id, options }] = match.table.decisions();
        match.choose(seat, id, options[n % options.length]);
      }
    },
  };
}

test('the outer game draws, rolls and plays several games in one turn, each of its own kind', () => {
  const { match, until } = played('kinds');
  until(() => false);
  const kinds = gamesInside(match).map(({ match: inner }) => inner.game.id);
  expect(new Set(kinds)).toEqual(new Set(['quintain', 'tournament']));
  expect(match.log.filter(({ event }) => event.event === 'week')).toHaveLength(3);
});

test('between two games of one turn it draws from its own deck, and what led there is not taken back', () => {
  const { match, until } = played('between');
  until(() => match.state.inner !== null && 'scored' in match.state.inner && match.state.inner.turn === 3);
  const [{ seat }] = match.state.asks;
  const [drawn, told] = [match.state.calendar.discard.length, match.logged];
  expect(match.chooseText(seat, 'ride').ok).toBe(true);
  expect(match.log.slice(told).map(({ event }) => event.event)).toContain('tournament-day');
  expect(match.state).toMatchObject({ weeks: 1, inner: { inner: {} } });
  expect(match.state.calendar.discard).toHaveLength(drawn + 1);
  expect(match.canUndo(seat)).toBe(false);
  expect(gamesInside(match).map(({ match: inner }) => inner.game.id)).toEqual(['quintain', 'tournament']);
});

test('whoever does not sit at a game inside watches it: he sees no hand, and is told nothing in private', () => {
  const { match, until } = played('watch');
  until(() => match.state.inner !== null && 'scored' in match.state.inner);
  const [{ seat }] = match.state.asks;
  const held = (who: number) => (season.observe(match.state, who).inner as unknown as { held: number }).held;
  expect(seat).toBeGreaterThan(1);
  expect(held(seat)).toBeGreaterThan(0);
  for (const other of [0, 1, 2, 3]) if (other !== seat) expect(held(other)).toBe(-1);
  expect(match.told(seat).some(({ event }) => event === 'looked')).toBe(true);
  expect(match.told(0).some(({ event }) => event === 'looked')).toBe(false);
});

test('cut out at every depth, each game is replayed alone to the hash it had inside', () => {
  const { match, until } = played('depths');
  const inside = new Map<string, string>();
  const note = (s: { inner?: object | null }): void => {
    const inner = s.inner as (Parameters<typeof hashState>[0] & object) | null | undefined;
    if (!inner) return;
    inside.set(inner.chance.secret ?? '', hashState(inner));
    note(inner);
  };
  until(() => {
    note(match.state);
    return false;
  });
  const first = gamesInside(match);
  const second = first.flatMap(({ match: inner }) => gamesInside(inner));
  expect(second.length).toBeGreaterThan(first.length / 2);
  expect(new Set([...first, ...second].map(({ match: { seed } }) => seed))).toEqual(new Set(inside.keys()));
  for (const { match: inner } of [...first, ...second]) {
    expect(inner.state.outcome).not.toBeNull();
    const record = readRecord(writeRecord(inner));
    if (!record.ok) throw new Error(record.problem.code);
    const before = replayTo(inner.game, record.value, inner.moves.length - 1);
    expect(before.ok && hashState(before.value.state)).toBe(inside.get(inner.seed));
    expect(replay(inner.game, record.value).ok).toBe(true);
  }
});

test('saved three games deep and taken back three games deep, it goes on as if nothing had been', () => {
  const { match, until } = played('deep');
  until(() => match.state.inner?.inner?.asks.length === 2);
  const deep = (): string => hashState(match.state);
  const before = deep();
  const [{ seat }] = match.state.asks;
  expect(match.chooseText(seat, 'walk').ok).toBe(true);
  expect(deep()).not.toBe(before);
  expect(match.undo(seat).ok).toBe(true);
  expect(deep()).toBe(before);
  const saved = JSON.parse(JSON.stringify(match.state)) as typeof match.state;
  expect(hashState(saved)).toBe(before);
  expect(hashState(cloneState(match.state))).toBe(before);
  const record = readRecord(writeRecord(match, 'keeper'));
  const again = record.ok ? replay(season, record.value) : record;
  expect(again.ok && hashState(again.value.state)).toBe(before);
});

test('a campaign for one is played to its end', () => {
  const started = Match.start(squire, {}, 'alone');
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  while (match.state.outcome === null) {
    const [{ seat, id, options }] = match.table.decisions();
    expect(seat).toBe(0);
    match.choose(seat, id, options[0]);
  }
  expect(gamesInside(match)).toHaveLength(3);
});
