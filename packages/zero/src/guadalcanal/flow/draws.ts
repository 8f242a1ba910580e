import { type Card, EVERYONE } from '@tallyho/kernel';
import type { GuadalcanalTable } from '../state.ts';

/** An Action card in the open, for a table of the sheet; it goes back, and the deck is whole for whatever is drawn next. */
export function drawCard(t: GuadalcanalTable): Card {
  const { deck } = t.state;
  const card = t.draw(deck, EVERYONE);
  deck.pile.push(card);
  return card;
}
