export {
  type Flight as AssignedFlight,
  flyType,
  type GuadalcanalChoice,
  guadalcanalDecisions,
  type Resupply,
  sendShips,
} from './choices.ts';
export type { GuadalcanalEvent, Tally } from './events.ts';
export { type GuadalcanalView, zeroGuadalcanal } from './game.ts';
export { battleOptions, sortieOptions } from './mission.ts';
export { readFlights, writeFlights } from './notation.ts';
export type { GuadalcanalOptions } from './options.ts';
export type { FlightReason } from './rules/flights.ts';
export * as guadalcanalRules from './rules/index.ts';
export type { ResupplyReason } from './rules/resupply.ts';
export { zeroGuadalcanalScript } from './script.ts';
export type {
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalFixed,
  GuadalcanalLine,
  GuadalcanalState,
  OpenGuadalcanal,
  Report as GuadalcanalReport,
} from './state.ts';
export { guadalcanalLines, linesShown, zeroGuadalcanalTrial } from './trial.ts';
