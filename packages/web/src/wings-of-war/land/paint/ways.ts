import type { LandPlan } from '../plan/plan.ts';
import { type Canvas, line } from './brush.ts';
import type { Tones } from './tones.ts';

/** Verges first, so that roads meet. */
export function paintRoads(g: Canvas, { roads }: LandPlan, { road }: Tones): void {
  for (const { path, width } of roads) line(g, path, width + 2.2, road.verge, 0.55);
  for (const { path, width } of roads) line(g, path, width, road.lane);
  for (const { path, width } of roads) line(g, path, width * 0.3, road.rut, 0.8);
}

export function paintRailway(g: Canvas, { railway }: LandPlan): void {
  line(g, railway, 6, '#6b6044', 0.7);
  line(g, railway, 4, '#8c8067');
  line(g, railway, 4, '#4a3d2e', 0.9, [0.9, 2.4]);
  line(g, railway, 0.8, '#33302b');
}
