import { type Deck, type Json, layOut, misfit } from '@tallyho/kernel';

/** A campaign's own deck, and what its cards are called. */
interface Named {
  readonly deck: Deck;
  readonly fixed: { readonly names: readonly string[]; readonly numbers?: readonly number[] };
}

/** The next cards of a campaign's deck, by the names of their faces, or one card by its number: '#23'. */
export function layNamed({ deck, fixed }: Named, given: readonly Json[], place: string): void {
  for (const [i, name] of given.entries()) {
    const wanted = String(name).toLowerCase();
    const card = fixed.names.findIndex(
      (one, at) => (one.toLowerCase() === wanted || `#${fixed.numbers?.[at]}` === wanted) && !deck.next.includes(at),
    );
    if (card < 0 || layOut(deck, [card]) !== null) misfit('cards-too-few', `${place}[${i}]`, { card: String(name) });
  }
}
