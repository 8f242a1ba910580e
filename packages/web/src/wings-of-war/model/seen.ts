import { type DamageSymbol, damageLetters, symbols, type WingsView } from '@tallyho/wings-of-war';

/** Equal cards of a damage deck, and how many of them nobody at this seat has seen. */
export interface SeenFace {
  readonly points: number;
  readonly symbol: DamageSymbol;
  readonly copies: number;
  readonly unseen: number;
}

export interface SeenDeck {
  readonly letter: string;
  readonly pile: number;
  readonly discarded: number;
  /** Lying face down on consoles of others. */
  readonly hidden: number;
  readonly faces: readonly SeenFace[];
}

/**
 * WOW-DMG-01, WOW-JAM-01 — what this seat may know of the decks in play: discards, cards shown to all, and its own
 * damage.
 */
export function seenDecks(view: WingsView): SeenDeck[] {
  const { fixed } = view;
  const armed = new Set([0, 1].flatMap((gun) => fixed.planes.map(({ guns }) => guns[gun])));
  return damageLetters.flatMap((letter, deck) => {
    const hits = view.planes.flatMap((a) => a.hits);
    const isDrawn = hits.some(({ card }) => (card >= 0 ? Math.floor(card / 100) : -1 - card) === deck);
    if (!armed.has(deck) && !isDrawn && view.discards[deck].length === 0) return [];
    const known = [...view.discards[deck], ...hits.map(({ card }) => card)];
    const faces = new Map<string, { points: number; symbol: DamageSymbol; copies: number; unseen: number }>();
    const count = new Map<number, number>();
    for (const card of known) if (card >= 0) count.set(card, (count.get(card) ?? 0) + 1);
    for (const card of fixed.cards[deck]) {
      const symbol = symbols[fixed.symbol[card]];
      const key = `${fixed.points[card]} ${symbol}`;
      const face = faces.get(key) ?? { points: fixed.points[card], symbol, copies: 0, unseen: 0 };
      faces.set(key, face);
      face.copies++;
      const left = count.get(card) ?? 0;
      if (left > 0) count.set(card, left - 1);
      else face.unseen++;
    }
    return [
      {
        letter,
        pile: view.piles[deck],
        discarded: view.discards[deck].length,
        hidden: hits.filter(({ card }) => card === -1 - deck).length,
        faces: [...faces.values()],
      },
    ];
  });
}
