export * from './allotment.ts';
export * from './attack.ts';
export * from './flights.ts';
export * from './reasons.ts';
export * from './score.ts';
