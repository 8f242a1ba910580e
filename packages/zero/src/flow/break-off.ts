import { type Card, EVERYONE, NO_CARD } from '@tallyho/kernel';
import { type BreakOffResult, isDamaged, levelOf, modified, resultOf, shiftFor } from '../rules/break-off.ts';
import type { DogfightTable, ElementNo, PlaneNo } from '../state.ts';
import { destroy, disengage, flip } from './damage.ts';
import { maybeFinish } from './finish.ts';
import { clearTable } from './hands.ts';

/**
 * Z-12.11a, Z-GAP-36 — the aircraft that withdraw have been named, and their Position counts as it is now: one card for
 * each, the Leader's first. Z-GAP-35: the cards drawn are discarded. When both go, nobody takes the Leader's place.
 */
export function breakOff(t: DogfightTable, element: ElementNo, leader: boolean, wingman: boolean): void {
  const s = t.state;
  const { lead, wing } = s.elements[element];
  const leaderShift = shiftFor(s, element, isDamaged(s, lead));
  const wingmanShift = wingman ? shiftFor(s, element, isDamaged(s, wing)) : 0;
  const leaderResult = leader ? breakOffTest(t, lead, leaderShift, isDamaged(s, lead)) : null;
  const wingmanResult = wingman ? breakOffTest(t, wing, wingmanShift, isDamaged(s, wing)) : null;
  clearTable(s);
  if (wingmanResult !== null) apply(t, wing, wingmanResult);
  if (leaderResult !== null) apply(t, lead, leaderResult);
  maybeFinish(t);
}

/** Z-12.11c, Z-12.12a, Z-12.12b, Z-12.12c — a card for the aircraft, its Level, the modifiers, the result. */
export function breakOffTest(t: DogfightTable, plane: PlaneNo, shift: number, damaged: boolean): BreakOffResult {
  const s = t.state;
  const card: Card = t.draw(s.deck, EVERYONE);
  // Nothing left to draw anywhere (Z-GAP-43): there is no test to fail.
  if (card === NO_CARD) return 'evades';
  s.played.push(card);
  const level = levelOf(s.fixed, s.fixed.face[card]);
  const final = modified(level, shift);
  t.say?.(EVERYONE, { event: 'break-off', plane, card, level, modified: final, because: 'Z-12.11c' });
  return resultOf(final, damaged);
}

/** Z-GAP-34 — every result takes the aircraft out of the fight. */
function apply(t: DogfightTable, plane: PlaneNo, result: BreakOffResult): void {
  if (result === 'destroyed') return destroy(t, plane, 'Z-12.12c');
  if (result === 'damaged') flip(t, plane, 'Z-12.12c');
  disengage(t, plane, 'Z-12.12c');
}
