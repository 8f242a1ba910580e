export { mix } from '../../../art/mix.ts';

/** The colours of the drawings. */
export const INK = '#1f2b38';
export const CREAM = '#f8efd6';
export const BRASS = '#c8963e';
