import { describe, expect, test } from 'vitest';
import { sortieOf } from '../src/career/enter.ts';
import { byAircraft, figuresOf, shareOf } from '../src/career/figures.ts';
import { ladderOf, nextStep, rankOf } from '../src/career/ladder.ts';
import { emptyLog, joined, type LogBook, readLog, writeLog } from '../src/career/log-file.ts';
import { medalsOf } from '../src/career/medals.ts';
import type { Sortie } from '../src/career/sortie.ts';
import type { Flown } from '../src/play/flown.ts';
import { bot, human } from '../src/saved/players.ts';
import type { SavedGame } from '../src/saved/saved-game.ts';

let days = 0;
const sortie = (change: Partial<Sortie> = {}): Sortie => {
  days += 1;
  return {
    id: `game-${days}`,
    system: 'down-in-flames',
    title: 'Spitfire I – Bf-109E Emil',
    at: days,
    result: 'won',
    against: 'pilot',
    aircraft: 'Spitfire I',
    victories: 1,
    losses: 0,
    hits: 2,
    outnumbered: false,
    ...change,
  };
};
const times = (n: number, change: Partial<Sortie>): Sortie[] => Array.from({ length: n }, () => sortie(change));

describe('the ladder', () => {
  test('has a rung for three wins against the bot of that level; losses and draws take nothing away', () => {
    const two = [...times(2, { against: 'cadet' }), ...times(5, { against: 'cadet', result: 'lost' })];
    expect(rankOf(two)).toBeNull();
    expect(nextStep(two)).toEqual({ rung: 'cadet', wins: 2, isEarned: false });
    const three = [...two, sortie({ against: 'cadet' }), ...times(9, { against: 'cadet', result: 'drawn' })];
    expect(rankOf(three)).toBe('cadet');
    expect(nextStep(three)).toEqual({ rung: 'pilot', wins: 0, isEarned: false });
  });

  test('may be climbed from the middle: whoever beats the Veteran three times is one', () => {
    const wins = times(3, { against: 'veteran' });
    expect(rankOf(wins)).toBe('veteran');
    expect(ladderOf(wins).map(({ isEarned }) => isEarned)).toEqual([false, false, true, false]);
  });

  test('ends with the Ace', () => {
    expect(nextStep(times(4, { against: 'ace' }))).toBeNull();
    expect(ladderOf(times(4, { against: 'ace' })).at(-1)?.wins).toBe(3);
  });
});

describe('medals', () => {
  const ids = (sorties: readonly Sortie[]): string[] => medalsOf(sorties).map(({ medal }) => medal);

  test('are given for nothing that was lost', () => {
    expect(ids([sortie({ result: 'lost', victories: 0, hits: 0, outnumbered: true, against: 'ace' })])).toEqual([]);
  });

  test('are given for the first game that deserves them, whatever the order of the book', () => {
    const [first, second] = [sortie(), sortie()];
    expect(medalsOf([second, first])).toEqual([{ medal: 'first-win', sortie: first }]);
  });

  test('not a scratch: no hit, and a victory; a campaign has no hits to speak of', () => {
    expect(ids([sortie({ hits: 0 })])).toContain('unscathed');
    expect(ids([sortie({ hits: 1 })])).not.toContain('unscathed');
    expect(ids([sortie({ hits: 0, victories: 0 })])).not.toContain('unscathed');
    expect(ids([sortie({ hits: 0, aircraft: null, victories: 0 })])).toEqual(['first-win', 'campaign']);
  });

  test('the fifth victory is counted over all fights, and belongs to the one in which it fell', () => {
    const flown = [sortie({ victories: 2 }), sortie({ victories: 2, result: 'lost' }), sortie({ victories: 2 })];
    expect(medalsOf(flown).find(({ medal }) => medal === 'fifth')?.sortie).toBe(flown[2]);
    expect(ids(flown.slice(0, 2))).not.toContain('fifth');
  });

  test('three in one fight, more of the enemy, and an Ace beaten', () => {
    expect(ids([sortie({ victories: 3 })])).toContain('three-in-one');
    expect(ids([sortie({ victories: 2 })])).not.toContain('three-in-one');
    expect(ids([sortie({ outnumbered: true })])).toContain('outnumbered');
    expect(ids([sortie({ against: 'ace' })])).toContain('beat-ace');
    expect(ids([sortie({ against: 'veteran' })])).not.toContain('beat-ace');
  });
});

describe('a share of fights won', () => {
  test('has the interval of Wilson', () => {
    // 8 of 10: 0.490 to 0.943, as in every table.
    const share = shareOf(8, 10);
    expect(share?.share).toBe(0.8);
    expect(share?.low).toBeCloseTo(0.49, 3);
    expect(share?.high).toBeCloseTo(0.943, 3);
  });

  test('is never certain, and of nothing there is none', () => {
    expect(shareOf(3, 3)?.high).toBeCloseTo(1, 10);
    expect(shareOf(3, 3)?.low).toBeCloseTo(0.438, 3);
    expect(shareOf(0, 3)?.low).toBeCloseTo(0, 10);
    expect(shareOf(0, 0)).toBeNull();
  });

  test('is told for each aircraft of each game, a draw being no win; campaigns are flown with many', () => {
    const flown = [
      ...times(2, {}),
      sortie({ result: 'drawn' }),
      sortie({ system: 'zero', aircraft: 'A6M2' }),
      sortie({ aircraft: null }),
    ];
    const table = byAircraft(flown).map(({ aircraft, sorties, won }) => ({ aircraft, sorties, won }));
    expect(table).toEqual([
      { aircraft: 'Spitfire I', sorties: 3, won: 2 },
      { aircraft: 'A6M2', sorties: 1, won: 1 },
    ]);
    expect(figuresOf(flown)).toEqual({ sorties: 5, won: 4, drawn: 1, victories: 5, losses: 0 });
  });
});

describe('a log book as a file', () => {
  const book: LogBook = { name: 'M. Carey', sorties: [sortie(), sortie({ aircraft: null })] };

  test('is read as it was written', () => {
    expect(readLog(writeLog(book))).toEqual({ ok: true, log: book });
  });

  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(writeLog(book)), ...change });
  const wrong = (field: object): string => changed({ sorties: [book.sorties[0], { ...book.sorties[1], ...field }] });

  test.each([
    ['nothing', '', 'not-json', ''],
    ['cut off', writeLog(book).slice(0, -5), 'not-json', ''],
    ['a list', '[]', 'not-a-log', ''],
    ['null', 'null', 'not-a-log', ''],
    ['something else', '{"is":"a game"}', 'not-a-log', ''],
    ['of a newer page', changed({ format: 2 }), 'newer', 'format'],
    ['without a number', changed({ format: 'one' }), 'field', 'format'],
    ['with an endless name', changed({ name: 'x'.repeat(41) }), 'field', 'name'],
    ['without sorties', changed({ sorties: 7 }), 'field', 'sorties'],
    ['with too many', changed({ sorties: Array.from({ length: 10_001 }, () => 0) }), 'too-many', 'sorties'],
    ['with a line that is none', changed({ sorties: [null] }), 'field', 'sorties.1'],
    ['with a result nobody knows', wrong({ result: 'glorious' }), 'field', 'sorties.2.result'],
    ['with a bot nobody knows', wrong({ against: 'general' }), 'field', 'sorties.2.against'],
    ['with fewer than no victories', wrong({ victories: -1 }), 'field', 'sorties.2.victories'],
    ['with half a victory', wrong({ victories: 0.5 }), 'field', 'sorties.2.victories'],
    ['with an endless title', wrong({ title: 'x'.repeat(201) }), 'field', 'sorties.2.title'],
    ['as long as a library', ' '.repeat(4_000_001), 'too-large', ''],
  ])('%s is refused with its reason and its place', (_, text, fault, place) => {
    expect(readLog(text)).toEqual({ ok: false, fault, place });
  });

  test('what else stands in a line is left out', () => {
    const read = readLog(wrong({ more: 'x' }));
    expect(read.ok && read.log).toEqual(book);
  });

  test('is added to another: no game counts twice, and the name stays', () => {
    const both = joined({ name: 'A. N. Other', sorties: [book.sorties[0]] }, book);
    expect(both.sorties.map(({ id }) => id)).toEqual(book.sorties.map(({ id }) => id));
    expect(both.name).toBe('A. N. Other');
    expect(joined(emptyLog, book)).toEqual(book);
  });
});

describe('a finished game in the log', () => {
  const game = (change: Partial<SavedGame> = {}): SavedGame => ({
    id: 'x',
    system: 'down-in-flames',
    title: 'Spitfire I – Bf-109E Emil',
    players: [human, bot('veteran')],
    begun: 1,
    saved: 9,
    turn: 4,
    over: true,
    choices: 30,
    record: '',
    kept: { rules: {}, resumedAt: null, state: { outcome: { winners: [0], because: 'DIF-WIN-01' } }, log: [] },
    ...change,
  });
  const flown: readonly Flown[] = [
    { seat: 0, side: 0, aircraft: 'Spitfire I', hits: 2, isDown: false },
    { seat: 1, side: 1, aircraft: 'Bf-109E Emil', hits: 6, isDown: true },
    { seat: 1, side: 1, aircraft: 'Bf-109E Emil', hits: 1, isDown: false },
  ];

  test('is a line with what was flown and what came of it', () => {
    expect(sortieOf(game(), flown)).toEqual({
      id: 'x',
      system: 'down-in-flames',
      title: 'Spitfire I – Bf-109E Emil',
      at: 9,
      result: 'won',
      against: 'veteran',
      aircraft: 'Spitfire I',
      victories: 1,
      losses: 0,
      hits: 2,
      outnumbered: true,
    });
  });

  test('against several bots counts as one against the weakest', () => {
    expect(sortieOf(game({ players: [human, bot('ace'), bot('cadet')] }), flown)?.against).toBe('cadet');
  });

  test('that was brought along whole, is not over, or was played among people or among bots is no line', () => {
    expect(sortieOf(game({ saved: 1 }), flown)).toBeNull();
    expect(sortieOf(game({ over: false }), flown)).toBeNull();
    expect(sortieOf(game({ players: [human, human] }), flown)).toBeNull();
    expect(sortieOf(game({ players: [bot('ace'), bot('ace')] }), flown)).toBeNull();
    expect(sortieOf(game({ kept: null }), flown)).toBeNull();
  });
});
