export type { Duty, SuperfortressChoice, SuperfortressDecision } from './choices.ts';
export * as superfortressChoices from './choices.ts';
export type { PointsFor, SuperfortressEvent, SuperfortressTableName } from './events.ts';
export { pointsFor, superfortressTables } from './events.ts';
export { zeroSuperfortress } from './game.ts';
export type { SuperfortressOptions } from './options.ts';
export * as superfortressRules from './rules/index.ts';
export { type SuperfortressReason, superfortressReasons } from './rules/reasons.ts';
export { zeroSuperfortressScript } from './script.ts';
export type {
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  Drawn,
  Flight as SuperfortressFlight,
  FlightReport,
  OpenSuperfortress,
  Opponent,
  Superfortress,
  SuperfortressFixed,
  SuperfortressState,
  SuperfortressView,
  WeekLine,
} from './state.ts';
export { zeroSuperfortressTrial } from './trial.ts';
