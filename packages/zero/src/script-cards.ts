import { type Card, type Json, layOut, misfit, plain } from '@tallyho/kernel';
import type { Fixed } from './fixed.ts';
import { cardName } from './names.ts';
import { refuse } from './problems.ts';
import type { Dogfight } from './state.ts';

/** How the book shortens titles. */
const short: readonly (readonly [RegExp, string])[] = [
  [/^ims\b/, 'in my sights'],
  [/^ots\b/, 'out of the sun'],
  [/^mvg$/, 'maneuvering'],
  [/ fuel tank$/, ' fuel tank 3b'],
];

/** The cards that a name stands for: '#23' one card, otherwise all cards of a face ('IMS 1B/2D', 'TIGHT TURN'). */
function cardsNamed(fixed: Fixed, given: Json, place: string): Card[] {
  const text = String(given);
  const numbered = text.match(/^#(\d+)$/);
  const wanted = short.reduce((name, [from, to]) => name.replace(from, to), plain(text));
  const found = fixed.number.flatMap((number, card) => {
    const same = numbered === null ? plain(cardName(fixed, card)) === wanted : number === Number(numbered[1]);
    return same ? [card] : [];
  });
  return found.length > 0 ? found : refuse('no-such-card', place, { card: text, known: fixed.names });
}

/** Takes named cards out of the pile; they come in order. */
export function takeCards({ fixed, deck }: Dogfight, given: readonly Json[], place: string): Card[] {
  const taken = given.map((name, i) => {
    const card = cardsNamed(fixed, name, `${place}[${i}]`).find((one) => deck.pile.includes(one));
    if (card === undefined) return misfit('cards-too-few', `${place}[${i}]`, { card: String(name) });
    deck.pile.splice(deck.pile.indexOf(card), 1);
    return card;
  });
  return taken.sort((a, b) => a - b);
}

/** Lays out the next draws: cards of the pile, or of the discard pile for the time after it is turned over. */
export function layDraws(s: Dogfight, given: readonly Json[], place: string): void {
  const { pile, discard, next } = s.deck;
  for (const [i, name] of given.entries()) {
    const cards = cardsNamed(s.fixed, name, `${place}[${i}]`);
    const isFree = (card: Card): boolean => !next.includes(card);
    const card =
      cards.find((one) => pile.includes(one) && isFree(one)) ??
      cards.find((one) => discard.includes(one) && isFree(one));
    if (card === undefined || layOut(s.deck, [card]) !== null)
      misfit('cards-too-few', `${place}[${i}]`, { card: String(name) });
  }
}
