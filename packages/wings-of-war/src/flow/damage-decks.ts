import { type Audience, type Card, EVERYONE, NO_CARD } from '@tallyho/kernel';
import { damageLetters } from '../content/types.ts';
import { deckOfCard } from '../rules/cards.ts';
import { IN_PLAY, type WingsTable } from '../state.ts';

/** WOW-DECK-02, WOW-GAP-78 — an empty pile gets its discards and the cards of eliminated aircraft back. */
function refill(t: WingsTable, letter: number): void {
  const s = t.state;
  const deck = s.decks[letter];
  if (deck.pile.length > 0) return;
  for (const card of deck.discard) deck.pile.push(card);
  deck.discard.length = 0;
  for (const a of s.planes) {
    if (a.fate === IN_PLAY) continue;
    for (let i = a.hits.length - 1; i >= 0; i--) {
      if (deckOfCard(a.hits[i].card) !== letter) continue;
      deck.pile.push(a.hits[i].card);
      a.hits.splice(i, 1);
    }
  }
  if (deck.pile.length > 0)
    t.say?.(EVERYONE, { event: 'reshuffled', deck: damageLetters[letter], because: 'WOW-DECK-02' });
}

/** A card off a damage deck, seen by these; NO_CARD when none can be had. */
export function take(t: WingsTable, letter: number, seenBy: Audience): Card {
  refill(t, letter);
  const deck = t.state.decks[letter];
  return deck.pile.length === 0 ? NO_CARD : t.draw(deck, seenBy);
}

/** WOW-DECK-09 — the last remedy: every total is written down, and all the cards go back into their decks. */
export function writeDown(t: WingsTable): void {
  const s = t.state;
  s.writtenDown++;
  for (const a of s.planes) {
    for (const { card } of a.hits) s.decks[deckOfCard(card)].pile.push(card);
    a.hits.length = 0;
    a.written = a.damage;
  }
  t.say?.(EVERYONE, { event: 'written-down', because: 'WOW-DECK-09' });
}

/**
 * A card that is only looked at and discarded: for the order in a collision, and for fighting a fire; NO_CARD when none
 * can be had.
 */
export function look(t: WingsTable, letter: number): Card {
  let card = take(t, letter, EVERYONE);
  if (card === NO_CARD) {
    writeDown(t);
    card = take(t, letter, EVERYONE);
  }
  if (card !== NO_CARD) t.state.decks[letter].discard.push(card);
  return card;
}
