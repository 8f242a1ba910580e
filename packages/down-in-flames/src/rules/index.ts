/** The rules as questions, for whoever thinks about the game: bots, screens, tests. */
export * from '../fixed.ts';
export * from './altitude.ts';
export * from './bursts.ts';
export * from './cards.ts';
export * from './damage.ts';
export * from './maneuvers.ts';
export * from './order.ts';
export * from './points.ts';
export * from './positions.ts';
export * from './prospects.ts';
export * from './ratings.ts';
export * from './reasons.ts';
export * from './selection.ts';
export * from './speed.ts';
export * from './targets.ts';
export * from './wingmen.ts';
