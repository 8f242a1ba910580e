import type { Choice, DogfightView } from '@tallyho/down-in-flames';
import type { Card } from '@tallyho/kernel';
import type { DuelDecision, DuelRefusal } from './engine.ts';

/** What can be done with a card now, and what cannot, with the reason. */
export interface Offer {
  readonly options: readonly Choice[];
  readonly refusals: readonly DuelRefusal[];
}

/** A decision sorted for a table: what hangs on a card lies with the card, the rest are buttons. */
export interface Offers {
  readonly cards: ReadonlyMap<Card, Offer>;
  readonly buttons: readonly Choice[];
  readonly refusals: readonly DuelRefusal[];
}

export const cardOf = (choice: Choice): Card | null => ('card' in choice ? choice.card : null);

export function sortOffers(decision: DuelDecision | null, refusals: readonly DuelRefusal[]): Offers {
  const cards = new Map<Card, { options: Choice[]; refusals: DuelRefusal[] }>();
  const buttons: Choice[] = [];
  const others: DuelRefusal[] = [];
  const place = (card: Card): { options: Choice[]; refusals: DuelRefusal[] } => {
    const found = cards.get(card) ?? { options: [], refusals: [] };
    cards.set(card, found);
    return found;
  };
  for (const option of decision?.options ?? []) {
    const card = cardOf(option);
    if (card === null) buttons.push(option);
    else place(card).options.push(option);
  }
  for (const refusal of refusals) {
    const card = cardOf(refusal.choice);
    if (card === null) others.push(refusal);
    else place(card).refusals.push(refusal);
  }
  return { cards, buttons, refusals: others };
}

/** A hand as places: each card has a key of its own, although two may show the same face. */
export interface HandPlace {
  readonly key: string;
  readonly card: Card;
  /** An Ace Pilot marker, which lies beside the hand. */
  readonly isMarker: boolean;
}

export function handPlaces(view: DogfightView, plane: number): HandPlace[] {
  const aircraft = view.planes[plane];
  if (aircraft === undefined || aircraft.hand === null) return [];
  const count = new Map<Card, number>();
  const cards = [...aircraft.hand, ...new Array<Card>(aircraft.aces).fill(view.fixed.marker)];
  return cards.map((card) => {
    const nth = (count.get(card) ?? 0) + 1;
    count.set(card, nth);
    return { key: `${card}/${nth}`, card, isMarker: card === view.fixed.marker };
  });
}
