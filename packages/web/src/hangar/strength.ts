import type { Craft } from './craft.ts';

/** What bots of the level Pilot have made of an aircraft, in duels with all others. */
export interface Strength {
  /** Elo points about an average of 0. */
  readonly elo: number;
  readonly games: number;
  /** The day of the measurement: '2026-11-15'. */
  readonly date: string;
}

/** A measurement as `tallyho balance` keeps it. */
export interface Measurement {
  readonly date: string;
  readonly checked: { readonly games: number; readonly elo: { readonly [id: string]: number } };
}

/** The strength of a fighter of ours; of somebody's own nothing has been measured. */
export function strengthIn({ date, checked }: Measurement, { kind, id, pack }: Craft): Strength | null {
  const elo = kind === 'fighters' && pack === null ? checked.elo[id] : undefined;
  return elo === undefined ? null : { elo, games: checked.games, date };
}

/** The measurements of the games that have one, fetched when a page shows them. */
export async function measurementOf(system: Craft['system']): Promise<Measurement | null> {
  switch (system) {
    case 'down-in-flames':
      return (await import('../../../../docs/bots/strengths-down-in-flames.json')).default;
    case 'zero':
      return (await import('../../../../docs/bots/strengths-zero.json')).default;
    default:
      return null;
  }
}

/** What so many Elo points win of duels against the average. */
export const winsOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
