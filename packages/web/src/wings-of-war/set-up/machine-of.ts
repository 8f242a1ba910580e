import type { AircraftCard, AircraftType } from '@tallyho/wings-of-war';
import type { Machine } from '../../art/great-war/machine.ts';

/** What the aircraft of a card looks like. */
export const machineOf = ({ card, type }: { readonly card: AircraftCard; readonly type: AircraftType }): Machine => ({
  card: card.id,
  type: type.id,
  seats: type.seats,
  nation: type.nation,
});
