import { type Audience, type Card, EVERYONE, NO_CARD, only, type RuleId, type Seat } from '@tallyho/kernel';
import { addCard, cardsIn, type Hand, putAll, takeCard } from '../hand.ts';
import { isOpen } from '../mission/observe.ts';
import { type Dogfight, type DogfightTable, type ElementNo, ownerOf } from '../state.ts';

/** Which of an Element's two hands: the Leader's, or the Wingman's mini-hand. */
export const HAND = false;
export const MINI = true;

export const handOf = (s: Dogfight, element: ElementNo, mini: boolean): Hand =>
  mini ? s.elements[element].mini : s.elements[element].hand;

/** Who sees a card that is drawn into a hand: whose it is; CH-30.82f: everybody, where one player moves both sides. */
export const whoSees = (s: Dogfight, seat: Seat): Audience => (isOpen(s) ? EVERYONE : only(seat));

/**
 * Z-4.61a, Z-GAP-43, Z-GAP-81 — cards off the pile into a hand; the discard pile is turned over when it must be, and
 * what then is lacking is lost.
 */
export function drawCards(t: DogfightTable, element: ElementNo, mini: boolean, count: number, because: RuleId): void {
  const s = t.state;
  const hand = handOf(s, element, mini);
  const seenBy = whoSees(s, ownerOf(s, element));
  const cards: Card[] | null = t.say === undefined ? null : [];
  for (let i = 0; i < count; i++) {
    const card = t.draw(s.deck, seenBy);
    if (card === NO_CARD) break;
    addCard(hand, s.fixed, card);
    cards?.push(card);
  }
  if (cards !== null && cards.length > 0) sayDrawn(t, element, mini, cards, because);
}

/**
 * How many cards have been drawn, to everybody, and which, to those who see them. What is told stays in the log: lists that
 * grew card by card have room for many more, copies have none.
 */
function sayDrawn(t: DogfightTable, element: ElementNo, mini: boolean, cards: Card[], because: RuleId): void {
  const seat = ownerOf(t.state, element);
  t.say?.(EVERYONE, { event: 'drew', seat, element, mini, count: cards.length, because });
  t.say?.(whoSees(t.state, seat), { event: 'cards', element, mini, cards: cards.slice(), because });
}

/** Z-3.4b — one card from the Leader's hand, face up on the discard pile. */
export function discardCard(t: DogfightTable, element: ElementNo, card: Card, because: RuleId): void {
  const s = t.state;
  takeCard(s.elements[element].hand, s.fixed, card);
  s.deck.discard.push(card);
  t.say?.(EVERYONE, { event: 'discarded', element, cards: [card], because });
}

/** All cards of a hand, face up on the discard pile (Z-GAP-62: they were hidden until now). */
export function discardAll(t: DogfightTable, element: ElementNo, mini: boolean, because: RuleId): void {
  const s = t.state;
  const hand = handOf(s, element, mini);
  if (hand.size === 0) return;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'discarded', element, cards: cardsIn(hand, s.fixed).slice(), because });
  putAll(hand, s.fixed, s.deck.discard);
}

/** A card from a hand into the exchange that is going on. */
export function layCard(s: Dogfight, element: ElementNo, mini: boolean, card: Card): void {
  takeCard(handOf(s, element, mini), s.fixed, card);
  s.played.push(card);
}

/** Z-8.45a, Z-GAP-44 — the exchange is closed: all cards played in it are discarded, before its effect. */
export function clearTable(s: Dogfight): void {
  const { played, deck } = s;
  for (let i = 0; i < played.length; i++) deck.discard.push(played[i]);
  while (played.length > 0) played.pop();
}
