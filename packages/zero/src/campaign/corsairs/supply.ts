import type { ListedAircraft } from '../../content/aircraft-types.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { corsairsSubstitutes, corsairsSupplies } from '../../content/corsairs/supply.ts';
import type { LandOptions } from '../options.ts';

/** Whose packs say what lies in the boxes. */
interface Boxes {
  readonly options: Pick<LandOptions, 'packs'>;
}

/** CH-2.0a, CHS-R7 — how many there are of a type: those of the box, and those of the core set of Zero!. */
export function cardsOf({ options }: Boxes, aircraft: string): number {
  const core = campaignContentOf(options.packs).supply.find(({ id }) => id === aircraft)?.coreSet ?? 0;
  return core + (corsairsSupplies.find(({ id }) => id === aircraft)?.box ?? 0);
}

/** The type itself while there are cards of it, or whoever flies in its place; null: nobody does. */
function available(fixed: Boxes, used: ReadonlyMap<string, number>, wanted: string): string | null {
  const tried = new Set<string>();
  let aircraft: string | undefined = wanted;
  while (aircraft !== undefined && !tried.has(aircraft)) {
    if ((used.get(aircraft) ?? 0) < cardsOf(fixed, aircraft)) return aircraft;
    tried.add(aircraft);
    aircraft = corsairsSubstitutes[aircraft];
  }
  return null;
}

/** CHS-R7 — a side's lists in order: for Elements for which there are no cards left, substitutes fly; without any, none does. */
export function withinSupply(fixed: Boxes, lists: readonly (readonly ListedAircraft[])[]): ListedAircraft[][] {
  const used = new Map<string, number>();
  return lists.map((list) =>
    list.flatMap((one): ListedAircraft[] => {
      if (one.as === 'aircraft') return [one];
      const flown: ListedAircraft[] = [];
      for (let n = 0; n < one.count; n++) {
        const aircraft = available(fixed, used, one.aircraft);
        if (aircraft === null) continue;
        used.set(aircraft, (used.get(aircraft) ?? 0) + 1);
        const same = flown.findIndex((other) => other.aircraft === aircraft);
        if (same < 0) flown.push({ count: 1, as: one.as, aircraft });
        else flown[same] = { ...flown[same], count: flown[same].count + 1 };
      }
      return flown;
    }),
  );
}
