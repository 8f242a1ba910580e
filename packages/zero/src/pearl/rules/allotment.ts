import type { FlightKind, PearlTarget } from '../../content/pearl-harbor-types.ts';
import { ESCORT, NO_TARGET, type OpenPearl, type Sortie } from '../state.ts';
import { allotted, kindOf, targetAt, unresolved, waiting } from './flights.ts';
import type { PearlReason } from './reasons.ts';
import { isFinished } from './score.ts';

/** Why a kind of Flight has nothing to look for at a target (table 8.4). */
function barKind(kind: FlightKind, { by, class: what }: PearlTarget): PearlReason | null {
  if (by.includes(kind)) return null;
  if (kind === 'torpedo')
    return what === 'battleship' || what === 'ship' ? 'torpedo-cannot-reach' : 'torpedo-needs-water';
  if (kind === 'armour-piercing') return 'armour-piercing-for-ships';
  return kind === 'fighter' ? 'guns-for-airfields' : 'high-explosive-for-land';
}

/** Z-CGAP-133 — why a Flight may not be given a target, or be put on Escort. */
export function barAllotting(s: OpenPearl, sortie: Sortie, target: number): PearlReason | null {
  const { fixed, wave } = s;
  const { thirdWave } = fixed.sheet;
  if (wave === 3 && allotted(s).length >= thirdWave.flights) return 'no-more-flights';
  const { kind } = kindOf(fixed, sortie);
  if (target === ESCORT) return kind === 'fighter' ? null : 'only-fighters-escort';
  const wanted = targetAt(fixed, target);
  if (wanted.thirdWave && wave < 3) return 'only-in-the-third-wave';
  return barKind(kind, wanted);
}

/** Z-CGAP-142 — why a Flight cannot be taken off its target. */
export const barRecall = ({ changes }: OpenPearl): PearlReason | null => (changes > 0 ? null : 'no-changes-left');

/** Z-CGAP-133, Z-CGAP-147 — why the wave cannot be sent off: everybody has a target first; in the third wave, at least one Flight. */
export function barLaunch(s: OpenPearl): PearlReason | null {
  if (s.wave === 3) return allotted(s).length > 0 ? null : 'nobody-is-sent';
  return waiting(s).length > 0 ? 'flights-without-target' : null;
}

/** Z-CGAP-142 — whether nothing can be changed any more: the wave then flies without being sent. */
export function isSettled(s: OpenPearl): boolean {
  if (s.changes > 0) return false;
  return waiting(s).length === 0 || (s.wave === 3 && allotted(s).length >= s.fixed.sheet.thirdWave.flights);
}

/** Z-CGAP-131 — why it is not a Flight's turn: two flares, and dive bombers that have not attacked. */
export function barAttack(s: OpenPearl, sortie: Sortie): PearlReason | null {
  if (!s.flares || s.wave > 1) return null;
  const dives = (one: Sortie): boolean => kindOf(s.fixed, one).kind === 'dive';
  return !dives(sortie) && unresolved(s).some(dives) ? 'dive-bombers-go-first' : null;
}

/** Z-CGAP-134, Z-CGAP-143 — why a Flight may not take another target now. */
export function barDivert(s: OpenPearl, sortie: Sortie, target: number): PearlReason | null {
  const { fixed } = s;
  const late = barAttack(s, sortie);
  if (late !== null) return late;
  if (!isFinished(s, sortie.target)) return 'target-still-stands';
  const wanted = targetAt(fixed, target);
  if (wanted.zone !== targetAt(fixed, sortie.target).zone) return 'another-zone';
  if (wanted.thirdWave && s.wave < 3) return 'only-in-the-third-wave';
  if (isFinished(s, target)) return 'target-is-finished';
  return barKind(kindOf(fixed, sortie).kind, wanted);
}

/** Where a Flight could be diverted to. */
export const diversions = (s: OpenPearl, sortie: Sortie): number[] =>
  s.points.flatMap((_, target) =>
    target !== sortie.target && sortie.target !== NO_TARGET && barDivert(s, sortie, target) === null ? [target] : [],
  );
