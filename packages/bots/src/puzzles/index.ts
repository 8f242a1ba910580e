export { type Verdict, verdictOf } from './chances.ts';
export { puzzleCounts } from './counts.ts';
export * from './order.ts';
export * from './puzzle.ts';
