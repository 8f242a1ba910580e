import { type Game, type Match, type TableState, type TableView, writeRecord } from '@tallyho/kernel';
import { atRandom, comeTo, pilots } from '../packages/web/test/moments.ts';

/** Plays random fights until one comes to a moment that is worth a picture: its record. */
export const findIn = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  isPretty: (match: Match<S, C, E, V, O>) => boolean,
): string => writeRecord(comeTo(game, options, atRandom, isPretty), 'keeper');

/** As `findIn`, with Pilots at the sticks. */
export const flyIn = async <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  isPretty: (match: Match<S, C, E, V, O>) => boolean,
): Promise<string> => writeRecord(await flownTo(game, options, isPretty), 'keeper');

/** The match itself. */
export const flownTo = async <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  isPretty: (match: Match<S, C, E, V, O>) => boolean,
): Promise<Match<S, C, E, V, O>> => comeTo(game, options, await pilots(game), isPretty);
