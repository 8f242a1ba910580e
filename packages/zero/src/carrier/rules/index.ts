export * from './aircraft.ts';
export * from './launches.ts';
export * from './not-flown.ts';
export * from './orders.ts';
export * from './resources.ts';
export * from './services.ts';
export * from './tracks.ts';
export { copied, countOf } from './units.ts';
export * from './veterans.ts';
