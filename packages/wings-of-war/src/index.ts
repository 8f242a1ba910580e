export * from './choices.ts';
export * from './content/check.ts';
export * from './content/pack.ts';
export * from './content/path.ts';
export * from './content/scenarios.ts';
export { type ContentProblem, contentProblems } from './content/shape.ts';
export * from './content/types.ts';
export type { Happening } from './events.ts';
export { deckTable, type Fixed, type FixedPlane, kindOf } from './fixed.ts';
export { wingsOfWar } from './game.ts';
export * from './geometry/base.ts';
export { type Arc, frontArc, rearArc } from './geometry/sight.ts';
export { nameOfCard } from './names.ts';
export { nameOfKind } from './notation.ts';
export type { SeenAircraft, WingsView } from './observe.ts';
export {
  type IllegalRule,
  illegalRules,
  type Objective,
  type Switches,
  type WingsOfWarProblem,
  type WingsOptions,
  wingsOfWarProblems,
} from './options.ts';
export * from './preview.ts';
export { type IllegalReason, illegalReasons } from './rules/order.ts';
export { scoreOf, seriesWinners } from './rules/victory.ts';
export { wingsOfWarScript } from './script.ts';
export * from './state.ts';
export * from './subject.ts';
export { wingsOfWarTrial } from './trial.ts';
