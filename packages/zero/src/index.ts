export * from './campaign/index.ts';
export * from './carrier/index.ts';
export * from './choices.ts';
export * from './content/index.ts';
export type { Happening, Use } from './events.ts';
export type { Fixed } from './fixed.ts';
export type { Exchange } from './flow/exchange.ts';
export { type ZeroGame, zero } from './game.ts';
export * from './guadalcanal/index.ts';
export type { Hand } from './hand.ts';
export { type DecisionKind, decisionKinds } from './kinds.ts';
export { depths } from './mission/arms.ts';
export { MOST_WITH_KAMIKAZES } from './mission/check.ts';
export type { SortieFixed } from './mission/fixed.ts';
export { MODES, rowOf, type TargetTables } from './mission/fixed-target.ts';
export { ABOARD, FOUND, GONE, IN_VAIN, NO_TARGET, RELEASED, SEARCH_DRAWS, type Search } from './mission/kamikaze.ts';
export type { SortieView } from './mission/observe.ts';
export * from './mission/orders.ts';
export {
  angles,
  BOMB,
  type Bomber,
  type BomberNo,
  EGRESS,
  HELD_OFF,
  HOME_BOUND,
  INGRESS,
  NO_BOMBER,
  type OpenSortie,
  OVER,
  OVER_TARGET,
  type PhaseName,
  phases,
  SEARCH,
  sortieOf,
  TARGET_BOUND,
  TOGETHER,
  UNLOADED,
  UNPHASED,
  whereabouts,
} from './mission/state.ts';
export { bomberLoads, elementLoads, type Stores, storesOf } from './mission/stores.ts';
export { zeroCorsairsTrial, zeroKamikazeTrial, zeroMissionTrial } from './mission/trial.ts';
export { cardName, planeName } from './names.ts';
export type { DogfightView, ElementView } from './observe.ts';
export * from './options.ts';
export * from './pearl/index.ts';
export { type ZeroProblem, zeroProblems } from './problems.ts';
export * as rules from './rules/index.ts';
export { type Reason, reasons } from './rules/reasons.ts';
export { zeroScript } from './script.ts';
export * as selection from './selection/index.ts';
export { MOST_ELEMENTS } from './set-up.ts';
export * from './state.ts';
export * from './superfortress/index.ts';
export { zeroTrial } from './trial.ts';
