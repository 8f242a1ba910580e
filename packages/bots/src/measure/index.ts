export * from './balance.ts';
export * from './balance-chart.ts';
export * from './ladder.ts';
export * from './ladder-chart.ts';
export * from './pool.ts';
export * from './sheets.ts';
export { elo, fitLine, type Line, type Share, strengths, wilson } from './statistics.ts';
export type { GameResult, GameTask } from './task.ts';
