import { bombingModes, type PassMode, passModes } from '../content/mission-types.ts';
import { type Load, loads } from '../mission/orders.ts';

/** What is done over the target besides the rows of the Bombing Display, as numbers that follow them. */
const mode = (name: PassMode): number => passModes.indexOf(name);
export const ROCKETS = mode('rockets');
export const NAPALM = mode('napalm');
export const SKIP = mode('skip-bombing');
export const DEPTH_CHARGES = mode('depth-charges');
export const AIR_DROP = mode('air-drop');
export const MINES = mode('mines');

/** Nothing that falls. */
export const NO_BOMBS = -1;

const load = (name: Load): number => loads.indexOf(name);
const NAPALM_LOAD = load('napalm');
const ROCKETS_LOAD = load('rockets');
const MINES_LOAD = load('mines');
const CHARGES_LOAD = load('depth-charges');
export const CARGO_LOAD = load('cargo');

/** Of a load of bombs and rockets, the bombs. */
const bombsBeside = (name: Load): number => bombingModes.findIndex((bombs) => name === `${bombs}+rockets`);

function modeOfLoad(name: Load, at: number): number {
  if (at === NAPALM_LOAD) return NAPALM;
  if (at === MINES_LOAD) return MINES;
  if (at === CHARGES_LOAD) return DEPTH_CHARGES;
  if (at === CARGO_LOAD) return AIR_DROP;
  const beside = bombsBeside(name);
  return beside >= 0 ? beside : (bombingModes as readonly string[]).indexOf(name);
}
const modes: readonly number[] = loads.map(modeOfLoad);
const rocketed: readonly boolean[] = loads.map((name, at) => at === ROCKETS_LOAD || bombsBeside(name) >= 0);

/** Z-18.21a — how an aircraft that carries something bombs; CH-18.41b — rockets alone do not fall. */
export const bombsOf = (carried: number): number => modes[carried] ?? NO_BOMBS;

/** CH-18.41b — rockets with bombs or instead of them. */
export const hasRockets = (carried: number): boolean => rocketed[carried];

/** CH-GAP-09 — what is left when the bombs have fallen, and when the rockets are fired: each is a load by itself. */
export const withoutBombs = (carried: number): number => (hasRockets(carried) ? ROCKETS_LOAD : 0);
export const withoutRockets = (carried: number): number => bombsOf(carried) + 1;

/** CH-18.43b, CH-GAP-81 — bombs beside rockets: the rating is one less, at least one; what is 0 stays so. */
export const besideRockets = (rating: number, carried: number): number =>
  hasRockets(carried) && rating > 1 ? rating - 1 : rating;

/** CH-18.6b, CH-18.6c — mines: twice a Level rating, or as many as the Saturation rating. */
export const minesFor = (level: number, saturation: number): number => Math.max(2 * level, saturation);

/** CH-18.71b, CH-18.71c — depth charges: two for each bomb or Torpedo, one for each point of diving or Saturation; whichever is more. */
export const chargesFor = (level: number, dive: number, saturation: number, torpedo: boolean): number =>
  Math.max(2 * level, torpedo ? 2 : 0, dive, saturation);
