export * from './arrows.ts';
export * from './control.ts';
export * from './options.ts';
export * from './victory.ts';
