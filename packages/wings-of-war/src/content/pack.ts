import { merged } from '@tallyho/kernel/packs';
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
  return {
    deckByLetter: merged(packs, 'decks', 'letter'),
    damageByLetter: merged(packs, 'damage', 'letter'),
    typeById: merged(packs, 'types', 'id'),
    cardById: merged(packs, 'cards', 'id'),
  };
}

export const baseContent: Content = mergePacks([basePack]);
