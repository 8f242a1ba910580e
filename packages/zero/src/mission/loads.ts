import { bombingModes } from '../content/mission-types.ts';
import { type Load, loads, type Orders } from './orders.ts';

/* What an aircraft carries when a Mission begins: 0 for nothing, otherwise the place of the load in their list. */

/** A load that is still to be chosen. */
export const OPEN = -1;

/** CH-28.24a — every kamikaze counts as carrying bombs, whatever its card says. */
export const KAMIKAZE_LOAD = 1 + bombingModes.indexOf('level');

/** Z-24.46d, Z-CGAP-65 — what the options leave open: a defender carries nothing, an attacker what its card shows. */
export function loadOf(given: Load | null | undefined, open: readonly number[], carries: boolean): number {
  if (given === 'none' || open.length === 0) return 0;
  if (given !== null && given !== undefined) return loads.indexOf(given);
  if (!carries) return 0;
  return open.length === 1 ? open[0] : OPEN;
}

/** Kinds of Missions on which the attacker carries something for the target. */
export const isLaden = ({ kind }: Orders): boolean =>
  kind !== 'reconnaissance' && kind !== 'patrol' && kind !== 'kamikaze';

export const loadsIn = (modes: readonly number[]): number[] => modes.map((mode) => mode + 1);
