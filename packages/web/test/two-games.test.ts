import { downInFlames } from '@tallyho/down-in-flames';
import {
  below,
  chanceFrom,
  type Match,
  readRecord,
  replay,
  type TableState,
  type TableView,
  writeRecord,
} from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { duelTable } from '../src/down-in-flames/duel-room.ts';
import { beginFight, type Playable, rematch, returnGame } from '../src/play/begin.ts';
import { asFirstGame, matchResult, namesSwapped, returnId, scoreOf } from '../src/play/two-games.ts';
import { placeOf, type Score } from '../src/saved/match-place.ts';
import { bot, human } from '../src/saved/players.ts';
import { readSaveText, type SavedGame } from '../src/saved/saved-game.ts';
import { wingsTable } from '../src/wings-of-war/begin.ts';
import { zeroTable } from '../src/zero/zero-room.ts';

const score = (winner: number | null, first: number, second: number): Score => ({ winner, points: [first, second] });

describe('a match of two games', () => {
  test('is won by victories; the return game is counted from the other seat', () => {
    const both = matchResult(score(0, 5, 3), score(1, 0, 4), 'victories');
    expect(both).toEqual({ victories: [2, 0], points: [9, 3], winner: 0, by: 'victories' });
    const ahead = matchResult(score(1, 2, 3), score(null, 1, 1), 'victories');
    expect(ahead).toMatchObject({ victories: [0, 1], winner: 1, by: 'victories' });
  });

  test('is decided by the points of both games when the victories are even, and drawn when these are', () => {
    const even = matchResult(score(0, 6, 1), score(0, 5, 2), 'victories');
    expect(even).toEqual({ victories: [1, 1], points: [8, 6], winner: 0, by: 'points' });
    expect(matchResult(score(0, 4, 1), score(0, 4, 1), 'victories')).toMatchObject({ winner: null, by: null });
    expect(matchResult(score(null, 2, 2), score(null, 0, 1), 'victories')).toMatchObject({ winner: 0, by: 'points' });
  });

  test('WOW-VIC-06: is decided by the points alone where the book adds up a series', () => {
    expect(matchResult(score(0, 2, -1), score(0, 9, 0), 'points')).toMatchObject({ winner: 1, by: 'points' });
    expect(matchResult(score(0, 2, 0), score(null, 0, 0), 'points')).toMatchObject({ winner: 0, by: 'points' });
  });

  test('takes names along to the other seat', () => {
    const seats = [
      { name: 'Ann', aircraft: [1] },
      { name: 'Bob', aircraft: [2] },
    ];
    expect(namesSwapped({ seats, turns: 6 })).toEqual({
      seats: [
        { name: 'Bob', aircraft: [1] },
        { name: 'Ann', aircraft: [2] },
      ],
      turns: 6,
    });
    expect(namesSwapped({ turns: 6 })).toEqual({ turns: 6 });
  });

  test('is kept with its games, and something else in its place is no match', () => {
    const game = { id: 'x', system: 's', title: '', players: [human, human], begun: 1, saved: 1, turn: 1, over: true };
    const place = (match: unknown) => {
      const read = readSaveText(JSON.stringify({ ...game, record: '', match }));
      return read.is === 'game' ? placeOf(read.game) : 'unread';
    };
    expect(place({ game: 1 })).toEqual({ game: 1 });
    expect(place({ game: 2, before: score(0, 3, 1) })).toEqual({ game: 2, before: score(0, 3, 1) });
    for (const other of [undefined, 7, {}, { game: 3 }, { game: 2 }, { game: 2, before: { points: ['x'] } }])
      expect(place(other)).toBeNull();
  });
});

/** Plays a saved game to its end by chance. */
function played<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  { game }: Playable<S, C, E, V, O>,
  saved: SavedGame,
): { readonly state: S; readonly saved: SavedGame } {
  const record = readRecord(saved.record);
  const begun = record.ok ? replay(game, record.value) : record;
  if (!begun.ok) throw new Error(begun.problem.code);
  const match: Match<S, C, E, V, O> = begun.value;
  const chance = chanceFrom(`play ${saved.id}`);
  for (let [ask] = match.table.decisions(); ask !== undefined; [ask] = match.table.decisions())
    match.choose(ask.seat, ask.id, ask.options[below(chance, ask.options.length)]);
  return { state: match.state, saved: { ...saved, over: true, record: writeRecord(match, 'keeper') } };
}

function wholeMatch<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  options: object,
  id: string,
) {
  const { series, game } = playable;
  const begun = beginFight(playable, options, [human, bot('cadet')], id, id);
  if (series === undefined || !begun.ok) throw new Error('cannot begin');
  const first = played(playable, asFirstGame(begun.game));
  const back = returnGame(playable, series, first.saved, `${id} again`);
  if (!back.ok) throw new Error(back.problem.code);
  const second = played(playable, back.value);
  expect(back.value.id).toBe(returnId(id));
  expect(back.value.players).toEqual([bot('cadet'), human]);
  expect(game.seats(second.state)).toEqual(game.seats(first.state).toReversed());
  expect(back.value.title).toBe(begun.game.title);
  const place = placeOf(second.saved);
  expect(place).toEqual({ game: 2, before: scoreOf(series, first.state) });
  if (place?.game !== 2) throw new Error('no match');
  const result = matchResult(place.before, scoreOf(series, second.state), series.decidedBy);
  return { first: first.state, second: second.state, result };
}

describe('whole matches, by chance', () => {
  const names = ['Ann', 'Bob'];
  const seeds = Array.from({ length: 8 }, (_, i) => `match ${i}`);

  test('DIF-SETUP-11, DIF-WIN-02: of Down In Flames, the same seat begins both games, and hits are added up', () => {
    const seats = [
      { name: names[0], aircraft: [{ fighter: 'spitfire-i' }] },
      { name: names[1], aircraft: [{ fighter: 'bf-109e' }] },
    ];
    const all = seeds.map((seed) => wholeMatch(duelTable, { mode: 'duel', seats }, seed));
    for (const { first, second, result } of all) {
      expect(second.first).toBe(first.first);
      const dealt = [first.planes[0].dealt + second.planes[1].dealt, first.planes[1].dealt + second.planes[0].dealt];
      expect(result.points).toEqual(dealt);
    }
    expect(new Set(all.map(({ first }) => first.first))).toEqual(new Set([0, 1]));
  });

  test('Z-4.7a, Z-4.92d: of Zero!, the same side begins both games, and points are added up', () => {
    const seats = [
      { name: names[0], side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
      { name: names[1], side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
    ];
    const all = seeds.map((seed) => wholeMatch(zeroTable, { seats }, seed));
    for (const { first, second } of all) expect(second.order[0]).toBe(first.order[0]);
    expect(new Set(all.map(({ first }) => first.order[0])).size).toBe(2);
    expect(all.some(({ result }) => result.points.some((n) => n > 0))).toBe(true);
  });

  test('WOW-VIC-06: of Wings of War', () => {
    const seats = [
      { name: names[0], side: 0, aircraft: [{ card: 'camel-brown', label: 'a1' }] },
      { name: names[1], side: 1, aircraft: [{ card: 'triplane-richthofen', label: 'b1' }] },
    ];
    const { result } = wholeMatch(wingsTable, { scenario: 'dogfight', seats }, 'match');
    expect(result.victories.every((n) => n >= 0)).toBe(true);
  });

  test('a rematch with sides swapped takes the names along, too', () => {
    const seats = [
      { name: 'Ann', aircraft: [{ fighter: 'spitfire-i' }] },
      { name: 'Bob', aircraft: [{ fighter: 'bf-109e' }] },
    ];
    const begun = beginFight(duelTable, { seats }, [human, bot('ace')]);
    const again = begun.ok ? rematch(duelTable, begun.game, true) : begun;
    if (!again.ok || !('value' in again)) throw new Error('cannot begin');
    const record = readRecord(again.value.record);
    const match = record.ok ? replay(downInFlames, record.value) : record;
    expect(match.ok && downInFlames.seats(match.value.state)).toEqual(['Bob', 'Ann']);
    expect(again.value.players).toEqual([bot('ace'), human]);
  });
});
