import type { Seat } from '@tallyho/kernel';
import { sides } from '../../content/types.ts';
import type { FormationOptions } from '../../mission/orders.ts';
import type { ElementOptions } from '../../options.ts';
import { type Crewed, withPeople } from '../../selection/crewed.ts';
import { historicalIn, mostIn } from '../../selection/sheet.ts';
import { ANYBODY, type Candidate, type SelectionTerms } from '../../selection/types.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { elementsFor, formationCard, formationsFor } from './aircraft.ts';
import { effectOf, effectsOf } from './effects.ts';
import { corsairsLine, corsairsSheet, selectionCampaign, specialIn } from './sheet.ts';

/** CH-19.24e — whom the Resource of a side brings, or the Special Mission names: he leads the first of its Elements; null: nobody. */
function grantedTo(fixed: LandFixed, entry: LogEntry, seat: Seat): string | null {
  if (effectOf(effectsOf(fixed, entry), seat, 'skilled-pilot') === null) return null;
  return specialIn(entry)?.leader ?? ANYBODY;
}

/** CH-19.24d, CH-19.34a — all that a side flies, as the selection knows it: Elements first, then Formations. */
export function candidatesFor(fixed: LandFixed, entry: LogEntry, seat: Seat): Candidate[] {
  const elements = elementsFor(fixed, entry, seat);
  const granted = grantedTo(fixed, entry, seat);
  const first = elements.findIndex(({ ofResource }) => ofResource);
  return [
    ...elements.flatMap(({ fighter, options }, unit): Candidate[] => {
      const { id, family, services } = fighter;
      const of = { aircraft: id, family, services, unit, kamikaze: options.kamikaze === true };
      const leader: Candidate = { ...of, role: 'leader', granted: unit === first ? granted : null };
      return options.wingman ? [leader, { ...of, role: 'wingman', granted: null }] : [leader];
    }),
    ...formationsFor(fixed, entry, seat).flatMap(({ aircraft, kamikaze }, unit): Candidate[] =>
      aircraft.map((id) => {
        const { family, services } = formationCard(fixed, id);
        return { aircraft: id, family, services, unit, kamikaze: kamikaze === true, role: 'crew', granted: null };
      }),
    ),
  ];
}

/** What has been agreed on: CH-19.4a, CH-19.24u, CH-19.26a. */
export function termsOf(fixed: LandFixed, { period }: Pick<LogEntry, 'period'>): SelectionTerms {
  const sheet = corsairsSheet(fixed);
  const name = selectionCampaign(sheet);
  return {
    green: fixed.options.green === true,
    historical: fixed.options.historical === true ? historicalIn(name, sheet.periods[period].id) : null,
    most: mostIn(name),
  };
}

const crewOf = (entry: LogEntry, seat: Seat): Crewed => ({
  pilots: entry.pilots[seat],
  green: corsairsLine(entry).green[seat],
});

/** The Elements and Formations of a side with whoever has been selected for them. */
export const crewedFor = (
  fixed: LandFixed,
  entry: LogEntry,
  seat: Seat,
): { readonly elements: ElementOptions[]; readonly formations: FormationOptions[] } =>
  withPeople(
    crewOf(entry, seat),
    elementsFor(fixed, entry, seat).map(({ options }) => options),
    formationsFor(fixed, entry, seat),
  );

/** The services that fly for a side. */
export const servicesOf = (fixed: LandFixed, seat: Seat) => corsairsSheet(fixed).pilots[sides[seat]];
