import { downInFlames } from '@tallyho/down-in-flames';
import { Match, readRecord, standing, writeRecord } from '@tallyho/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotClient } from '../../src/bots/client.ts';
import { LocalSession } from '../../src/play/local-session.ts';
import { note, notes, unnote } from '../../src/saved/journal.ts';
import { human } from '../../src/saved/players.ts';
import { readSave, type SavedGame, writeSave } from '../../src/saved/saved-game.ts';
import { fromShelf, keepGame } from '../../src/saved/shelf.ts';
import { isBehind, type Occasion, type Row, troubleOf } from '../../src/saved/store.ts';

const nobody = { answer: async () => 0, hints: async () => [], close: () => {} } as unknown as BotClient;

function begun(id = 'g') {
  const match = Match.start(downInFlames, { turns: 2 }, 'kept');
  if (!match.ok) throw new Error(match.problem.code);
  const game: SavedGame = {
    id,
    system: 'down-in-flames',
    title: 't',
    players: [human, human],
    begun: 1,
    saved: 2,
    turn: 0,
    over: false,
    choices: 0,
    record: writeRecord(match.value),
    kept: null,
  };
  return { match: match.value, game };
}

/** The small store of a browser, with room for so many letters. */
function smallStore(room: number): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

test('a choice that is taken back is taken back in what is kept, too', async () => {
  const { match, game } = begun();
  const kept: { readonly game: SavedGame; readonly why: Occasion }[] = [];
  const keeper = {
    async keep(each: SavedGame, why: Occasion) {
      kept.push({ game: each, why });
      return 'kept' as const;
    },
  };
  const session = new LocalSession(match, game, keeper, nobody);
  const decision = match.decision(0);
  if (decision === null) throw new Error('nobody is asked');
  session.choose(0, decision.id, decision.options[0]);
  session.undo(0);
  session.undo(0);
  expect(kept.map(({ why }) => why)).toEqual(['choice', 'undo']);
  expect(kept.map(({ game: { choices } }) => choices)).toEqual([1, 0]);
  const record = readRecord(kept[1].game.record);
  expect(record.ok && standing(record.value)).toEqual([]);
  expect(record.ok && record.value.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['move', 'undo']));
  expect(kept[1].game.saved).toBeGreaterThan(kept[0].game.saved);
});

describe('of a game that the store has already', () => {
  const row = (choices: number, lines: string, rules = 3): Row => ({
    id: 'g',
    choices,
    saved: 10,
    save: { record: `Tally-Ho record 2\nsystem: s\nrules: ${rules}\nseed: a\noptions: {}\n${lines}` },
  });
  const there = row(2, 'red: a\nblue: b\n');

  test.each<[string, Row, Occasion, boolean]>([
    ['one choice more', row(3, 'red: a\nblue: b\nred: c\n'), 'choice', false],
    ['fewer choices', row(1, 'red: a\n'), 'choice', true],
    ['fewer choices, because one was taken back', row(1, 'red: a\nblue: b\nundo blue\n'), 'undo', false],
    ['the same choices', row(2, 'red: a\nblue: b\n'), 'choice', false],
    ['the same choices, by newer rules', row(2, 'red: a\nblue: b\n', 4), 'choice', false],
    ['the same choices, and one who concedes', row(2, 'red: a\nblue: b\nconcede red\n'), 'choice', false],
    ['as many choices, but others', row(2, 'red: a\nblue: x\n'), 'choice', true],
    ['as many choices, and less behind them', row(2, 'red: a\n'), 'choice', true],
    ['an older note', { ...row(3, 'red: a\nblue: b\nred: c\n'), saved: 9 }, 'note', true],
    ['a later note', { ...row(3, 'red: a\nblue: b\nred: c\n'), saved: 11 }, 'note', false],
  ])('%s is behind it or not, and is not kept if it is', (_, given, why, behind) => {
    expect(isBehind(given, there, why)).toBe(behind);
  });

  test('nothing is behind what is no game', () => {
    expect(isBehind(row(2, 'red: a\nblue: b\n'), { ...there, save: null }, 'choice')).toBe(false);
  });
});

describe('half a game', () => {
  const whole = writeSave(begun().game) as { readonly [name: string]: unknown };

  test.each(['id', 'system', 'title', 'record', 'begun', 'saved', 'turn', 'over', 'players'])(
    'without %s is none',
    (name) => {
      expect(readSave(whole).is).toBe('game');
      expect(readSave({ ...whole, [name]: undefined })).toEqual({ is: 'broken' });
      expect(readSave({ ...whole, [name]: { odd: true } })).toEqual({ is: 'broken' });
    },
  );

  test('has players that nobody knows, or a table that is none', () => {
    expect(readSave({ ...whole, players: [human, { kind: 'ghost' }] })).toEqual({ is: 'broken' });
    expect(readSave({ ...whole, players: [human, null] })).toEqual({ is: 'broken' });
    expect(readSave({ ...whole, kept: 'table' })).toEqual({ is: 'broken' });
  });

  test('that does not count its choices has them counted', () => {
    const { match, game } = begun();
    const decision = match.decision(0);
    if (decision === null) throw new Error('nobody is asked');
    match.choose(0, decision.id, decision.options[0]);
    const { choices: _, ...older } = { ...game, record: writeRecord(match) };
    expect(readSave(older)).toMatchObject({ is: 'game', game: { choices: 1, kept: null } });
  });
});

describe('where there is no room', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', smallStore(20_000)));

  test('an older note stays', () => {
    note('a', 'old');
    note('a', 'x'.repeat(30_000));
    note('b', 'y');
    expect(notes()).toEqual([
      { id: 'a', text: 'old' },
      { id: 'b', text: 'y' },
    ]);
  });

  test('a note goes only if no other has taken its place', () => {
    note('a', 'old');
    note('a', 'new');
    unnote({ id: 'a', text: 'old' });
    expect(notes()).toEqual([{ id: 'a', text: 'new' }]);
    unnote({ id: 'a', text: 'new' });
    expect(notes()).toEqual([]);
  });

  test('a game that the store does not take is still on the shelf and among the notes, and its trouble is told', async () => {
    const { game } = begun('no-store');
    expect(await keepGame(game)).toBe('no-store');
    expect(fromShelf('no-store')?.game).toEqual(game);
    expect(notes().map(({ id }) => id)).toEqual(['no-store']);
    expect(readSave(JSON.parse(notes()[0].text))).toEqual({ is: 'game', game });
  });

  test('one that does not even fit among the notes stays on the shelf while the page is open', async () => {
    vi.stubGlobal('localStorage', smallStore(10));
    const { game } = begun('too-long');
    expect(await keepGame(game)).toBe('no-store');
    expect(notes()).toEqual([]);
    expect(fromShelf('too-long')?.game).toEqual(game);
  });

  test('it is told apart from a store that will not open', () => {
    expect(troubleOf(new DOMException('', 'QuotaExceededError'))).toBe('no-room');
    expect(troubleOf(new DOMException('', 'VersionError'))).toBe('blocked');
    expect(troubleOf(new Error('QuotaExceededError'))).toBe('no-store');
  });
});
