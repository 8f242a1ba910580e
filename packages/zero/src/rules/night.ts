import type { SortieFixed } from '../mission/fixed.ts';
import { BLUE } from '../mission/fixed-cards.ts';
import { sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, FLYING, NOBODY } from '../state.ts';

type Night = Pick<Dogfight, 'fixed'> & { readonly sortie?: Dogfight['sortie'] };

export const isNight = ({ fixed }: Night): boolean => fixed.sortie?.night !== undefined;

/** CH-27.31e — the cards with which a Leader looks for the enemy: as many as its night rating, or one. */
export const locationCards = ({ night }: SortieFixed, element: ElementNo): number =>
  Math.max(1, night?.rating[element] ?? 0);

/** CH-27.31f, CH-27.31g — a card with a blue border finds him. */
export const isFound = (s: Dogfight, cards: readonly number[]): boolean =>
  cards.some((card) => s.fixed.sortie?.border[s.fixed.face[card]] === BLUE);

/** CH-GAP-29 — whether there is an enemy aircraft to look for. */
export function hasEnemyToFind(s: Dogfight, element: ElementNo): boolean {
  const side = s.fixed.side[element];
  return (
    s.fixed.enemies[element].some((enemy) => s.elements[enemy].lead !== NOBODY) ||
    sortieOf(s).bombers.some(({ fate }, nth) => fate === FLYING && s.fixed.sortie?.bomberSide[nth] !== side)
  );
}

/** CH-27.31g, CH-GAP-29 — whether this Element is in its turn and has found nobody. */
export const isBlind = (s: Dogfight, element: ElementNo): boolean => sortieOf(s).night?.blind === element;

/** CH-27.32a — whether an Element has to wait for this one: night fighters take their turns before all others. */
export const goesBefore = ({ fixed }: Night, first: ElementNo, other: ElementNo): boolean => {
  const rating = fixed.sortie?.night?.rating;
  return rating !== undefined && rating[first] > 0 && rating[other] === 0;
};

/** CH-27.31b, CH-GAP-28, CH-GAP-86 — levels by which bombing results change at night. */
export const nightShift = (s: Night): number => (isNight(s) ? -1 : 0);
