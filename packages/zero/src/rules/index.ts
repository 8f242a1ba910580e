/** The rules as questions, for whoever thinks about the game: bots, screens, tests. */
export * from './altitude.ts';
export * from './attacks.ts';
export * from './balance.ts';
export * from './break-off.ts';
export * from './bursts.ts';
export * from './cards.ts';
export * from './damage.ts';
export * from './engagement.ts';
export * from './gunners.ts';
export * from './order.ts';
export * from './pilots.ts';
export * from './position.ts';
export * from './ratings.ts';
export * from './reasons.ts';
export * from './victory.ts';
export * from './why-not.ts';
export * from './wingmen.ts';
