import type { FormationAircraft, ListedAircraft } from '../content/aircraft-types.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { CampaignPack } from '../content/campaign-types.ts';
import { contentOf } from '../content/catalogue.ts';
import type { LateEntry } from '../content/mission-types.ts';
import { type Altitude, altitudes, type Fighter, type Pack } from '../content/types.ts';
import type { FormationOptions } from '../mission/orders.ts';
import type { ElementOptions } from '../options.ts';
import { barStartOf } from '../rules/starts.ts';

type Packs = readonly (Pack & CampaignPack)[];

/** Everything that flies in Elements. */
export const fightersOf = (packs: Packs): Fighter[] => [
  ...contentOf(packs).fighters,
  ...campaignContentOf(packs).lightBombers,
];

const found = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new RangeError(`there is no aircraft ${id}`);
  return card;
};

/** An Element that a sheet lists. */
export interface ListedElement {
  readonly fighter: Fighter;
  readonly options: ElementOptions;
}

/** How an Element begins: where, with what, and when. */
export interface Begins {
  /** Null: it chooses in secret. */
  readonly altitude: Altitude | null;
  readonly load: ElementOptions['load'];
  readonly enters: LateEntry | null;
}

const isElement = ({ as }: ListedAircraft): boolean => as !== 'aircraft';

/** Z-24.46b, Z-25.63a — the Elements of a list in order: "2 L/W Ki-27", "L P-40E". */
export const elementsListed = (
  packs: Packs,
  listed: readonly ListedAircraft[],
  begins: (fighter: Fighter) => Begins,
): ListedElement[] =>
  listed.filter(isElement).flatMap(({ count, as, aircraft }) => {
    const fighter = found(fightersOf(packs), aircraft);
    const { altitude, load, enters } = begins(fighter);
    const options = { aircraft, wingman: as === 'L/W', pilot: null, label: null, altitude, load: load ?? null, enters };
    return Array.from({ length: count }, (): ListedElement => ({ fighter, options }));
  });

/** Z-4.5e, Z-16.22a — the level of the sheet, or the highest that the aircraft may begin at. */
export function levelFor(fighter: Fighter, level: Altitude, turbochargers: boolean): Altitude {
  const ceiling = altitudes.indexOf(fighter.ceiling);
  let highest = altitudes.indexOf(level);
  while (barStartOf(ceiling, turbochargers && fighter.turbo, highest) !== null) highest--;
  return altitudes[highest];
}

/**
 * Z-17.22a, Z-CGAP-72 — Formation aircraft of a list in their Formations; what is left over flies alone. Z-17.24b: at the
 * Altitude from which they bomb.
 */
export const formationsListed = (
  packs: Packs,
  listed: readonly ListedAircraft[],
  begins: (card: FormationAircraft) => Pick<FormationOptions, 'altitude' | 'load'>,
): FormationOptions[] =>
  listed
    .filter((one) => !isElement(one))
    .flatMap(({ count, aircraft }) => {
      const card = found(campaignContentOf(packs).formations, aircraft);
      const { altitude: level, load } = begins(card);
      const altitude = altitudes[Math.min(altitudes.indexOf(level), altitudes.indexOf(card.ceiling))];
      return Array.from({ length: Math.ceil(count / card.formation) }, (_, nth): FormationOptions => {
        const size = Math.min(card.formation, count - nth * card.formation);
        const all = Array.from({ length: size }, () => aircraft);
        return { aircraft: all, altitude, load, label: null, crews: all.map(() => null) };
      });
    });
