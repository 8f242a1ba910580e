import type { Card, Json } from '@tallyho/kernel';
import { bombingResults } from '../content/types.ts';
import type { Fixed } from '../fixed.ts';
import { cardName } from '../names.ts';
import { targetLevel } from '../rules/awards.ts';
import { ohkaOf } from '../rules/kamikaze.ts';
import { fates } from '../state.ts';
import { depths, SECRET, UNSET } from './arms.ts';
import type { SortieFixed } from './fixed.ts';
import { NO_OHKA, ohkaStages } from './kamikaze.ts';
import { loadName } from './notation.ts';
import type { SortieView } from './observe.ts';
import { type OpenSortie as Open, phases, whereabouts } from './state.ts';

type Tree = { readonly [key: string]: Json };

const depthName = (depth: number): string =>
  depth === SECRET ? 'secret' : depth === UNSET ? 'not set' : depths[depth];

/** CH-27.42a — how an aircraft's depth charges are set, as far as whoever looks knows. */
const depthTree = ({ arms }: Open, name: string, plane: number): Tree =>
  arms === undefined ? {} : { [name]: depthName(arms.depths[plane]) };

/** What everybody sees of a Mission: where it stands, the target, the Formation aircraft by name. */
export function missionTree({ sortie: orders, labels }: Fixed, sortie: Open): Tree {
  if (orders === undefined) return {};
  return {
    mission: {
      phase: phases[sortie.phase],
      outward: sortie.outward,
      homeward: sortie.homeward,
      points: sortie.points,
      level: targetLevel(orders, sortie),
      photograph: bombingResults[sortie.photograph],
      clouds: sortie.clouds === 1,
      ...(sortie.coordinated === undefined ? {} : { coordinated: sortie.coordinated === 1 }),
      ...(sortie.night === undefined ? {} : { blind: labels[sortie.night.blind] ?? 'nobody' }),
      ...(sortie.rammed === undefined ? {} : { rammed: sortie.rammed === 1 }),
      ...(sortie.solitaire === undefined
        ? {}
        : { attacks: sortie.solitaire.target.map((plane) => orders.bombers[plane - labels.length * 2] ?? 'nobody') }),
      ...searchTree(orders, sortie),
      ...(sortie.arms === undefined ? {} : { submarine: depthName(sortie.arms.depth) }),
    },
    ...Object.fromEntries(
      orders.bombers.map((name, nth) => {
        const { hits, damaged, fate, load, aces } = sortie.bombers[nth];
        const victories = sortie.victories[labels.length * 2 + nth];
        return [
          name,
          {
            ...{ hits, damaged: damaged === 1, fate: fates[fate], load: loadName(load), aces, victories },
            ...ohkaTree(sortie, nth),
            ...depthTree(sortie, 'depth', labels.length * 2 + nth),
          },
        ];
      }),
    ),
  };
}

/** CH-28.4 — what has been looked for, where something is. */
function searchTree({ search: tables }: SortieFixed, { search }: Open): Tree {
  if (tables === undefined || search === undefined) return {};
  const { target, declined, draws, redraws } = search;
  return { found: tables.ids[target] ?? null, declined: tables.ids[declined] ?? null, draws, redraws };
}

/** CH-18.8 — the MXY7 of a Formation aircraft that has or had one. */
function ohkaTree(sortie: Open, nth: number): Tree {
  const { stage, hits } = ohkaOf(sortie, nth);
  return stage === NO_OHKA ? {} : { ohka: ohkaStages[stage], 'ohka hits': hits };
}

/** And of an Element. */
export function missionElementTree(sortie: Open, element: number): Tree {
  const lead = element * 2;
  return {
    load: loadName(sortie.load[lead]),
    'wingman load': loadName(sortie.load[lead + 1]),
    where: whereabouts[sortie.where[element]],
    victories: [sortie.victories[lead], sortie.victories[lead + 1]],
    ...(sortie.crews === undefined
      ? {}
      : { responses: [sortie.crews.responses[lead], sortie.crews.responses[lead + 1]] }),
    ...depthTree(sortie, 'depth', lead),
    ...depthTree(sortie, 'wingman depth', lead + 1),
    'runs in':
      sortie.runs[lead] > 0
        ? sortie.runs[lead + 1] > 0
          ? 'both'
          : 'leader'
        : sortie.runs[lead + 1] > 0
          ? 'wingman'
          : 'nobody',
  };
}

/** The cards of the turrets: their number, and the cards for whom they are. */
export const turretTree = (fixed: Fixed, { turrets, turretCards }: SortieView): Tree => ({
  'turret cards': turretCards,
  ...(turrets === null ? {} : { turrets: turrets.map((card: Card) => cardName(fixed, card)).sort() }),
});
