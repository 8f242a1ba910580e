import { type Rung, rungs, type Sortie } from './sortie.ts';

/** So many wins against a bot earn its rung. */
export const WINS_A_RUNG = 3;

export interface Step {
  readonly rung: Rung;
  /** Wins against this bot, as far as they count: none is ever lost. */
  readonly wins: number;
  readonly isEarned: boolean;
}

/** The ladder from Cadet to Ace: a rung is earned by three wins against the bot of that level. */
export const ladderOf = (sorties: readonly Sortie[]): readonly Step[] =>
  rungs.map((rung) => {
    const won = sorties.filter(({ result, against }) => result === 'won' && against === rung).length;
    return { rung, wins: Math.min(won, WINS_A_RUNG), isEarned: won >= WINS_A_RUNG };
  });

/** The highest rung that was earned; null: none yet. */
export const rankOf = (sorties: readonly Sortie[]): Rung | null =>
  ladderOf(sorties).findLast(({ isEarned }) => isEarned)?.rung ?? null;

/** The rung above the highest that was earned, with the wins towards it; null: there is none. */
export function nextStep(sorties: readonly Sortie[]): Step | null {
  const ladder = ladderOf(sorties);
  return ladder[ladder.findLastIndex(({ isEarned }) => isEarned) + 1] ?? null;
}
