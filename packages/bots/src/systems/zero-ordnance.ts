import { type Dogfight, elementOf, isBomber, NOBODY, type PlaneNo, rules, UNLOADED } from '@tallyho/zero';
import { costOfFlak, costOfPassing, hopedOf, left, meanPoints, modeWith, pointsComing, vpsFor } from './zero-raid.ts';

const {
  bomberBombs,
  hasRockets,
  NO_BOMBS,
  ordersOf,
  ROCKETS,
  rocketCards,
  rocketPoints,
  SATURATION,
  SKIP,
  targetFlakCards,
} = rules;

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

/** CH-18.41d, CH-18.51a — a fighter that only comes along carries what it likes, or nothing. */
export const mayGoWithout = (s: Dogfight, plane: PlaneNo): boolean =>
  !isBomber(s, plane) && ordersOf(s).arms?.loads[elementOf(plane)].includes(UNLOADED) === true;

/** VPs that an escort is worth less while it is Loaded, if there is anybody to fight with. */
const LADEN = 3;

/** What an escort brings with rockets or Napalm, Leader and Wingman: what they do, less the way through the Flak and what a Loaded fighter is worth less. */
export function worthOfComingLaden(s: Dogfight, plane: PlaneNo, load: number): number {
  const element = elementOf(plane);
  const { lead, wing } = s.elements[element];
  // Who comes later has nothing to do with the target.
  if (lead === NOBODY) return -LADEN;
  const mode = modeWith(s, load);
  const flak = Math.max(0, rules.targetOf(s).targetFlak - 1);
  const rockets = hasRockets(load) ? left(s, rocketCards(s, plane), flak) * hopedOfRocket(s) : 0;
  const each = rockets + (mode === NO_BOMBS ? 0 : hopedOf(s, plane, mode, load));
  const points = each * (wing === NOBODY ? 1 : 2);
  const laden = s.fixed.enemies[element].length > 0 ? LADEN : 0;
  return vpsFor(s, points, pointsComing(s)) - costOfPassing(s, element) - laden;
}

/** CH-21.64d, CH-21.64e — bombs that skip are spared the lower results of Saturation, and miss the bombsight. */
export const worthOfSkipping = (s: Dogfight, plane: PlaneNo): number =>
  bomberBombs(s, plane, SKIP) * meanPoints(s, SKIP, plane) -
  bomberBombs(s, plane, SATURATION) * meanPoints(s, SATURATION, plane);

/** CH-27.43b, CH-27.43c, CH-27.43d — a submarine is on the surface after every white card, Deep only after a blue one. */
export const worthOfSetting: readonly number[] = [1.2, 1.4, 0.8];

/** CH-27.45d, CH-GAP-32 — under water nobody strafes it; which depth, the enemy must not know. */
export const worthOfDepth: readonly number[] = [0.5, 1, 1.2];
