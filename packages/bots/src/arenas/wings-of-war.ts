import { type AircraftCard, aircraftValue, basePack } from '@tallyho/wings-of-war';
import type { Arena, Entrant } from '../arena.ts';
import { wingsOfWarThumbs } from '../systems/wings-of-war.ts';
import { fairMatch } from './fair.ts';

const { types = [], cards = [] } = basePack;

/** Aircraft that differ in nothing but their pilots. */
const isLike = (a: AircraftCard, b: AircraftCard): boolean =>
  a.type === b.type && a.front === b.front && a.rear === b.rear && a.damage === b.damage;

const nameOf = (card: AircraftCard): string => {
  const type = types.find(({ id }) => id === card.type);
  const guns = `${card.front ?? '–'}${card.rear ?? ''}`;
  const isUsual = type?.damage === card.damage && type.front === card.front && type.rear === card.rear;
  return isUsual ? type.name : `${type?.name} (${guns} ${card.damage})`;
};

/** Every aircraft once: of those that differ only in their pilots, the first. */
const entrants: readonly Entrant[] = cards
  .filter((card, i) => cards.findIndex((other) => isLike(card, other)) === i)
  .map((card) => ({ id: card.id, name: nameOf(card), points: null, side: null }));

/** Single-seaters with what they are worth, for fair fights. */
const singleSeaters = entrants.flatMap((entrant): Entrant[] => {
  const card = cards.find(({ id }) => id === entrant.id);
  const isSingle = types.some(({ id, seats }) => id === card?.type && seats === 1);
  return card !== undefined && isSingle ? [{ ...entrant, points: aircraftValue(card) }] : [];
});

const seat = (name: string, side: number, { id }: Entrant, each: number): object => ({
  name,
  side,
  aircraft: Array.from({ length: each }, (_, i) => ({ card: id, label: each === 1 ? name : `${name}-${i + 1}` })),
});

/** One against one (or so many) on the usual table, without optional rules; when the turns run out, points decide. */
export const wingsOfWarArena: Arena = {
  thumbs: wingsOfWarThumbs,
  entrants,
  duel: (first, second, each = 1) => ({
    victory: 'points',
    turns: 30,
    seats: [seat('one', 0, first, each), seat('two', 1, second, each)],
  }),
  match: (chance) => fairMatch(singleSeaters, chance),
  first: () => -1,
};
