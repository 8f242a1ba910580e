import type { GameResult } from '../saved/result.ts';

/** The four bots, from the weakest to the strongest: the rungs of the ladder. */
export const rungs = ['cadet', 'pilot', 'veteran', 'ace'] as const;
export type Rung = (typeof rungs)[number];

/** A line of the log book: a game that one person has finished against bots. */
export interface Sortie {
  /** The game, as the shelf has it. */
  readonly id: string;
  readonly system: string;
  /** Names of aircraft, or of the campaign. */
  readonly title: string;
  /** When it was over. */
  readonly at: number;
  readonly result: GameResult;
  /** The weakest of the bots that it was flown against. */
  readonly against: Rung;
  /** What one has flown oneself; null: a campaign, which is flown with many. */
  readonly aircraft: string | null;
  /** Enemy aircraft shot down, own ones lost, and hits taken by one's own: of a campaign, in all of its missions. */
  readonly victories: number;
  readonly losses: number;
  readonly hits: number;
  /** Whether one's side had fewer aircraft than the enemy. */
  readonly outnumbered: boolean;
  /** The enemy aircraft that were shot down, by name; null: the line is from the days when that was not written down. */
  readonly downed: readonly string[] | null;
  /** Ships that one's side has sunk. */
  readonly ships: number;
  /** The least chance of winning on the way, as the bot has judged it looking back; null: it has not. */
  readonly lowest: number | null;
}

export const isCampaign = ({ aircraft }: Pick<Sortie, 'aircraft'>): boolean => aircraft === null;
