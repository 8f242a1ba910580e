import { superfortressTargets, superfortressTerms } from '../../content/corsairs/superfortress.ts';
import { altitudes } from '../../content/types.ts';
import { MISSION, REPAIR, TRAINING } from '../choices.ts';
import type { OpenSuperfortress } from '../state.ts';
import { isFlying } from './damage.ts';
import type { SuperfortressReason } from './reasons.ts';
import { untickedOf } from './training.ts';

/** The B-29s that have this duty. */
export const withDuty = ({ duties }: Pick<OpenSuperfortress, 'duties'>, duty: number): number[] =>
  duties.flatMap((own, aircraft) => (own === duty ? [aircraft] : []));

/** CH-30.35a, CH-30.35b — what those that are to fly the Mission cost. */
export const missionCost = (s: Pick<OpenSuperfortress, 'duties'>): number =>
  withDuty(s, MISSION).length * superfortressTerms.missionCost;

/** CH-30.31a … CH-30.36a, CH-GAP-65 — why a B-29 cannot be given a duty; null: it can. */
export function barDuty(s: OpenSuperfortress, aircraft: number, duty: number): SuperfortressReason | null {
  const one = s.fleet[aircraft];
  switch (duty) {
    case MISSION:
      if (s.week < superfortressTerms.firstMission) return 'missions-from-week-4';
      if (one.damaged === 1) return 'damaged-flies-no-mission';
      return missionCost(s) + superfortressTerms.missionCost > s.supply ? 'supply-too-short' : null;
    case TRAINING:
      return untickedOf(one) === 0 ? 'nothing-left-to-train' : null;
    case REPAIR:
      return one.damage === 0 ? 'nothing-to-repair' : null;
    default:
      return null;
  }
}

/** CH-30.42a, CH-30.42b — why a Mission cannot be flown at an Altitude. */
export const barAltitude = ({ target }: OpenSuperfortress, level: number): SuperfortressReason | null =>
  superfortressTargets[target].altitudes.includes(altitudes[level]) ? null : 'missions-fly-higher';

/** CH-30.73a, CH-30.73b — why a B-29 cannot be replaced now. */
export const barReplacement = ({ fleet, week }: OpenSuperfortress, aircraft: number): SuperfortressReason | null =>
  fleet[aircraft].lost === week ? 'lost-this-week' : null;

/** Those that are gone. */
export const destroyedOf = ({ fleet }: Pick<OpenSuperfortress, 'fleet'>): number[] =>
  fleet.flatMap((one, aircraft) => (isFlying(one) ? [] : [aircraft]));
export const flyingOf = ({ fleet }: Pick<OpenSuperfortress, 'fleet'>): number[] =>
  fleet.flatMap((one, aircraft) => (isFlying(one) ? [aircraft] : []));
