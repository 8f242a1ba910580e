export * from './near.ts';
export * from './parse.ts';
export * from './rulebook.ts';
