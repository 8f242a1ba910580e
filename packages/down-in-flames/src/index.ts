export * from './campaign/index.ts';
export * from './choices.ts';
export type { Choosing, Cost, Happening, Use } from './events.ts';
export type { Fixed } from './fixed.ts';
export { downInFlames } from './game.ts';
export * from './mission/options.ts';
export * from './mission/result.ts';
export {
  type Mission,
  type Pattern,
  patterns,
  type TargetStatus,
  targetStatuses,
} from './mission/state.ts';
export { cardName, cardNames } from './notation.ts';
export type { AircraftView, DogfightView, MissionView } from './observe.ts';
export * from './options.ts';
export { type DownInFlamesProblem, downInFlamesProblems } from './problems.ts';
export * as rules from './rules/index.ts';
export { type Reason, reasons } from './rules/reasons.ts';
export { downInFlamesScript } from './script.ts';
export { MOST_AIRCRAFT, MOST_MISSION_AIRCRAFT } from './set-up.ts';
export * from './state.ts';
export { downInFlamesTrial } from './trial.ts';
