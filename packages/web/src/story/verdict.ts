import type { Look } from './looks.ts';

/** What the bot thought at a moment: the chance of winning with the best option, and with the one that was taken. */
export interface Judged {
  readonly look: Look;
  readonly best: number;
  readonly taken: number;
}

/** Where a fight turned: between two moments, and whose choice it was that did it. */
export interface TurningPoint {
  readonly from: number;
  readonly to: number;
  /** How many choices had been made before the one that turned it. */
  readonly step: number;
  readonly turn: number;
}

/**
 * The largest change of the chance from one moment to the next, the end of the fight included. If the bot thought
 * little of what the seat chose, that choice is named; otherwise the last one before the next moment, which is what the
 * other side, or chance, made of it.
 */
export function turningPoint(judged: readonly Judged[], end: number, choices: number): TurningPoint | null {
  let found: TurningPoint | null = null;
  for (let i = 0; i < judged.length; i++) {
    const { look, best, taken } = judged[i];
    const next = judged[i + 1];
    const to = next?.best ?? end;
    if (found !== null && Math.abs(to - best) <= Math.abs(found.to - found.from)) continue;
    const isOwn = Math.abs(taken - best) > Math.abs(to - best) / 2 && taken - best < 0 === to - best < 0;
    const last = (next?.look.step ?? choices) - 1;
    found = { from: best, to, turn: look.turn, step: isOwn ? look.step : Math.max(look.step, last) };
  }
  return found;
}
