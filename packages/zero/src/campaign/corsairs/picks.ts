import type { Picks, Seat } from '@tallyho/kernel';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import type { CorsairsEntry, CorsairsResource } from '../../content/corsairs/campaign-types.ts';
import type { KamikazeForce } from '../../content/corsairs/kamikazes.ts';
import { sides } from '../../content/types.ts';
import { fightersOf } from '../aircraft.ts';
import { resourceReasons } from '../rules/sheet.ts';
import type { LandFixed, LogEntry, OpenLand } from '../state.ts';
import { corsairsLine, corsairsSheet, forcesOf, specialIn } from './sheet.ts';
import { sortieIn } from './sortie.ts';

/*
 * A Resource of CORSAIRS AND HELLCATS may leave its owner the choice of what it is (CH-EX-06): the choice is a part of the pick,
 * 'resource 5 b'. A pick is one number for both.
 */

const ENTRY = 100;

/** The pick of a Resource and of one of its entries, 0 the first. */
export const pickOf = (resource: number, entry: number): number => resource + ENTRY * entry;
export const resourceIn = (pick: number): number => pick % ENTRY;
export const entryIn = (pick: number): number => Math.floor(pick / ENTRY);

const resourcesOf = (fixed: LandFixed, seat: Seat): readonly CorsairsResource[] =>
  corsairsSheet(fixed).resources[sides[seat]];

/** What a Resource is in a period: its owner chooses from it. */
export const entriesOf = (fixed: LandFixed, seat: Seat, number: number, period: number): readonly CorsairsEntry[] =>
  resourcesOf(fixed, seat).find((one) => one.number === number)?.periods[period] ?? [];

/** Why something cannot be picked, and the rule that says so. */
export const pickReasons = { ...resourceReasons, 'escort-of-another-service': 'CH-28.21c' } as const;
export type PickReason = keyof typeof pickReasons;

const escorts: { readonly [service in KamikazeForce['service']]: string } = { ija: 'ki-61', ijn: 'a6m5' };

/** LR-24, CH-EX-09 — the services that fly the Japanese aircraft of a Mission. */
function servicesFlying(fixed: LandFixed, entry: LogEntry): KamikazeForce['service'][] {
  const forces = forcesOf(fixed, entry);
  if (forces.length > 0) return forces.map(({ service }) => service);
  const { packs } = fixed.options;
  const cards = [...fightersOf(packs), ...campaignContentOf(packs).formations];
  const flown = sortieIn(fixed, entry).aircraft.japanese.map(({ aircraft }) => aircraft);
  return cards
    .filter(({ id }) => flown.includes(id))
    .flatMap(({ services }) => services.filter((one) => one === 'ija' || one === 'ijn'));
}

/** LR-24 — whether an escort belongs to the other service than the Mission's aircraft; where there are none, or of both, its owner chooses. */
function isOtherService({ fixed, log }: OpenLand, entry: CorsairsEntry): boolean {
  if (entry.option !== 'escort-by-service') return false;
  const [service, other] = new Set(servicesFlying(fixed, log[log.length - 1]));
  if (service === undefined || other !== undefined) return false;
  return !entry.aircraft.some(({ aircraft }) => aircraft === escorts[service]);
}

/** Z-24.52a, Z-24.53a, Z-CGAP-47 — what is picked before a Mission, each Resource once, with one of its entries. */
export const corsairsPicks: Picks<OpenLand, PickReason> = {
  obliged: true,
  whyObliged: 'resource-is-left',
  numbers: ({ fixed, log }, seat) =>
    resourcesOf(fixed, seat).flatMap(({ number, periods }) =>
      periods[log.at(-1)?.period ?? 0].map((_, entry) => pickOf(number, entry)),
    ),
  bar(s, seat, pick) {
    const { fixed, log } = s;
    const now = log.at(-1);
    if (log.some((entry) => entry.resources[seat] === resourceIn(pick))) return 'resource-is-used';
    const entry = now && entriesOf(fixed, seat, resourceIn(pick), now.period)[entryIn(pick)];
    return entry !== undefined && isOtherService(s, entry) ? 'escort-of-another-service' : null;
  },
};

/** CH-27.22a — what a side has of its Resource, or receives in a Special Mission; null: nothing. */
export function entryOf(fixed: LandFixed, entry: LogEntry, seat: Seat): CorsairsEntry | null {
  const special = specialIn(entry);
  if (special !== null) return special.receives[sides[seat]];
  const picked = entriesOf(fixed, seat, entry.resources[seat], entry.period);
  return picked[corsairsLine(entry).entries[seat]] ?? null;
}
