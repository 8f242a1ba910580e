import {
  type Game,
  type GameRecord,
  type Match,
  ok,
  type Result,
  replay,
  type Seat,
  type TableState,
} from '@tallyho/kernel';
import { type Told, tellChoices } from './deeds.ts';
import { type Look, looksOf } from './looks.ts';
import type { Tale } from './tale.ts';

/** A fight that has been played again: its end, what was done, and what a seat had to decide. */
export interface FlownFight {
  readonly whole: Match;
  readonly told: readonly Told[];
  readonly looks: readonly Look[];
  /** How it came out for the seat: 1 won, 0 lost, ½ neither. */
  readonly end: number;
}

export function flownFight(
  game: Game,
  tale: Tale<TableState, object>,
  record: GameRecord,
  seat: Seat,
): Result<FlownFight> {
  const whole = replay(game, record);
  if (!whole.ok) return whole;
  return ok({
    whole: whole.value,
    told: tellChoices(game, tale, record),
    looks: looksOf(game, record, seat),
    end: chanceAtTheEnd(whole.value, seat),
  });
}

function chanceAtTheEnd({ state: { outcome } }: Match, seat: Seat): number {
  if (outcome === null || outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(seat) ? 1 : 0;
}
