import { describe, expect, test } from 'vitest';
import {
  gamesInside,
  hashState,
  keepMatch,
  Match,
  type Result,
  readRecord,
  reopen,
  replay,
  replayTo,
  resume,
  SPECTATOR,
  standing,
  writeRecord,
} from '../src/index.ts';
import { joust } from './reference/index.ts';
import { season } from './season/index.ts';
import { tournament } from './tournament/index.ts';

const [RED, BLUE] = [0, 1];

function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

const begun = () => unwrapped(Match.start(joust, {}, 'concede'));

/** A match in which so many choices have been made, the first that is offered each time. */
function played<M extends Match>(match: M, choices: number): M {
  for (let n = 0; n < choices; n++) {
    const [{ seat, id, options }] = match.table.decisions();
    match.choose(seat, id, options[0]);
  }
  return match;
}

const recordOf = (match: { readonly game: unknown }) => unwrapped(readRecord(writeRecord(match as Match, 'keeper')));

describe('a seat that concedes', () => {
  test('loses at once, whether it is asked or not', () => {
    const match = begun();
    unwrapped(match.chooseText(RED, 'trot'));
    expect(match.decision(RED)).toBeNull();
    expect(match.concede(RED)).toEqual({ ok: true, value: null });
    expect(match.state.outcome).toEqual({ winners: [BLUE], because: 'J-7' });
    expect(match.table.decisions()).toEqual([]);
    expect(match.history.at(-1)).toEqual({ kind: 'concede', seat: RED, text: '' });
    expect(match.moves).toHaveLength(1);
    for (const seat of [RED, BLUE, SPECTATOR]) expect(match.sight(seat).view.outcome?.because).toBe('J-7');
  });

  test('cannot take it back, nor anything before it', () => {
    const match = begun();
    unwrapped(match.chooseText(RED, 'trot'));
    unwrapped(match.undo(RED));
    unwrapped(match.concede(RED));
    expect([match.canUndo(RED), match.undo(RED).ok, match.redo(RED).ok]).toEqual([false, false, false]);
  });

  test('lets nobody else take anything back either', () => {
    const match = begun();
    unwrapped(match.chooseText(RED, 'trot'));
    expect(match.canUndo(RED)).toBe(true);
    unwrapped(match.concede(BLUE));
    expect([match.canUndo(RED), match.undoDepth(RED), match.undo(RED).ok]).toEqual([false, 0, false]);
    expect(match.state.outcome).toEqual({ winners: [RED], because: 'J-7' });
  });

  test('must sit at a table where a game goes on', () => {
    const match = begun();
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(match.concede(seat)).toMatchObject({ problem: { code: 'no-such-seat' } });
    unwrapped(match.concede(BLUE));
    expect(match.concede(RED)).toMatchObject({ problem: { code: 'game-over', place: 'red' } });
  });

  test('takes its side with it', () => {
    const match = unwrapped(Match.start(season, {}, 'concede'));
    unwrapped(match.concede(2));
    expect(match.state.outcome).toEqual({ winners: [1, 3], because: 'S-5' });
  });

  test('gives up a game with the one inside it', () => {
    const match = played(unwrapped(Match.start(tournament, {}, 'concede')), 6);
    expect(match.state.inner).not.toBeNull();
    const [inside] = gamesInside(match);
    unwrapped(match.concede(RED));
    expect([match.state.inner, match.sight(RED).view.inner]).toEqual([null, null]);
    expect(match.state.outcome).toEqual({ winners: [BLUE], because: 'T-4' });
    expect(gamesInside(match)[0].match.moves).toEqual(inside.match.moves);
    expect(hashState(unwrapped(replay(tournament, recordOf(match))).state)).toBe(hashState(match.state));
  });
});

describe('a record', () => {
  test('has it as a line, and leads to the same end', () => {
    const match = played(begun(), 5);
    unwrapped(match.concede(BLUE));
    const text = writeRecord(match, 'keeper');
    expect(text).toMatch(/\nconcede blue\n\nend #[0-9a-f]{16} red\n$/);
    const record = unwrapped(readRecord(text));
    const again = unwrapped(replay(joust, record));
    expect([again.state, again.history]).toEqual([match.state, match.history]);
    expect(writeRecord(again, 'keeper')).toBe(text);
    expect(standing(record)).toHaveLength(5);
    expect(unwrapped(replayTo(joust, record, 5)).state.outcome).toBeNull();
  });

  test('that was written before anybody could concede reads as ever', () => {
    const old = [
      'Tally-Ho record 2',
      'system: reference',
      'rules: 1',
      'proof: 73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049',
      'seed: 42',
      'options: {"turns":8}',
      'red: trot',
      'undo red',
      'red: walk',
    ].join('\n');
    expect(unwrapped(readRecord(old)).lines.map(({ kind }) => kind)).toEqual(['move', 'undo', 'move']);
  });

  test.each([
    ['nothing comes after it', 'concede red\nblue: walk', 'game-over'],
    ['nobody else than a seat concedes', 'concede green', 'no-such-seat'],
  ])('%s', (_, lines, why) => {
    const text = `${writeRecord(begun(), 'keeper')}${lines}\n`;
    const replayed = replay(joust, unwrapped(readRecord(text)));
    expect(replayed).toMatchObject({ ok: false, problem: { code: 'record-choice', facts: { why } } });
  });

  test('a seat whose name begins so is not taken for it', () => {
    const head = writeRecord(begun(), 'keeper');
    const { lines } = unwrapped(readRecord(`${head}concede all: walk\nconcede "all: of us"\nconcede: walk\n`));
    expect(lines.slice(-3).map(({ kind, who }) => [kind, who])).toEqual([
      ['move', 'concede all'],
      ['concede', 'all: of us'],
      ['move', 'concede'],
    ]);
  });
});

test('a match that was kept is reopened as it ended, from its choices or from its state', () => {
  const match = played(begun(), 5);
  unwrapped(match.concede(RED));
  const [record, kept] = [recordOf(match), keepMatch(match)];
  const reopened = unwrapped(reopen(joust, record, kept));
  expect([reopened.from, reopened.match.state.outcome]).toEqual(['choices', match.state.outcome]);
  const resumed = unwrapped(resume(joust, record, kept));
  expect([resumed.moves, resumed.history]).toEqual([match.moves, match.history]);
  expect(resumed.state.outcome).toEqual(match.state.outcome);
});
