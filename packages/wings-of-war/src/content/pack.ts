import { aircraftTypes } from './aircraft.ts';
import { aircraftCards } from './cards.ts';
import { damageDecks } from './damage.ts';
import { decks } from './decks.ts';
import type { AircraftCard, AircraftType, DamageDeck, ManoeuvreDeck, Pack } from './types.ts';

/** All content of a game, by name, in a fixed order. */
export interface Content {
  readonly deckByLetter: ReadonlyMap<string, ManoeuvreDeck>;
  readonly damageByLetter: ReadonlyMap<string, DamageDeck>;
  readonly typeById: ReadonlyMap<string, AircraftType>;
  readonly cardById: ReadonlyMap<string, AircraftCard>;
}

/** What we ship, in the format that an owner's pack has. */
export const basePack: Pack = {
  system: 'wings-of-war',
  pack: 'tally-ho',
  decks,
  damage: damageDecks,
  types: aircraftTypes,
  cards: aircraftCards,
};

/** Later packs add to earlier ones, and replace what has the same name. */
export function mergePacks(packs: readonly Pack[]): Content {
  const content = {
    deckByLetter: new Map<string, ManoeuvreDeck>(),
    damageByLetter: new Map<string, DamageDeck>(),
    typeById: new Map<string, AircraftType>(),
    cardById: new Map<string, AircraftCard>(),
  };
  for (const pack of packs) {
    for (const deck of pack.decks ?? []) content.deckByLetter.set(deck.letter, deck);
    for (const deck of pack.damage ?? []) content.damageByLetter.set(deck.letter, deck);
    for (const type of pack.types ?? []) content.typeById.set(type.id, type);
    for (const card of pack.cards ?? []) content.cardById.set(card.id, card);
  }
  return content;
}

export const baseContent: Content = mergePacks([basePack]);
