export * from './damage.ts';
export * from './duties.ts';
export * from './environment.ts';
export * from './opposition.ts';
export * from './training.ts';
export * from './weeks.ts';
