export * from './flights.ts';
export * from './resupply.ts';
export * from './track.ts';
export * from './week.ts';
