import { ABOARD, NO_OHKA, type Ohka, RELEASED } from '../mission/kamikaze.ts';
import { EGRESS, isOverTarget, type OpenSortie, sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, elementOf, FLYING, isBomber, type PlaneNo, type Side } from '../state.ts';
import type { Reason } from './reasons.ts';

/** CH-28.22a — whether an Element is one of kamikazes: its Leader and its Wingman both are. */
export const isKamikazeElement = ({ fixed }: Pick<Dogfight, 'fixed'>, element: ElementNo): boolean =>
  fixed.sortie?.kamikaze?.elements[element] === true;

/** CH-28.22a — and of any aircraft. CH-28.25c, CH-28.7b: a bomber with an MXY7 is none. */
export const isKamikaze = (s: Pick<Dogfight, 'fixed' | 'planes'>, plane: PlaneNo): boolean =>
  isBomber(s, plane)
    ? s.fixed.sortie?.kamikaze?.bombers[plane - s.planes.length] === true
    : isKamikazeElement(s, elementOf(plane));

const NONE: Ohka = { stage: NO_OHKA, hits: 0, home: 0 };

/** The MXY7 of a Formation aircraft, by its place among them. */
export const ohkaOf = ({ ohkas }: Pick<OpenSortie, 'ohkas'>, nth: number): Ohka => ohkas?.[nth] ?? NONE;

/** CH-18.84a, CH-18.84b, CH-GAP-15 — what an attacker has more against a bomber as long as its MXY7 is aboard: a Burst, or a card. */
export const burdenOf = (s: Dogfight, plane: PlaneNo): number =>
  ohkaOf(sortieOf(s), plane - s.planes.length).stage === ABOARD ? 1 : 0;

/** CH-18.83b, CH-18.83c — a bomber that has let its MXY7 go does not fly over the target: only who waits outside reaches it. */
export function isOutside(s: Dogfight, nth: number): boolean {
  const sortie = sortieOf(s);
  return sortie.ohkas !== undefined && isOverTarget(sortie.phase) && ohkaOf(sortie, nth).stage >= RELEASED;
}

/** Whether a side has bombers there. */
export function hasBombersOutside(s: Dogfight, side: Side): boolean {
  const { ohkas, bombers } = sortieOf(s);
  if (ohkas === undefined) return false;
  return bombers.some(
    ({ fate }, nth) => fate === FLYING && isOutside(s, nth) && s.fixed.sortie?.bomberSide[nth] === side,
  );
}

/** Why a Formation aircraft may not break off. CH-28.26a: a kamikaze never does; CH-18.83d: who goes home when this turn ends need not. */
export function barLeaving(s: Dogfight, plane: PlaneNo): Reason | null {
  if (isKamikaze(s, plane)) return 'kamikazes-do-not-break-off';
  return sortieOf(s).phase === EGRESS && isOutside(s, plane - s.planes.length) ? 'goes-home-anyway' : null;
}
