import { describe, expect, test } from 'vitest';
import { sortieOf } from '../src/career/enter.ts';
import { byAircraft, byDowned, figuresOf, hasNamesake, shareOf } from '../src/career/figures.ts';
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
    downed: ['Bf-109E Emil'],
    ships: 0,
    lowest: null,
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

  test('goes on above the highest rung that was earned, not above the first', () => {
    const both = [...times(3, { against: 'cadet' }), ...times(3, { against: 'pilot' })];
    expect(nextStep(both)).toEqual({ rung: 'veteran', wins: 0, isEarned: false });
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

  test('from behind: won with less than 35 in 100, as far as the bot has looked back', () => {
    expect(ids([sortie({ lowest: 0.349 })])).toContain('from-behind');
    expect(ids([sortie({ lowest: 0.35 })])).not.toContain('from-behind');
    expect(ids([sortie({ lowest: null })])).not.toContain('from-behind');
    expect(ids([sortie({ lowest: 0.1, result: 'lost' })])).not.toContain('from-behind');
  });

  test('a ship sunk, and five victories in one campaign; a campaign is no one fight', () => {
    expect(ids([sortie({ ships: 1, result: 'lost' })])).toEqual(['ship']);
    expect(ids([sortie({ aircraft: null, victories: 5 })])).toContain('campaign-ace');
    expect(ids([sortie({ aircraft: null, victories: 5 })])).not.toContain('three-in-one');
    expect(ids([sortie({ aircraft: null, victories: 4 })])).not.toContain('campaign-ace');
    expect(ids([sortie({ victories: 5 })])).not.toContain('campaign-ace');
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

describe('what was shot down', () => {
  test('is told type by type, the most first, with what was flown then; campaigns belong to their game', () => {
    const flown = [
      sortie({ downed: ['Bf-109E Emil', 'Do-17Z'] }),
      sortie({ downed: ['Bf-109E Emil', 'Bf-109E Emil'], aircraft: 'Hurricane I' }),
      sortie({ downed: ['Bf-109E Emil'], aircraft: null, system: 'down-in-flames-campaign' }),
      sortie({ downed: null, victories: 7 }),
      sortie({ downed: ['F4F'], system: 'zero', aircraft: 'A6M2' }),
    ];
    expect(byDowned(flown)).toEqual([
      {
        aircraft: 'Bf-109E Emil',
        system: 'down-in-flames',
        count: 4,
        by: [
          { aircraft: 'Hurricane I', count: 2 },
          { aircraft: '', count: 1 },
          { aircraft: 'Spitfire I', count: 1 },
        ],
      },
      { aircraft: 'Do-17Z', system: 'down-in-flames', count: 1, by: [{ aircraft: 'Spitfire I', count: 1 }] },
      { aircraft: 'F4F', system: 'zero', count: 1, by: [{ aircraft: 'A6M2', count: 1 }] },
    ]);
  });
});

test('an aircraft of which two games have one of that name is known for it', () => {
  const types = byDowned([
    sortie({ downed: ['SBD-3 Dauntless', 'Do-17Z'] }),
    sortie({ downed: ['SBD-3 Dauntless'], system: 'zero-carriers', aircraft: null }),
  ]);
  expect(types.map(({ aircraft }) => hasNamesake(types, aircraft))).toEqual([false, true, true]);
});

describe('a log book as a file', () => {
  const book: LogBook = { name: 'M. Carey', sorties: [sortie(), sortie({ aircraft: null })] };

  test('is read as it was written', () => {
    expect(readLog(writeLog(book))).toEqual({ ok: true, log: book });
  });

  test('of the first days is read as well; what was not written down then is not known', () => {
    const old = JSON.parse(writeLog(book));
    for (const line of old.sorties) for (const field of ['downed', 'ships', 'lowest']) delete line[field];
    const read = readLog(JSON.stringify({ ...old, format: 1 }));
    const unknown = { downed: null, ships: 0, lowest: null };
    expect(read).toEqual({
      ok: true,
      log: { ...book, sorties: book.sorties.map((line) => ({ ...line, ...unknown })) },
    });
    expect(readLog(JSON.stringify({ ...old, format: 2 }))).toMatchObject({ ok: false, place: 'sorties.1.downed' });
  });

  test('gives a line that knows less for one that knows more', () => {
    const [known] = book.sorties;
    const old: LogBook = { name: '', sorties: [{ ...known, downed: null }] };
    expect(joined(old, book)).toEqual(book);
    expect(joined(book, old)).toEqual(book);
    expect(joined(old, old).sorties[0].downed).toBeNull();
  });

  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(writeLog(book)), ...change });
  const wrong = (field: object): string => changed({ sorties: [book.sorties[0], { ...book.sorties[1], ...field }] });

  test.each([
    ['nothing', '', 'not-json', ''],
    ['cut off', writeLog(book).slice(0, -5), 'not-json', ''],
    ['a list', '[]', 'not-a-log', ''],
    ['null', 'null', 'not-a-log', ''],
    ['something else', '{"is":"a game"}', 'not-a-log', ''],
    ['of a newer page', changed({ format: 3 }), 'newer', 'format'],
    ['without a number', changed({ format: 'one' }), 'field', 'format'],
    ['with an endless name', changed({ name: 'x'.repeat(41) }), 'field', 'name'],
    ['without sorties', changed({ sorties: 7 }), 'field', 'sorties'],
    ['with too many', changed({ sorties: Array.from({ length: 10_001 }, () => 0) }), 'too-many', 'sorties'],
    ['with a line that is none', changed({ sorties: [null] }), 'field', 'sorties.1'],
    ['with a result nobody knows', wrong({ result: 'glorious' }), 'field', 'sorties.2.result'],
    ['with a bot nobody knows', wrong({ against: 'general' }), 'field', 'sorties.2.against'],
    ['with fewer than no victories', wrong({ victories: -1 }), 'field', 'sorties.2.victories'],
    ['with half a victory', wrong({ victories: 0.5 }), 'field', 'sorties.2.victories'],
    ['with victories over nobody', wrong({ downed: [''] }), 'field', 'sorties.2.downed'],
    ['with endless victories', wrong({ downed: Array(1_001).fill('A6M2') }), 'field', 'sorties.2.downed'],
    ['with half a ship', wrong({ ships: 0.5 }), 'field', 'sorties.2.ships'],
    ['with more than certainty', wrong({ lowest: 1.01 }), 'field', 'sorties.2.lowest'],
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
  const planes: readonly Flown[] = [
    { seat: 0, side: 0, aircraft: 'Spitfire I', hits: 2, isDown: false },
    { seat: 1, side: 1, aircraft: 'Bf-109E Emil', hits: 6, isDown: true },
    { seat: 1, side: 1, aircraft: 'Bf-109E Emil', hits: 1, isDown: false },
  ];
  const flown = { planes, ships: [1, 5] };

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
      downed: ['Bf-109E Emil'],
      ships: 1,
      lowest: null,
    });
  });

  test('counts as lost what one has flown oneself, and not what a friend has lost', () => {
    const friend: Flown = { seat: 2, side: 0, aircraft: 'Hurricane I', hits: 7, isDown: true };
    expect(sortieOf(game(), { planes: [...planes, friend], ships: [] })).toMatchObject({ losses: 0, hits: 2 });
    const own: Flown = { ...friend, seat: 0 };
    expect(sortieOf(game(), { planes: [...planes, own], ships: [] })).toMatchObject({ losses: 1, hits: 9 });
  });

  test('of a campaign is flown with many, and nobody is outnumbered in it', () => {
    const line = sortieOf(game({ system: 'zero-campaign' }), flown);
    expect(line).toMatchObject({ aircraft: null, victories: 1, losses: 0, outnumbered: false, ships: 1 });
    expect(sortieOf(game(), { planes: [], ships: [1, 1] })).toMatchObject({ aircraft: null, downed: [], ships: 0 });
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

  test('that goes on from a moment of another one is no line: its cards were known', () => {
    expect(sortieOf(game({ branchOf: 'another' }), flown)).toBeNull();
  });
});
