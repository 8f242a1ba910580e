import { describe, expect, test } from 'vitest';
import {
  below,
  chanceFrom,
  fork,
  type Game,
  gamesInside,
  hashState,
  type Kept,
  keepMatch,
  Match,
  type Migration,
  readRecord,
  reopen,
  type TableState,
  type TableView,
  writeRecord,
} from '../src/index.ts';
import { corrupted } from './corrupt.ts';
import { joust } from './reference/index.ts';
import { season, squire } from './season/index.ts';
import { tournament } from './tournament/index.ts';

type Any<S extends TableState, C extends object, E, V extends TableView, O extends object> = Game<S, C, E, V, O>;

function played<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Any<S, C, E, V, O>,
  seed: string,
  choices: number,
) {
  const started = Match.start(game, undefined, seed);
  if (!started.ok) throw new Error(started.problem.code);
  playOn(started.value, seed, choices);
  return started.value;
}

function playOn<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  seed: string,
  choices: number,
): void {
  const chance = chanceFrom(`${seed}/players`);
  for (let n = 0; n < choices; n++) {
    const decisions = match.table.decisions();
    if (decisions.length === 0) return;
    const decision = decisions[below(chance, decisions.length)];
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
}

/** Puts a match away as a file would hold it. */
function putAway<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
): { record: string; kept: Kept } {
  return { record: writeRecord(match, 'keeper'), kept: JSON.parse(JSON.stringify(keepMatch(match))) as Kept };
}

function opened<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Any<S, C, E, V, O>,
  { record, kept }: { readonly record: string; readonly kept: unknown },
) {
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return reopen(game, read.value, kept);
}

function value<T>(result: { ok: true; value: T } | { ok: false; problem: object }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** The next version of a game, in which other cards come up. */
const otherCards = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Any<S, C, E, V, O>,
  more: Partial<Any<S, C, E, V, O>> = {},
): Any<S, C, E, V, O> => ({
  ...game,
  version: game.version + 1,
  setup: (options, chance) => game.setup(options, fork(chance)),
  ...more,
});

describe('a game of an older version', () => {
  test('goes on from its choices where they lead to the same table, whatever the number of the version', () => {
    const match = played(joust, 'same', 9);
    const next = { ...joust, version: 2 };
    for (const kept of [null, putAway(match).kept]) {
      const { match: again, from } = value(opened(next, { ...putAway(match), kept }));
      expect(from).toBe('choices');
      expect(again.resumedAt).toBeNull();
      expect(hashState(again.state)).toBe(hashState(match.state));
      expect(again.log).toEqual(match.log);
    }
  });

  test('without a state it is the version that is to blame where its choices lead elsewhere', () => {
    const result = opened(otherCards(joust), { ...putAway(played(joust, 'old', 9)), kept: null });
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'record-rules-version', facts: { found: 1, wanted: 2 } },
    });
  });

  test('goes on from its state where its choices lead elsewhere, with all that has been told', () => {
    const match = played(joust, 'state', 9);
    const { match: again, from } = value(opened(otherCards(joust), putAway(match)));
    expect(from).toBe('state');
    expect(again.resumedAt).toBe(9);
    expect(again.state).toEqual(match.state);
    expect(again.moves).toEqual(match.moves);
    const other = value(opened(otherCards(joust), putAway(match))).match;
    expect(other.state.fixed).toBe(again.state.fixed);
    expect(other.options).toBe(again.options);
    expect(again.marks).toEqual(match.marks);
    expect([again.told(0), again.told(1), again.told(-1)]).toEqual([match.told(0), match.told(1), match.told(-1)]);
    expect([again.canUndo(0), again.canUndo(1)]).toEqual([false, false]);
  });

  test('goes on from its state with all that was taken back before, two choices in a row', () => {
    const match = played(joust, 'back', 1);
    const { record, kept } = putAway(match);
    const back = ['red: gallop', 'red: trot', 'undo red', 'undo red'];
    const { match: again } = value(
      opened(otherCards(joust), { record: record.replace(/^(turn 1 .*)$/m, `$1\n${back.join('\n')}`), kept }),
    );
    const taken = again.history.slice(0, back.length).map(({ kind, text }) => `${kind} ${text}`);
    expect(taken).toEqual(['move gallop', 'move trot', 'undo trot', 'undo gallop']);
    expect(again.moves).toEqual(match.moves);
    expect(again.resumedAt).toBe(1);
  });

  test('of the version after this one is left to it, with a state or without', () => {
    const match = played(joust, 'newer', 4);
    const record = writeRecord(match, 'keeper').replace('rules: 1', 'rules: 2');
    for (const kept of [null, { ...putAway(match).kept, rules: 2 }])
      expect(opened(joust, { record, kept })).toMatchObject({ problem: { code: 'save-newer' } });
  });

  test('tells all of it again to whoever has seen a part, and nothing to whoever has seen all', () => {
    const { match } = value(opened(otherCards(joust), putAway(played(joust, 'state', 9))));
    for (const seat of [0, 1, -1]) {
      for (const since of [0, 1, 8])
        expect(match.sight(seat, since)).toMatchObject({ from: 0, told: match.told(seat) });
      expect(match.sight(seat, 9)).toMatchObject({ from: match.told(seat).length, told: [] });
    }
  });

  test('that went on from its state does not know the games that were played inside it', () => {
    const { match } = value(opened(otherCards(tournament), putAway(played(tournament, 'inside', 20))));
    expect([match.resumedAt, gamesInside(match)]).toEqual([20, []]);
  });

  test('that went on from its state is played, saved and opened again, twice', () => {
    const next = otherCards(joust);
    const again = value(opened(next, putAway(played(joust, 'twice', 5)))).match;
    playOn(again, 'more', 4);
    const second = value(opened(next, putAway(again)));
    expect(second.from).toBe('state');
    expect(second.match.resumedAt).toBe(9);
    expect(second.match.state).toEqual(again.state);
    const third = value(opened(otherCards(next), putAway(second.match)));
    playOn(third.match, 'end', 10_000);
    expect(third.match.state.outcome).not.toBeNull();
    expect(value(opened(otherCards(next), putAway(third.match))).match.state.outcome).toEqual(
      third.match.state.outcome,
    );
  });

  test('that went on from its state takes back what is new, and nothing before', () => {
    for (let n = 0; n < 12; n++) {
      const again = value(opened(otherCards(joust), putAway(played(joust, 'undo', n)))).match;
      const before = hashState(again.state);
      const [decision] = again.table.decisions();
      expect(again.choose(decision.seat, decision.id, decision.options[0]).ok).toBe(true);
      if (!again.canUndo(decision.seat)) continue;
      expect(again.undo(decision.seat).ok).toBe(true);
      expect(hashState(again.state)).toBe(before);
      expect(again.moves.length).toBe(n);
      expect(again.undo(decision.seat).ok).toBe(false);
    }
  });

  test('that is over can be looked at', () => {
    const match = played(joust, 'over', 10_000);
    const { match: again } = value(opened(otherCards(joust), putAway(match)));
    expect(again.state.outcome).toEqual(match.state.outcome);
    expect(again.log).toEqual(match.log);
    expect(again.table.decisions()).toEqual([]);
  });

  test('of which more choices are kept than lead to the state goes on from the state', () => {
    const match = played(joust, 'part', 9);
    const next = { ...joust, version: 2 };
    const { kept } = putAway(played(joust, 'part', 8));
    expect(value(opened(next, { record: writeRecord(match, 'keeper'), kept })).from).toBe('state');
    // Under the same rules the choices count, unless it has left them once already.
    const record = writeRecord(match, 'keeper');
    expect(value(opened(joust, { record, kept })).from).toBe('choices');
    expect(value(opened(joust, { record, kept: { ...kept, resumedAt: 3 } })).from).toBe('state');
  });
});

describe('a game of a newer version', () => {
  test.each([
    ['by its record', { ...joust, version: 2 }, joust],
    ['by the game inside', { ...tournament, inner: [{ ...joust, version: 2 } as unknown as Game] }, tournament],
  ])('is not opened, %s', (_, newer, older) => {
    const away = putAway(played(newer as typeof joust, 'newer', 6));
    const result = opened(older as typeof joust, away);
    expect(result).toMatchObject({ ok: false, problem: { code: 'save-newer', facts: { wanted: 1 } } });
  });
});

/** Version 2 of joust counts the crowd, in a field of its own. */
const addCrowd: Migration = {
  from: 1,
  state: (old) => ({ ...old, crowd: 0 }),
  event: (old) => (old.event === 'drawn' ? null : { ...old, loud: true }),
};
const withCrowd = (migrations: readonly Migration[]): typeof joust =>
  otherCards(joust, {
    migrations,
    setup: (options, chance) => Object.assign(joust.setup(options, fork(chance)), { crowd: 0 }),
  });

describe('a state whose shape has changed', () => {
  test('is refused with the place, unless there is a migration', () => {
    const away = putAway(played(joust, 'shape', 9));
    expect(opened(withCrowd([]), away)).toMatchObject({ ok: false, problem: { code: 'state-broken', place: 'crowd' } });
    const { match } = value(opened(withCrowd([addCrowd]), away));
    expect(match.state).toMatchObject({ crowd: 0, turn: played(joust, 'shape', 9).state.turn });
    expect(match.log.every(({ event }) => 'loud' in event)).toBe(true);
    playOn(match, 'on', 10_000);
    expect(match.state.outcome).not.toBeNull();
  });

  test('goes through every version in between, in their order', () => {
    const steps: Migration[] = [
      { from: 2, state: (old) => ({ ...old, crowd: Number(old.seats) * 2 }) },
      { from: 1, state: (old) => ({ ...old, seats: 21 }) },
    ];
    const third = { ...withCrowd(steps), version: 3 };
    expect(value(opened(third, putAway(played(joust, 'steps', 9)))).match.state).toMatchObject({ crowd: 42 });
  });

  test('inside another game is migrated by the game it is of', () => {
    const away = putAway(played(tournament, 'nested', 12));
    expect((away.kept.state as TableState).inner).not.toBeNull();
    const next = { ...otherCards(tournament), inner: [withCrowd([addCrowd]) as unknown as Game] };
    const { match, from } = value(opened(next, away));
    expect(from).toBe('state');
    expect(match.state.inner).toMatchObject({ crowd: 0 });
    playOn(match, 'on', 10_000);
    expect(match.state.outcome).not.toBeNull();
    const lazy = { ...next, inner: [withCrowd([]) as unknown as Game] };
    expect(opened(lazy, away)).toMatchObject({ ok: false, problem: { code: 'state-broken', place: 'inner.crowd' } });
  });

  test('is migrated by the game it is of three games deep as well, and played to its end', () => {
    const match = played(season, 'deep', 0);
    for (let n = 0; !match.state.inner?.inner; n++) playOn(match, `deep ${n}`, 1);
    const away = putAway(match);
    const [tournaments, quintains] = season.inner as readonly Game[];
    const deepest = { ...tournaments, inner: [withCrowd([addCrowd]) as unknown as Game] };
    const next = { ...otherCards(season), inner: [deepest, quintains] } as typeof season;
    const { match: again, from } = value(opened(next, away));
    expect(from).toBe('state');
    expect(again.state.inner?.inner).toMatchObject({ crowd: 0 });
    playOn(again, 'on', 10_000);
    expect(again.state.outcome).not.toBeNull();
  });

  test('whose migration stumbles is refused', () => {
    const stumbles: Migration = {
      from: 1,
      state: () => {
        throw new Error('no');
      },
    };
    expect(opened(withCrowd([stumbles]), putAway(played(joust, 'x', 9)))).toMatchObject({ ok: false });
  });
});

describe('a state from outside', () => {
  test('of any moment of any game is taken', () => {
    for (let n = 0; n < 30; n++) {
      expect(opened(otherCards(joust), putAway(played(joust, `any ${n}`, n * 2))).ok).toBe(true);
      expect(opened(otherCards(tournament), putAway(played(tournament, `any ${n}`, n * 2))).ok).toBe(true);
      expect(opened(otherCards(season), putAway(played(season, `any ${n}`, n * 3))).ok).toBe(true);
      expect(opened(otherCards(squire), putAway(played(squire, `any ${n}`, n))).ok).toBe(true);
    }
  });

  test.each([
    ['nothing', []],
    ['no words of chance', { chance: { words: [], tape: [] } }],
    ['a tape', { chance: { words: [1, 2, 3, 4], tape: [9] } }],
    ['a flow that is not there', { frames: [{ flow: 'moon', step: 0, at: {} }] }],
    ['nobody to ask', { asks: [] }],
    ['a seat too many', { asked: [0, 0, 0] }],
    ['an outcome of strangers', { outcome: { winners: [7], because: '' } }],
  ])('that holds %s is refused with a place', (_, change) => {
    const away = putAway(played(joust, 'hostile', 9));
    const state = Array.isArray(change) ? change : { ...away.kept.state, ...change };
    const result = opened(otherCards(joust), { ...away, kept: { ...away.kept, state } });
    expect(result).toMatchObject({ ok: false, problem: { code: 'state-broken' } });
    expect(result.ok ? '' : result.problem.place).not.toBe('');
  });

  test.each<[string, object, string]>([
    ['no versions', { rules: null }, 'kept.rules'],
    ['a version below nothing', { rules: { reference: -1 } }, 'kept.rules'],
    ['half a version', { rules: { reference: 0.5 } }, 'kept.rules'],
    ['a version that is a word', { rules: { reference: '1' } }, 'kept.rules'],
    ['a beginning before the first choice', { resumedAt: -1 }, 'kept.resumedAt'],
    ['a beginning that is a word', { resumedAt: 'now' }, 'kept.resumedAt'],
    ['no state', { state: null }, 'kept.state'],
    ['a state that is a word', { state: 'x' }, 'kept.state'],
    ['no log', { log: null }, 'kept.log'],
    ['a log that is a map', { log: {} }, 'kept.log'],
    ['a line of the log that is nothing', { log: [null] }, 'kept.log[0]'],
    ['a line of the log for nobody knows whom', { log: [{ audience: -1, event: {} }, { event: {} }] }, 'kept.log[1]'],
    ['a line of the log for half a seat', { log: [{ audience: 0.5, event: {} }] }, 'kept.log[0]'],
    ['a line of the log that tells nothing', { log: [{ audience: -1, event: null }] }, 'kept.log[0]'],
    ['a line of the log that is a list', { log: [{ audience: -1, event: [] }] }, 'kept.log[0]'],
    ['a line of the log that is a word', { log: [{ audience: -1, event: 'x' }] }, 'kept.log[0]'],
  ])('kept with %s is refused with the place', (_, change, place) => {
    const away = putAway(played(joust, 'kept', 9));
    const result = opened(otherCards(joust), { ...away, kept: { ...away.kept, ...change } });
    expect(result).toMatchObject({ ok: false, problem: { code: 'state-broken', place } });
    // Whose choices lead where they led before needs nothing that was kept.
    expect(value(opened(joust, { ...away, kept: { ...away.kept, ...change } })).from).toBe('choices');
  });

  test.each([
    ['a joust', joust],
    ['a tournament', tournament],
  ])('damaged at random, %s is an error or can be played', (_, game) => {
    const chance = chanceFrom('damage');
    const next = otherCards(game as typeof joust);
    const away = putAway(played(game as typeof joust, 'damaged', 14));
    let taken = 0;
    for (let n = 0; n < 250; n++) {
      const result = opened(next, { ...away, kept: corrupted(away.kept, chance) });
      if (!result.ok) {
        expect(result.problem.code).toMatch(/state-broken|save-newer/);
        continue;
      }
      taken++;
      playOn(result.value.match, `damaged ${n}`, 100);
    }
    expect(taken).toBeGreaterThan(0);
  });
});
