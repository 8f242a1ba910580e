import { type Card, EVERYONE } from '@tallyho/kernel';
import type { CarrierTable } from '../state.ts';

/** Z-CGAP-70 — so many Action cards in the open. */
export function drawCards(t: CarrierTable, count: number): Card[] {
  const { deck } = t.state;
  const drawn: Card[] = [];
  for (let n = 0; n < count; n++) {
    const card = t.draw(deck, EVERYONE);
    deck.discard.push(card);
    drawn.push(card);
  }
  return drawn;
}

/** The deck is whole again before anything else is drawn for. */
export function gather({ state: { deck } }: CarrierTable): void {
  deck.pile.push(...deck.discard.splice(0));
}
