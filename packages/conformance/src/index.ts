export type { CardCounts } from './checks.ts';
export * from './cited.ts';
export * from './exhaust.ts';
export * from './playthrough.ts';
export * from './report.ts';
export * from './scripted.ts';
export * from './shrink.ts';
export * from './trial.ts';
