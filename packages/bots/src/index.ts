export * from './bot.ts';
export { pickByWeight } from './pick.ts';
export type { Ranked } from './search.ts';
export type { Thumbs } from './thumbs.ts';
