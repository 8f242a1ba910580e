export * from './lead.ts';
export * from './near.ts';
export * from './parse.ts';
export * from './rulebook.ts';
