import { isLost, lossPoints, type Score, scoreOf } from '../rules/missions.ts';
import { aircraftOf, type Dogfight, type Plane, type Side } from '../state.ts';
import type { MissionSide } from './options.ts';
import { INTACT, type TargetStatus, targetStatuses } from './state.ts';

export const fates = ['shot-down', 'damaged', 'withdrawn'] as const;
export type Fate = (typeof fates)[number];

/** An aircraft that did not come home as it went out. */
export interface Loss {
  readonly label: string;
  /** Ids of its card and of its pilot marker. */
  readonly card: string;
  readonly pilot: string | null;
  readonly bomber: boolean;
  readonly fate: Fate;
  /** What the enemy has got for it. */
  readonly points: number;
}

export interface SideResult extends Score {
  /** The losses of this side. */
  readonly losses: readonly Loss[];
}

export interface MissionResult {
  readonly status: TargetStatus;
  readonly bombs: number;
  /** DIF-OPT-24 — bombs that were needed, multiplied. */
  readonly needed: { readonly damaged: number; readonly destroyed: number };
  readonly sides: { readonly [side in MissionSide]: SideResult };
}

/** What has come of a mission; null: this is none, or it is not over. */
export function missionResult(s: Dogfight): MissionResult | null {
  const { mission, outcome, fixed } = s;
  if (mission === null || outcome === null || fixed.mission === null) return null;
  const { damaged, destroyed } = fixed.mission.needed;
  return {
    status: targetStatuses[Math.max(INTACT, mission.status)],
    bombs: mission.bombs,
    needed: { damaged, destroyed },
    sides: { A: sideResult(s, 0), B: sideResult(s, 1) },
  };
}

function sideResult(s: Dogfight, side: Side): SideResult {
  const { target, aircraft, scored, adjusted, final } = scoreOf(s, side);
  return { target, aircraft, scored, adjusted, final, losses: lossesOf(s, side) };
}

function lossesOf(s: Dogfight, side: Side): Loss[] {
  const losses: Loss[] = [];
  for (const plane of aircraftOf(s, side)) {
    const fate = fateOf(s, plane);
    if (fate !== null) losses.push(lossOf(s, plane, fate));
  }
  return losses;
}

function fateOf(s: Dogfight, plane: Plane): Fate | null {
  const { face, gone } = s.planes[plane];
  return isLost(s, plane) ? 'shot-down' : gone ? 'withdrawn' : face === 1 ? 'damaged' : null;
}

function lossOf(s: Dogfight, plane: Plane, fate: Fate): Loss {
  const { fighter, pilot } = s.planes[plane];
  return {
    label: s.fixed.labels[plane],
    card: s.fixed.fighters[fighter].id,
    pilot: pilot === 0 ? null : s.fixed.pilots[pilot].id,
    bomber: s.mission?.bomber[plane] === true,
    fate,
    points: lossPoints(s, plane),
  };
}
