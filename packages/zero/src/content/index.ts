/** What the game is played with, and how an owner of the box brings in the real cards. */
export { basePack } from './base.ts';
export { contentOf, mergePacks } from './catalogue.ts';
export { checkPack, readPack } from './check.ts';
export * from './types.ts';
