/** What the game is played with, and how an owner of the box brings in the real cards. */

export * from './aircraft-types.ts';
export { basePack } from './base.ts';
export * from './campaign-types.ts';
export { contentOf, mergePacks } from './catalogue.ts';
export { checkPack, readPack } from './check.ts';
export * from './mission-types.ts';
export * from './types.ts';
