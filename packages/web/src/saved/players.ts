import type { Level, Temper } from '@tallyho/bots';

/** Who sits at a seat: a person at this screen, or a bot of some strength and temper (left out: steady). */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; readonly level: Level; readonly temper?: Temper };

export const human: Player = { kind: 'human' };
export const bot = (level: Level, temper: Temper = 'steady'): Player => ({ kind: 'bot', level, temper });

export const isHuman = (player: Player | undefined): boolean => player?.kind === 'human';

/** The levels again, so that the start page needs no bot to name them; the types must agree. */
export const botLevels = ['cadet', 'pilot', 'veteran', 'ace'] as const satisfies readonly Level[];
export const botTempers = ['steady', 'aggressive', 'cautious'] as const satisfies readonly Temper[];

/** A Cadet takes anything that is not senseless, whatever his temper. */
export const hasTemper = (level: Level): boolean => level !== 'cadet';
