import {
  FIRST_TARGET,
  superfortressTargets,
  superfortressTerms,
  superfortressVictory,
} from '../../content/corsairs/superfortress.ts';
import type { SuperfortressResult, SuperfortressTarget } from '../../content/corsairs/superfortress-types.ts';
import { NO_TARGET, type OpenSuperfortress } from '../state.ts';

export const targetAt = (target: number): SuperfortressTarget => superfortressTargets[target];
export const letterOf = (target: number): string => (target === NO_TARGET ? '' : superfortressTargets[target].letter);

/** CH-30.45a — the target of week 4. */
export const firstTarget = (): number => superfortressTargets.findIndex(({ letter }) => letter === FIRST_TARGET);
export const isFirstMission = ({ week }: Pick<OpenSuperfortress, 'week'>): boolean =>
  week === superfortressTerms.firstMission;

/** CH-30.46c, CH-GAP-51 — what is added to the draw for a mandatory Mission: ten for each week without one, counted from the latest, or from week 4. */
export const mandatoryModifier = ({ week, flown }: Pick<OpenSuperfortress, 'week' | 'flown'>): number =>
  superfortressTerms.mandatoryPerWeek * Math.max(0, week - (flown === 0 ? superfortressTerms.firstMission : flown) - 1);

/** CH-30.46d — whether a Mission is due in the week that follows. */
export const isMandatory = (modified: number): boolean => modified >= superfortressTerms.mandatoryFrom;

/** CH-30.1a, CH-30.1k — whether there is a week to come for which something is drawn. */
export const isLastWeek = ({ week }: Pick<OpenSuperfortress, 'week'>): boolean => week >= superfortressTerms.weeks;

/** CH-30.9a — the level of victory. */
export const resultOf = (vps: number): SuperfortressResult =>
  (superfortressVictory.find(({ from }) => from === null || vps >= from) ?? superfortressVictory[0]).result;

/** Whether that is a victory of the player. */
export const isWon = (result: SuperfortressResult): boolean =>
  result === 'decisive-victory' || result === 'victory' || result === 'marginal-victory';
