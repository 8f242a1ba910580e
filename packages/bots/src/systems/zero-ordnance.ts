import { type Dogfight, isBomber, type PlaneNo, rules } from '@tallyho/zero';
import { costOfFlak, left, meanPoints, pointsComing, vpsFor } from './zero-raid.ts';

const { bomberBombs, ordersOf, ROCKETS, rocketCards, rocketPoints, SATURATION, SKIP, targetFlakCards } = rules;

/** CH-18.42g — what a rocket does on average. */
export function hopedOfRocket(s: Dogfight): number {
  const { strafe } = ordersOf(s);
  return strafe.reduce((sum, result) => sum + rocketPoints(s, result), 0) / strafe.length;
}

/** CH-18.43a — what it brings to fire rockets after the bombs: what they do, less what the Flak does then. */
export function worthOfRockets(s: Dogfight, plane: PlaneNo): number {
  const flak = targetFlakCards(s, plane, ROCKETS);
  const cards = isBomber(s, plane) ? 1 : rocketCards(s, plane);
  return vpsFor(s, left(s, cards, flak) * hopedOfRocket(s), pointsComing(s)) - costOfFlak(s, plane, flak);
}

/** CH-21.64d, CH-21.64e — bombs that skip are spared the lower results of Saturation, and miss the bombsight. */
export const worthOfSkipping = (s: Dogfight, plane: PlaneNo): number =>
  bomberBombs(s, plane, SKIP) * meanPoints(s, SKIP, plane) -
  bomberBombs(s, plane, SATURATION) * meanPoints(s, SATURATION, plane);

/** CH-27.43b, CH-27.43c, CH-27.43d — a submarine is on the surface after every white card, Deep only after a blue one. */
export const worthOfSetting: readonly number[] = [1.2, 1.4, 0.8];

/** CH-27.45d, CH-GAP-32 — under water nobody strafes it; which depth, the enemy must not know. */
export const worthOfDepth: readonly number[] = [0.5, 1, 1.2];
