export * from './choices.ts';
export { type BonusScored, type CarrierEvent, type TickCause, tickCauses } from './events.ts';
export { type CarrierView, zeroCarriers } from './game.ts';
export { candidatesOf as launchCandidates, launchElements, launchOptions } from './mission.ts';
export { writeListed } from './notation.ts';
export type { CarrierOptions } from './options.ts';
export type { LandStrike, StrikePlan } from './rules/aircraft.ts';
export * as carrierRules from './rules/index.ts';
export type { LaunchReason } from './rules/launch-reasons.ts';
export type { NotFlown } from './rules/not-flown.ts';
export type { OrderReason } from './rules/orders.ts';
export type { CarrierResourceReason } from './rules/resources.ts';
export type { Placing } from './rules/veterans.ts';
export { zeroCarriersScript } from './script.ts';
export {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  type CarrierCraft,
  type CarrierFixed,
  type CarrierState,
  type CarrierTurn,
  type Launch,
  type LaunchKind,
  type LaunchReport,
  type LaunchState,
  launchKinds,
  launchStates,
  type OpenCarriers,
  type TurnReport,
} from './state.ts';
export { corsairsCarriersTrial, zeroCarriersTrial } from './trial.ts';
