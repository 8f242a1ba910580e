import type { Level } from '@tallyho/bots';

/** Who sits at a seat: a person at this screen, or a bot of some strength. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

export const human: Player = { kind: 'human' };
export const bot = (level: Level): Player => ({ kind: 'bot', level });

export const isHuman = (player: Player | undefined): boolean => player?.kind === 'human';

/** The levels again, so that the start page needs no bot to name them; the types must agree. */
export const botLevels = ['cadet', 'pilot', 'veteran', 'ace'] as const satisfies readonly Level[];
