export {
  allot,
  attack,
  divert,
  HOME,
  LAUNCH,
  type PearlChoice,
  type PearlDecision,
  pearlDecisions,
  recall,
  THIRD_WAVE,
} from './choices.ts';
export type { AttackCard, DefenceCard, PearlEvent } from './events.ts';
export { flightLetters } from './fixed.ts';
export { zeroPearlHarbor } from './game.ts';
export type { PearlOptions } from './options.ts';
export * as pearlRules from './rules/index.ts';
export { type PearlReason, pearlReasons } from './rules/reasons.ts';
export type { PearlScore } from './rules/score.ts';
export { zeroPearlScript } from './script.ts';
export {
  ESCORT,
  type FlightCard,
  NO_TARGET,
  type OpenPearl,
  type PearlFixed,
  type PearlState,
  type PearlView,
  type Sortie as PearlSortie,
} from './state.ts';
export { zeroPearlTrial } from './trial.ts';
