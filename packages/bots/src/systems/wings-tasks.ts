import type { Plane, WingsOfWar } from '@tallyho/wings-of-war';
import type { Spot } from './wings-flight.ts';

/** What an aircraft with a task makes of a place: nearer to the goal is better, and over the right edge it is done. */
export function progress(s: WingsOfWar, plane: Plane, me: Spot): number {
  const { objective } = s.fixed.planes[plane];
  const { task } = s.fixed.options.objectives[objective];
  const a = s.planes[plane];
  const zone = task === 'photograph' && !a.photographed ? s.fixed.zones[objective] : s.fixed.fields[0];
  if (task === 'cross' || (task === 'photograph' && a.photographed)) {
    const edge = s.fixed.objectiveEdge[objective];
    const towards = edge === 0 ? -me.y : edge === 1 ? me.y : edge === 2 ? -me.x : me.x;
    const before = edge === 0 ? -a.y : edge === 1 ? a.y : edge === 2 ? -a.x : a.x;
    return (towards - before) / 100_000;
  }
  if (zone === undefined) return 0;
  const gap = (x: number, y: number): number =>
    Math.abs(x - zone.x - zone.width / 2) + Math.abs(y - zone.y - zone.length / 2);
  return (gap(a.x, a.y) - gap(me.x, me.y)) / 100_000;
}

/** Whether leaving the table here is what the aircraft was sent for. */
export function leavesOnPurpose(s: WingsOfWar, plane: Plane, me: Spot): boolean {
  const { objective } = s.fixed.planes[plane];
  if (objective < 0) return false;
  const { task } = s.fixed.options.objectives[objective];
  if (task === 'land' || (task === 'photograph' && !s.planes[plane].photographed)) return false;
  const edge = s.fixed.objectiveEdge[objective];
  const { width, length } = s.fixed;
  const beyond = edge === 0 ? -me.y : edge === 1 ? me.y - length : edge === 2 ? -me.x : me.x - width;
  return beyond > 0;
}
