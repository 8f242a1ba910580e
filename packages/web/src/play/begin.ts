import {
  type Game,
  Match,
  ok,
  type Result,
  readRecord,
  reopen,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import { type Played, playedIn } from '../saved/played.ts';
import { bot, human, type Player } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { newGameId } from '../saved/shelf.ts';
import type { Begun } from './room.ts';
import { newSecret } from './secret.ts';
import { namesSwapped, returnId, type Series, scoreOf } from './two-games.ts';

/** A game that can be begun and kept: the game itself, and the name of a fight on the shelf. */
export interface Playable<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly game: Game<S, C, E, V, O>;
  /** The aircraft of a game, side against side. */
  titleOf(s: S): string;
  /** How a match of two games is counted; a game without this knows no matches. */
  readonly series?: Series<S>;
}

function saved<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  { game, titleOf }: Playable<S, C, E, V, O>,
  { record, choices, kept }: Played,
  id: string,
  players: readonly Player[],
): SavedGame {
  const now = Date.now();
  // What is kept of a match of this game is a state of it.
  const state = kept.state as S;
  return {
    id,
    system: game.id,
    title: titleOf(state),
    players,
    begun: now,
    saved: now,
    turn: state.turn,
    over: state.outcome !== null,
    choices,
    record,
    kept,
  };
}

/** Starts a fight with these options, if they can be played. */
export function beginFight<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  options: unknown,
  players: readonly Player[],
  id = newGameId(),
  seed = newSecret(),
): Begun {
  const match = Match.start(playable.game, options, seed);
  if (!match.ok) return { ok: false, problem: match.problem };
  return { ok: true, game: saved(playable, playedIn(match.value), id, players) };
}

/**
 * A new game that goes on from a moment of another one, with the same players. A record begins with the first card, so
 * it keeps the secret of that game: what is drawn after as many choices is the same.
 */
export const branch = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  match: Match<S, C, E, V, O>,
  { id, players }: Pick<SavedGame, 'id' | 'players'>,
): SavedGame => ({ ...saved(playable, playedIn(match), newGameId(), players), branchOf: id });

/**
 * A record that has been played to where it ends: the first seat is a person's, the others are bots'; whoever wants it
 * otherwise says so on arrival.
 */
export const arrivedGame = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  played: Played,
): SavedGame =>
  saved(
    playable,
    played,
    newGameId(),
    (played.kept.state as S).asked.map((_, seat) => (seat === 0 ? human : bot('pilot'))),
  );

/** The same fight once more, with new chance; swapped: the players change places. */
export function rematch<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  { record, players }: SavedGame,
  swapped: boolean,
): Result<SavedGame> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const { options } = read.value.header;
  const begun = swapped
    ? beginFight(playable, namesSwapped(options), players.toReversed())
    : beginFight(playable, options, players);
  return begun.ok ? ok(begun.game) : { ok: false, problem: begun.problem };
}

/** The same once more, as a room begins it. */
export function again<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  saved: SavedGame,
): Begun {
  const game = rematch(playable, saved, false);
  return game.ok ? { ok: true, game: game.value } : { ok: false, problem: game.problem };
}

/** The second game of a match: the players in each other's seats, the same seat to begin, new chance. */
export function returnGame<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  series: Series<S>,
  { id, record, kept, players }: SavedGame,
  seed = newSecret(),
): Result<SavedGame> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const played = reopen(playable.game, read.value, kept);
  if (!played.ok) return played;
  const { state } = played.value.match;
  const options = { ...(namesSwapped(read.value.header.options) as object), ...series.againFrom(state) };
  const begun = beginFight(playable, options, players.toReversed(), returnId(id), seed);
  if (!begun.ok) return { ok: false, problem: begun.problem };
  return ok({ ...begun.game, match: { game: 2, before: scoreOf(series, state) } });
}
