import type { ListedElement } from '../campaign/aircraft.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { CampaignPack } from '../content/campaign-types.ts';
import { corsairsCounters, corsairsCrews } from '../content/corsairs/counters.ts';
import type { FormationOptions } from '../mission/orders.ts';
import type { ElementOptions } from '../options.ts';
import { countersOf } from './rules.ts';
import type { Candidate, Counter } from './types.ts';

const known = new WeakMap<readonly CampaignPack[], readonly Counter[]>();

/**
 * CH-19.2b, CH-GAP-22 — the counters of both games, and those of packs; looked up once. Whoever selects by cards draws from all of them, in
 * every campaign of the volume: CH-19.24x has pilots of Zero! fly aircraft that only Corsairs & Hellcats brings.
 */
export function countersIn(fixed: {
  readonly options: { readonly packs: readonly CampaignPack[] };
}): readonly Counter[] {
  const { packs } = fixed.options;
  let found = known.get(packs);
  if (found === undefined) {
    const { counters, crews } = campaignContentOf(packs);
    found = countersOf([...corsairsCounters, ...counters], [...corsairsCrews, ...crews]);
    known.set(packs, found);
  }
  return found;
}

/** By aircraft of one side, in the order of its candidates: who flies it ('': nobody of name), and whether he is green. */
export interface Crewed {
  readonly pilots: readonly string[];
  readonly green: readonly boolean[];
}

/**
 * CH-19.24b — all aircraft of one side for which pilots and crews are selected: Elements first, then Formations. `granted` has whom
 * something else puts on the Leader of an Element.
 */
export function candidatesAmong(
  packs: readonly CampaignPack[],
  elements: readonly ListedElement[],
  formations: readonly FormationOptions[],
  granted: (element: number) => string | null = () => null,
): Candidate[] {
  const { formations: cards } = campaignContentOf(packs);
  return [
    ...elements.flatMap(({ fighter, options }, unit): Candidate[] => {
      const { id: aircraft, family, services } = fighter;
      const of = { aircraft, family, services, unit, kamikaze: false };
      const leader: Candidate = { ...of, role: 'leader', granted: granted(unit) };
      return options.wingman ? [leader, { ...of, role: 'wingman', granted: null }] : [leader];
    }),
    ...formations.flatMap(({ aircraft }, unit) =>
      aircraft.flatMap((id): Candidate[] => {
        const card = cards.find((one) => one.id === id);
        if (card === undefined) return [];
        const { family, services } = card;
        return [{ aircraft: id, family, services, role: 'crew', unit, granted: null, kamikaze: false }];
      }),
    ),
  ];
}

/** What people make of the Elements and Formations of a side, as the selection has put them there. */
export function withPeople(
  { pilots, green }: Crewed,
  elements: readonly ElementOptions[],
  formations: readonly FormationOptions[],
): { readonly elements: ElementOptions[]; readonly formations: FormationOptions[] } {
  let next = 0;
  const take = (): { readonly pilot: string | null; readonly isGreen: boolean } => {
    const i = next++;
    return { pilot: pilots[i] || null, isGreen: green[i] ?? false };
  };
  return {
    elements: elements.map((one) => {
      const leader = take();
      const wingman = one.wingman ? take() : { pilot: null, isGreen: false };
      const greens = { leader: leader.isGreen, wingman: wingman.isGreen };
      return {
        ...one,
        pilot: leader.pilot,
        ...(wingman.pilot === null ? {} : { wingmanPilot: wingman.pilot }),
        ...(greens.leader || greens.wingman ? { green: greens } : {}),
      };
    }),
    formations: formations.map((one) => {
      const crews = one.aircraft.map(take);
      const greens = crews.map(({ isGreen }) => isGreen);
      return { ...one, crews: crews.map(({ pilot }) => pilot), ...(greens.includes(true) ? { green: greens } : {}) };
    }),
  };
}
