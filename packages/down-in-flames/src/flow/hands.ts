import { type Card, EVERYONE, NO_CARD, only, type RuleId } from '@tallyho/kernel';
import type { Cost } from '../events.ts';
import { addCard, takeCard } from '../hand.ts';
import { type Dogfight, type DogfightTable, ownerOf, type Plane } from '../state.ts';

/**
 * So many cards off the pile for an aircraft. DIF-GAP-23: the discard pile is turned over when it must be, and draws
 * that nothing is left for are lost; so are those beyond the size of the deck within one aircraft's turn, which no
 * fight reaches and which makes every fight finite.
 */
export function drawCards(t: DogfightTable, plane: Plane, count: number, because: RuleId): void {
  const s = t.state;
  const { hand } = s.planes[plane];
  const seenBy = only(ownerOf(s, plane));
  const cards: Card[] | null = t.say === undefined ? null : [];
  for (let i = 0; i < count && s.drawn < s.fixed.total; i++) {
    const card = t.draw(s.deck, seenBy);
    if (card === NO_CARD) break;
    s.drawn++;
    addCard(hand, card);
    cards?.push(card);
  }
  if (cards !== null && cards.length > 0) sayDrawn(t, plane, cards, because);
}

/** How many cards have been drawn, to everybody, and which, to their owner. */
function sayDrawn(t: DogfightTable, plane: Plane, cards: Card[], because: RuleId): void {
  t.say?.(EVERYONE, { event: 'drew', plane, count: cards.length, because });
  t.say?.(only(ownerOf(t.state, plane)), { event: 'cards', plane, cards, because });
}

/** A card from the hand to the discard pile, for everybody to see. */
export function discardCard(t: DogfightTable, plane: Plane, card: Card, cost: Cost, because: RuleId): void {
  const s = t.state;
  takeCard(s.planes[plane].hand, card);
  s.deck.discard.push(card);
  t.say?.(EVERYONE, { event: 'discarded', plane, card, cost, because });
}

/** A card from the hand onto the table; DIF-PIL-06: an Ace Pilot marker is used up instead. */
export function layCard(s: Dogfight, plane: Plane, card: Card): void {
  if (card === s.fixed.marker) {
    s.planes[plane].aces--;
    return;
  }
  takeCard(s.planes[plane].hand, card);
  s.played.push(card);
}

/** DIF-ACT-25 — the action is resolved: all cards played in it are discarded. */
export function clearTable(s: Dogfight): void {
  const { played, deck } = s;
  for (let i = 0; i < played.length; i++) deck.discard.push(played[i]);
  while (played.length > 0) played.pop();
}
