export * from './choices.ts';
export * from './content/check.ts';
export * from './content/pack.ts';
export { type ContentProblem, contentProblems } from './content/problems.ts';
export * from './content/scenarios.ts';
export * from './content/types.ts';
export { aircraftValue } from './content/value.ts';
export type { Happening } from './events.ts';
export { type DeckTable, deckTable, type Fixed, type FixedPlane, kindOf } from './fixed.ts';
export { progressAfter } from './flow/ahead.ts';
export type { Volley } from './flow/fire.ts';
export type { Proposal } from './flow/floor.ts';
export type { Turning } from './flow/ground.ts';
export { move, pivot } from './flow/move.ts';
export { cardsFor, nthPlanned, type Planning, refusalsFor } from './flow/plan.ts';
export type { Looks } from './flow/tail.ts';
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
  type WingsOptions,
} from './options.ts';
export * from './preview.ts';
export { type WingsOfWarProblem, wingsOfWarProblems } from './problems.ts';
export { ceilingOf, isSteep } from './rules/altitude.ts';
export { crossedEdge, fieldsInReach } from './rules/area.ts';
export { isBeyondReach } from './rules/collision.ts';
export { targetsOf } from './rules/fire.ts';
export { plannableKinds } from './rules/legal-kinds.ts';
export { backed } from './rules/movement.ts';
export {
  type IllegalReason,
  illegalReasons,
  laidBefore,
  reminderOf,
} from './rules/order.ts';
export { scoreOf, seriesWinners } from './rules/victory.ts';
export { wingsOfWarScript } from './script.ts';
export * from './state.ts';
export * from './subject.ts';
export { wingsOfWarTrial } from './trial.ts';
