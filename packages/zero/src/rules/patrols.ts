import { UNPATROLLED } from '../mission/arms.ts';
import { EGRESS, INGRESS, sortieOf, TARGET_BOUND } from '../mission/state.ts';
import { type Dogfight, type ElementNo, NOBODY } from '../state.ts';
import type { Reason } from './reasons.ts';

/** CH-27.71a — the Altitude at which an Element patrols; UNPATROLLED: it does not. */
const levelOf = ({ fixed }: Dogfight, element: ElementNo): number =>
  fixed.sortie?.arms?.patrols[element] ?? UNPATROLLED;

/** CH-27.71b, CH-27.73a — it patrols the place, and draws for it, while it is where it must be. */
export const isPatrolling = (s: Dogfight, element: ElementNo): boolean =>
  levelOf(s, element) !== UNPATROLLED && s.elements[element].altitude === levelOf(s, element);

/** Changes of Altitude of its own that an Element still has before Ingress, when it is at this turn's. */
const movesLeft = (s: Dogfight): number => sortieOf(s).outward - s.turn;

/**
 * CH-27.71b, CH-27.71c, CH-27.71d — who patrols may go no further than it can come back from in time, and stays where it is from
 * Ingress to Egress; on the way home it is free again.
 */
export function barPatrol(s: Dogfight, element: ElementNo, to: number): Reason | null {
  const level = levelOf(s, element);
  if (level === UNPATROLLED) return null;
  const { phase } = sortieOf(s);
  if (phase >= INGRESS && phase <= EGRESS) return 'patrol-keeps-its-level';
  const away = Math.abs(to - level);
  const isBack = away < Math.abs(s.elements[element].altitude - level);
  return phase === TARGET_BOUND && !isBack && away > movesLeft(s) ? 'patrol-must-be-back' : null;
}

/** CH-27.71b — whether it must go back now: −1 down, 1 up, 0 not yet. */
export function wayBack(s: Dogfight, element: ElementNo): -1 | 0 | 1 {
  const level = levelOf(s, element);
  if (level === UNPATROLLED || sortieOf(s).phase !== TARGET_BOUND) return 0;
  const { altitude } = s.elements[element];
  if (Math.abs(altitude - level) <= movesLeft(s)) return 0;
  return altitude < level ? 1 : -1;
}

/** CH-27.72a, CH-GAP-02 — whether the lost errata 17.13e binds an Element: who patrols, until Egress is over. */
export const isBoundToPatrol = (s: Dogfight, element: ElementNo): boolean =>
  s.fixed.sortie?.arms?.errataPatrols === true && levelOf(s, element) !== UNPATROLLED && sortieOf(s).phase <= EGRESS;

/** CH-27.72a, CH-GAP-02 — it does not wait outside. */
export const barHolding = (s: Dogfight, element: ElementNo): Reason | null =>
  isBoundToPatrol(s, element) ? 'patrol-goes-over' : null;

/** CH-27.72a, CH-GAP-02 — it starts no attack on anybody it is not Engaged with. */
export const barHunt = (s: Dogfight, element: ElementNo): Reason | null =>
  s.elements[element].foe === NOBODY && isBoundToPatrol(s, element) ? 'patrol-starts-no-attack' : null;
