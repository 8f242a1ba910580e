import type { CrewCounter, PilotCounter } from '../content/campaign-types.ts';
import { type CardRow, cardRows, isRowOf } from '../content/kamikaze-types.ts';
import { type Face, nationOf, type Service } from '../content/types.ts';
import type { Candidate, Counter, Group, Person, SelectionRow, SelectionTerms } from './types.ts';

/*
 * CH-19.2a — the selection by cards, for the campaigns of CORSAIRS AND HELLCATS; those of Zero! keep their cups.
 */

/** Why a pilot cannot be put somewhere, and the rule that says so. */
export const selectionReasons = {
  'leaders-before-wingmen': 'CH-19.24q',
  'green-wingmen-first': 'CH-19.42a',
} as const;
export type SelectionReason = keyof typeof selectionReasons;

/** CH-19.24f, CH-2.0b, Z-24.44b — where a card is found in the table: by its title, IN MY SIGHTS by its Burst cost. */
export function cardRowOf(face: Pick<Face, 'title' | 'bursts'>): CardRow {
  const found = cardRows.find((row) => isRowOf(face, row));
  if (found === undefined) throw new RangeError(`no row has ${face.title}`);
  return found;
}

/** CH-19.2b, CH-GAP-22, CH-19.34c — the counters of both games, of pilots and of crews; who has no letters is not Skilled. */
export const countersOf = (pilots: readonly PilotCounter[], crews: readonly CrewCounter[]): Counter[] => [
  ...pilots.map(({ id, front, back }) => ({
    id,
    crew: false,
    people: [front, back].map((one): Person => ({ ...one, skilled: one.skills.length > 0 })),
  })),
  ...crews.map(({ id, service, backService, family, front, back }) => ({
    id,
    crew: true,
    people: [
      { ...front, service },
      { ...back, service: backService ?? service },
    ].map(
      (one): Person => ({ id: one.id, full: one.full, service: one.service, family, skilled: one.skills.length > 0 }),
    ),
  })),
];

/**
 * CH-19.24d, CH-19.24y, CH-19.34a, CH-GAP-23 — the types for which a side draws, in the order of its aircraft; models that the same pilots
 * fly are one, and of a type of bombers each Formation is drawn for by itself.
 */
export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups: { family: string; crews: boolean; members: number[] }[] = [];
  for (const [i, { family, role, kamikaze, unit }] of candidates.entries()) {
    if (kamikaze) continue;
    const crews = role === 'crew';
    const known = groups.find(
      (group) =>
        group.family === family && group.crews === crews && (!crews || candidates[group.members[0]].unit === unit),
    );
    if (known === undefined) groups.push({ family, crews, members: [i] });
    else known.members.push(i);
  }
  return groups;
}

/** Whether somebody can fly a type: a Skilled one whose counter names it. CH-19.24w, CH-19.24x: its family says which models that are. */
const flies = ({ skilled, family }: Person, group: Group): boolean => skilled && family === group.family;

/**
 * CH-19.24h, CH-19.24p — the services that have Skilled people for a type, of those that fly in the campaign for the nation of the
 * type, in the campaign's order.
 */
export function servicesWith(
  group: Group,
  candidates: readonly Candidate[],
  counters: readonly Counter[],
  campaign: readonly Service[],
): Service[] {
  const nations = new Set(candidates[group.members[0]].services.map((service) => nationOf[service]));
  return campaign.filter(
    (service) =>
      nations.has(nationOf[service]) &&
      counters.some(
        ({ crew, people }) =>
          crew === group.crews && people.some((one) => one.service === service && flies(one, group)),
      ),
  );
}

/** CH-19.24v — whose row is read for a type without counters: the first service of the campaign that has it. */
export const serviceWithout = (
  group: Group,
  candidates: readonly Candidate[],
  campaign: readonly Service[],
): Service | null =>
  campaign.find((service) => candidates[group.members[0]].services.includes(service)) ??
  candidates[group.members[0]].services[0] ??
  null;

/**
 * CH-19.24b, CH-19.24e, CH-19.24v — the cards that are drawn for a type: one for each aircraft, less those that have a pilot from a
 * Resource; none where there are no counters, unless somebody could be green.
 */
export function cardsFor(
  group: Group,
  candidates: readonly Candidate[],
  services: readonly Service[],
  { green }: SelectionTerms,
): number {
  if (services.length === 0 && !green) return 0;
  return group.members.filter((i) => candidates[i].granted === null).length;
}

/** CH-19.41a, CH-19.41b — what a card gives: it is one, the other or neither. */
export function resultOf(card: CardRow, row: SelectionRow, { green }: SelectionTerms): 'skilled' | 'green' | null {
  if (row.skilled.includes(card)) return 'skilled';
  return green && row.green.includes(card) ? 'green' : null;
}

/**
 * CH-19.24g, CH-19.24i, CH-19.24t, CH-19.26a, CH-GAP-21, CH-GAP-22 — counters with somebody who can fly a type for a service, and
 * who on them: nobody twice, and none of a counter or a man that flies already. For crews the nation is enough.
 */
export function available(
  group: Group,
  service: Service,
  counters: readonly Counter[],
  { historical }: SelectionTerms,
  taken: readonly string[],
): { readonly counter: string; readonly people: readonly Person[] }[] {
  const away = counters.filter(({ people }) => people.some(({ id }) => taken.includes(id)));
  const men = new Set(
    away.flatMap(({ people }) => people.filter(({ id }) => taken.includes(id)).map(({ full }) => full)),
  );
  return counters
    .filter((counter) => counter.crew === group.crews && !away.includes(counter))
    .map(({ id, people }) => ({
      counter: id,
      people: people.filter(
        (one) =>
          flies(one, group) &&
          (group.crews ? nationOf[one.service] === nationOf[service] : one.service === service) &&
          (historical === null || historical.has(one.id)) &&
          !men.has(one.full),
      ),
    }))
    .filter(({ people }) => people.length > 0);
}

/** CH-19.24q, CH-19.42a — what has been settled so far: by candidate, who flies it ('': nobody of name), and who is green. */
export interface Settled {
  readonly pilots: readonly string[];
  readonly green: readonly boolean[];
}

const isFree = ({ pilots, green }: Settled, i: number): boolean => pilots[i] === '' && !green[i];

/** CH-19.24q — why a Skilled pilot cannot be put into an aircraft of his type; null: he can. Crews go wherever they like. */
export function barAssigning(
  group: Group,
  candidates: readonly Candidate[],
  settled: Settled,
  i: number,
): SelectionReason | null {
  const isLeaderFree = group.members.some((j) => candidates[j].role === 'leader' && isFree(settled, j));
  return candidates[i].role === 'wingman' && isLeaderFree ? 'leaders-before-wingmen' : null;
}

/** CH-19.42a — why a green pilot cannot be put into an aircraft; null: he can. CH-19.42c: crews go where there is room. */
export function barGreen(
  group: Group,
  candidates: readonly Candidate[],
  settled: Settled,
  i: number,
): SelectionReason | null {
  const isWingmanFree = group.members.some((j) => candidates[j].role === 'wingman' && isFree(settled, j));
  return candidates[i].role === 'leader' && isWingmanFree ? 'green-wingmen-first' : null;
}

/** The aircraft of a type that nobody has been put into. */
export const freeIn = ({ members }: Group, settled: Settled): number[] => members.filter((i) => isFree(settled, i));

/** Skilled people who have been put into aircraft, of all that a side flies or of some of it. */
const skilledIn = ({ pilots }: Settled, members: readonly number[]): number =>
  members.filter((i) => pilots[i] !== '').length;

/**
 * CH-19.24u, CH-19.34b, CH-GAP-23 — how many Skilled people a type can still have: of pilots as many as the campaign allows a side, of crews
 * one to a Formation.
 */
export function roomFor(group: Group, candidates: readonly Candidate[], settled: Settled, most: number | null): number {
  if (group.crews) return 1 - skilledIn(settled, group.members);
  const pilots = candidates.flatMap(({ role }, i) => (role === 'crew' ? [] : [i]));
  if (most === null) return group.members.length;
  // CH-19.24e — whoever comes with a Resource counts, though his type is drawn for later.
  const granted = pilots.filter((i) => candidates[i].granted !== null && settled.pilots[i] === '').length;
  return Math.max(0, most - skilledIn(settled, pilots) - granted);
}

/** A place as players call it, the same in every language of notation: 'element 2 leader', 'formation 1 aircraft 2'. */
export function placeOf(candidates: readonly Candidate[], i: number): string {
  const { role, unit } = candidates[i];
  if (role !== 'crew') return `element ${unit + 1} ${role}`;
  const nth = candidates.slice(0, i).filter((one) => one.role === 'crew' && one.unit === unit).length;
  return `formation ${unit + 1} aircraft ${nth + 1}`;
}
