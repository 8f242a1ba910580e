/* CH-19.24, CH-19.34, CH-19.41 — pilots and crews are selected by cards before a Mission or Strike of CORSAIRS AND HELLCATS. */
export * from './choices.ts';
export { type Crewed, candidatesAmong, withPeople } from './crewed.ts';
export * from './events.ts';
export * from './flow/selection.ts';
export * from './notation.ts';
export * from './rules.ts';
export * from './sheet.ts';
export * from './tries.ts';
export * from './types.ts';
