export * from './book-index.ts';
export * from './glossary.ts';
export * from './marks.ts';
export { type Corrected, nearWords } from './query.ts';
export * from './search.ts';
export { folded } from './words.ts';
