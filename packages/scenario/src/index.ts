export * from './format.ts';
export * from './lesson.ts';
export * from './problems.ts';
export * from './read.ts';
export * from './run.ts';
export * from './tree.ts';
export * from './write.ts';
