import { downInFlames } from '@tallyho/down-in-flames';
import { zero } from '@tallyho/zero';
import type { MatchPlace } from '../../src/saved/match-place.ts';
import { bot, human, type Player } from '../../src/saved/players.ts';
import { writeSave } from '../../src/saved/saved-game.ts';
import { comeTo, pilots } from '../moments.ts';
import { savedAs } from '../saves/saved-as.ts';

const flames = await pilots(downInFlames);
const elements = await pilots(zero);

const begunDuel = (options: unknown) => comeTo(downInFlames, options, flames, () => true);
const begunZero = (options: unknown) => comeTo(zero, options, elements, () => true);

interface Crew<M> {
  /** The moment that pilots have flown to; otherwise the end. */
  readonly when?: (match: M) => boolean;
  /** Who sits where; otherwise one person against Cadets. */
  readonly players?: readonly Player[];
  /** Its place in a match of two games. */
  readonly match?: MatchPlace;
}

function kept(saved: ReturnType<typeof savedAs>, { players, match }: Pick<Crew<never>, 'players' | 'match'>): string {
  const crew = players ?? saved.players.map((_, seat) => (seat === 0 ? human : bot('cadet')));
  return JSON.stringify(writeSave({ ...saved, players: crew, ...(match === undefined ? {} : { match }) }));
}

const isOver = ({ state }: { readonly state: { readonly outcome: unknown } }): boolean => state.outcome !== null;

/** A game of Down In Flames that pilots have flown to a moment, as the page keeps it. */
export function fought(name: string, options: unknown, crew: Crew<ReturnType<typeof begunDuel>> = {}): string {
  return kept(savedAs(name, comeTo(downInFlames, options, flames, crew.when ?? isOver, name)), crew);
}

/** A game of Zero!, likewise. */
export function foughtInZero(name: string, options: unknown, crew: Crew<ReturnType<typeof begunZero>> = {}): string {
  return kept(savedAs(name, comeTo(zero, options, elements, crew.when ?? isOver, name)), crew);
}
