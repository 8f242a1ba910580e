import type { ListedAircraft } from '../content/aircraft-types.ts';
import { kamikazeSubstitutes } from '../content/corsairs/kamikazes.ts';
import { isRowOf, type KamikazeLine } from '../content/kamikaze-types.ts';
import type { Face } from '../content/types.ts';

/** CH-28.21a — the line of the Kamikaze Aircraft Table that a card leads to; null: it has none, and another card is drawn. */
export const forceFor = (table: readonly KamikazeLine[], face: Pick<Face, 'title' | 'bursts'>): KamikazeLine | null =>
  table.find(({ card }) => isRowOf(face, card)) ?? null;

const counted = (of: readonly ListedAircraft[], aircraft: string): number =>
  of.reduce((sum, one) => (one.aircraft === aircraft ? sum + one.count : sum), 0);

/**
 * CH-28.21c — kamikazes after the Resource has been picked. Of what it has taken there are so many cards fewer; Ki-61s it takes all. In
 * their place fly Ki-43-IIs of the Army or A6M2s of the Navy, as long as there are some.
 */
export function afterResource(
  { aircraft, service }: Pick<KamikazeLine, 'aircraft' | 'service'>,
  resource: readonly ListedAircraft[],
  cardsOf: (aircraft: string) => number,
): ListedAircraft[] {
  const stopgap = kamikazeSubstitutes[service];
  const spare = (id: string): number => {
    const taken = counted(resource, id);
    return id === 'ki-61' && taken > 0 ? 0 : Math.max(0, cardsOf(id) - taken);
  };
  const kept = aircraft.map((one) => ({ ...one, count: Math.min(one.count, spare(one.aircraft)) }));
  // Fighters fly in the place of Elements; a bomber that is not to be had stays away.
  const missing = aircraft.reduce((sum, { count, as }, i) => sum + (as === 'aircraft' ? 0 : count - kept[i].count), 0);
  const filled = Math.min(missing, Math.max(0, spare(stopgap) - counted(kept, stopgap)));
  return merged([...kept, { count: filled, as: 'L/W', aircraft: stopgap }]);
}

/** Each type once, and none of which there are none. */
function merged(of: readonly ListedAircraft[]): ListedAircraft[] {
  const found: ListedAircraft[] = [];
  for (const one of of) {
    const same = found.findIndex(({ aircraft, as }) => aircraft === one.aircraft && as === one.as);
    if (same >= 0) found[same] = { ...one, count: found[same].count + one.count };
    else if (one.count > 0) found.push(one);
  }
  return found;
}

/** What is done about the quality of somebody's pilots or crew. */
export type Quality = 'none' | 'green' | 'drawn';

/** CH-28.25a, CH-28.25b, CH-28.25c, CH-19.44a — kamikazes draw for nobody, and are green where green pilots are played; bombers with an MXY7 draw. */
export const kamikazeQuality = (carriesOhka: boolean, greenIsPlayed: boolean): Quality =>
  carriesOhka ? 'drawn' : greenIsPlayed ? 'green' : 'none';
