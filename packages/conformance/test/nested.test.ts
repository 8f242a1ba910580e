import {
  chanceFrom,
  hashState,
  Match,
  readRecord,
  replay,
  resample,
  Table,
  type Trial,
  writeRecord,
} from '@tallyho/kernel';
import { joust } from '@tallyho/kernel/reference';
import { type Tournament, tournament, tournamentTrial } from '@tallyho/kernel/tournament';
import { describe, expect, test } from 'vitest';
import { EVERY_STEP, exhaust, tryGame } from '../src/index.ts';

const trial: Trial = tournamentTrial;

const started = (seed: string) => {
  const match = Match.start(tournament, {}, seed);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
};

/** Plays by turns, always the choice of this number. */
function playOn(match: ReturnType<typeof started>, isThere: () => boolean): void {
  for (let n = 0; !isThere() && match.state.outcome === null; n++) {
    const [decision] = match.table.decisions();
    match.choose(decision.seat, decision.id, decision.options[n % decision.options.length]);
  }
}

test('a game of games passes all checks at every step of many games', () => {
  for (let seed = 0; seed < 40; seed++) expect(tryGame(trial, `nested ${seed}`, EVERY_STEP).finding).toBeNull();
});

test('and in hundreds of games with checks now and then', () => {
  for (let seed = 0; seed < 500; seed++) expect(tryGame(trial, `fuzz ${seed}`, { every: 24 }).finding).toBeNull();
});

describe('a game of games that …', () => {
  const { script } = tournamentTrial;
  const broken = (change: Partial<typeof tournament>): Trial => {
    const mutant: typeof tournamentTrial = {
      ...tournamentTrial,
      script: { ...script, game: { ...tournament, ...change } },
    };
    return mutant;
  };
  const found = (mutant: Trial): string => {
    for (let seed = 0; seed < 50; seed++) {
      const { finding } = tryGame(mutant, `mutant ${seed}`, EVERY_STEP);
      if (finding !== null) return finding.check;
    }
    return '';
  };

  test('shows the state of the game inside is found out', () => {
    const observe: typeof tournament.observe = (s, seat) => ({
      ...tournament.observe(s, seat),
      inner: s.inner && { ...joust.observe(s.inner, seat), hand: s.inner.hands[0] },
    });
    expect(found(broken({ observe }))).toMatch(/ownsItsState|secrecy/);
  });

  test('forgets the cards of the game inside is found out', () => {
    expect(found(broken({ cards: (s) => (s.inner ? s.inner.hands.flat() : tournament.cards(s)) }))).toBe(
      'cardsConserved',
    );
  });

  test('writes choices of the game inside alike is found out', () => {
    expect(
      found(broken({ write: (s, choice, seat) => (s.inner ? 'play' : tournament.write(s, choice, seat)) })),
    ).toMatch(/notationRoundTrips|recordIsOriginal/);
  });
});

test('the exhaustive runner reaches what is inside', () => {
  expect(exhaust(trial, 'all', 1000)).toMatchObject({ missing: [] });
});

test('while a game is inside, its decisions, refusals and ids are those of the whole table', () => {
  const match = started('ids');
  expect(match.chooseText(0, '2 turns').ok).toBe(true);
  const refused = match.chooseText(0, '3 hits');
  expect(refused).toMatchObject({ problem: { facts: { reason: 'too-many', because: 'T-2' } } });
  match.chooseText(0, '1 hits');
  match.chooseText(1, '2 hits');
  expect(match.decision(0)).toMatchObject({ id: 3, kind: 'pace', because: 'J-1' });
  expect(match.decision(1)).toMatchObject({ id: 2, kind: 'pace' });
  expect(match.state.inner?.asks.map(({ id }) => id)).toEqual([1, 1]);
  expect(match.state.turn).toBe(1);
  expect(match.told(0)).toContainEqual({ event: 'turn', turn: 1, because: 'J-1' });
});

test('a secret choice inside is hidden, and can be taken back until it is revealed', () => {
  const match = started('secret');
  playOn(match, () => match.state.inner !== null);
  match.chooseText(0, 'gallop');
  expect(match.game.observe(match.state, 1).asks).toEqual([
    { seat: 0, id: 0, answered: true, choice: null },
    { seat: 1, id: 2, answered: false, choice: null },
  ]);
  expect(match.game.observe(match.state, 1).inner?.asks[0]).toMatchObject({ answered: true, choice: null });
  const before = hashState(match.state);
  expect(match.undo(0).ok).toBe(true);
  expect(match.state.inner?.asks[0].choice).toBeNull();
  expect(match.redo(0).ok).toBe(true);
  expect(hashState(match.state)).toBe(before);
  match.chooseText(1, 'walk');
  expect(match.canUndo(0)).toBe(false);
});

test('what was chosen in secret inside is made up once, not twice', () => {
  const match = started('made up');
  playOn(match, () => match.state.inner !== null);
  match.chooseText(0, 'trot');
  for (let n = 0; n < 20; n++) {
    const other = resample(tournament, tournament.observe(match.state, 1), chanceFrom(n));
    expect(other.asks[0].choice).toEqual(other.inner?.asks[0].choice);
    expect(other.inner?.chance).not.toBe(other.chance);
  }
});

test('saved in the middle of an inner game and loaded, it is played to the same end', () => {
  const match = started('saved');
  playOn(match, () => match.state.log.length === 2 && match.state.inner !== null);
  const loaded: Tournament = JSON.parse(JSON.stringify(match.state));
  const saved = new Table(tournament, loaded);
  const original = new Table(tournament, match.state);
  for (let n = 0; original.state.outcome === null; n++) {
    for (const table of [saved, original]) {
      const [ask] = table.state.asks.filter(({ choice }) => choice === null);
      const options = table.options(ask);
      table.answer(ask, options[n % options.length]);
    }
    expect(hashState(saved.state)).toBe(hashState(original.state));
  }
});

test('the record of a game of games is one record, and an inner game can be played again alone, to the same hash', () => {
  const match = started('record');
  const ends: string[] = [];
  const parts: { from: number; to: number }[] = [];
  while (match.state.outcome === null) {
    playOn(match, () => match.state.inner !== null);
    const from = match.moves.length;
    let last = '';
    playOn(match, () => {
      if (match.state.inner !== null) last = hashState(match.state.inner);
      return match.state.inner === null;
    });
    ends.push(last);
    parts.push({ from, to: match.moves.length });
  }
  const read = readRecord(writeRecord(match));
  if (!read.ok) throw new Error(read.problem.code);
  const again = replay(tournament, read.value);
  expect(again.ok && hashState(again.value.state)).toBe(hashState(match.state));
  match.state.log.forEach(({ options, winner }, n) => {
    const alone = Match.start(joust, options, match.state.seeds[n]);
    if (!alone.ok) throw new Error(alone.problem.code);
    const moves = match.moves.slice(parts[n].from, parts[n].to);
    moves.forEach(({ seat, text }, i) => {
      if (i === moves.length - 1) expect(hashState(alone.value.state)).toBe(ends[n]);
      expect(alone.value.chooseText(seat, text).ok).toBe(true);
    });
    expect(alone.value.state.outcome?.winners).toEqual(winner === null ? [] : [winner]);
  });
});
