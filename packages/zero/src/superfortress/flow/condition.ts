import { EVERYONE, type RuleId } from '@tallyho/kernel';
import { trainingBoxes } from '../../content/corsairs/superfortress-types.ts';
import type { PointsFor } from '../events.ts';
import { isDamaged, isLost } from '../rules/damage.ts';
import type { SuperfortressTable } from '../state.ts';
import { NO_AIRCRAFT } from './draw.ts';

/** Victory Points that are won or lost on the ground. */
export function award(
  t: SuperfortressTable,
  what: PointsFor,
  points: number,
  because: RuleId,
  aircraft: number = NO_AIRCRAFT,
): void {
  const s = t.state;
  if (points === 0) return;
  s.vps += points;
  t.say?.(EVERYONE, { event: 'b29-points', for: what, aircraft: aircraft + 1, points, total: s.vps, because });
}

/** CH-GAP-58 — the side that shows follows the damage, both ways. */
function turn(t: SuperfortressTable, aircraft: number, because: RuleId): void {
  const one = t.state.fleet[aircraft];
  const damaged = isDamaged(t.state.fixed, one);
  if (damaged === (one.damaged === 1)) return;
  one.damaged = damaged ? 1 : 0;
  t.say?.(EVERYONE, { event: 'b29-flipped', aircraft: aircraft + 1, damaged, because });
}

/** CH-30.72a, CH-30.72b — so many points of damage less, as far as there are any. */
export function repair(t: SuperfortressTable, aircraft: number, most: number, because: RuleId): void {
  const one = t.state.fleet[aircraft];
  const points = Math.min(most, one.damage);
  if (points === 0) return;
  one.damage -= points;
  t.say?.(EVERYONE, { event: 'b29-repaired', aircraft: aircraft + 1, points, damage: one.damage, because });
  turn(t, aircraft, 'CH-GAP-58');
}

/** CH-30.71a — damage that no fighter has done. */
export function harm(t: SuperfortressTable, aircraft: number, points: number, because: RuleId): void {
  const s = t.state;
  const one = s.fleet[aircraft];
  if (points === 0) return;
  one.damage += points;
  t.say?.(EVERYONE, { event: 'b29-damage', aircraft: aircraft + 1, points, damage: one.damage, because });
  if (!isLost(s.fixed, one)) return turn(t, aircraft, because);
  one.damaged = 1;
  one.lost = s.week;
  t.say?.(EVERYONE, { event: 'b29-destroyed', aircraft: aircraft + 1, because });
}

/** CH-30.64a, CH-30.64c, CH-GAP-58 — a box is ticked, and counts from now on. */
export function tickBox(t: SuperfortressTable, aircraft: number, box: number, because: RuleId): void {
  t.state.fleet[aircraft].boxes[box] = 1;
  t.say?.(EVERYONE, { event: 'b29-ticked', aircraft: aircraft + 1, box: trainingBoxes[box], because });
  turn(t, aircraft, 'CH-GAP-58');
}
