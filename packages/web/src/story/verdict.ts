import type { Seat } from '@tallyho/kernel';
import { causeOf, type Told } from './deeds.ts';
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
  /** The choices between the two moments: from the first one up to this one, which no longer belongs to them. */
  readonly first: number;
  readonly next: number;
}

/** A change of the chance between two moments, in which somebody did something. */
interface Swing {
  readonly at: Judged;
  readonly to: number;
  readonly next: number;
}

/**
 * The changes of the chance from one moment to the next, the end of the fight included. A time in which nobody did
 * anything belongs to what was done before it.
 */
function swingsOf(judged: readonly Judged[], end: number, told: readonly Told[]): Swing[] {
  const swings: Swing[] = [];
  judged.forEach((at, i) => {
    const following = judged[i + 1];
    const next = following?.look.step ?? told.length;
    const swing = { at, to: following?.best ?? end, next };
    const isEventful = told
      .slice(at.look.step, next)
      .some(({ deed, lost }) => deed !== null || lost.some((n) => n > 0));
    const before = swings.at(-1);
    if (isEventful) swings.push(swing);
    else if (before !== undefined) swings[swings.length - 1] = { ...swing, at: before.at };
  });
  return swings;
}

/**
 * The largest change of the chance, and the choice behind it. If the bot thought little of what the seat did, that is
 * named; otherwise what cost most in between; otherwise the last thing that was done.
 */
export function turningPoint(
  judged: readonly Judged[],
  end: number,
  told: readonly Told[],
  seat: Seat,
): TurningPoint | null {
  const bySize = swingsOf(judged, end, told).sort((a, b) => sizeOf(b) - sizeOf(a));
  for (const swing of bySize) {
    const step = behind(swing, told, seat);
    if (step === null) continue;
    const { at, to, next } = swing;
    return { from: at.best, to, step, turn: told[step].turn, first: at.look.step, next };
  }
  return null;
}

const sizeOf = ({ at, to }: Swing): number => Math.abs(to - at.best);

function behind({ at: { look, best, taken }, to, next }: Swing, told: readonly Told[], seat: Seat): number | null {
  const isOwn = Math.abs(taken - best) > Math.abs(to - best) / 2 && taken - best < 0 === to - best < 0;
  if (isOwn && told[look.step].deed !== null) return look.step;
  const dearest = dearestStep(told, look.step, next, (loser) => (loser === seat) === to < best);
  const cause = dearest === null ? null : causeOf(told, dearest);
  if (cause !== null) return cause;
  const last = told.findLastIndex(({ deed }, i) => i >= look.step && i < next && deed !== null);
  return last < 0 ? null : last;
}

/** The step at which most was lost, by those whom it concerns; null: nobody lost anything. */
function dearestStep(
  told: readonly Told[],
  first: number,
  next: number,
  concerns: (loser: Seat) => boolean,
): number | null {
  let [found, most]: [number | null, number] = [null, 0];
  for (let step = first; step < next; step++) {
    const lost = told[step].lost.reduce((sum, n, loser) => sum + (concerns(loser) ? n : 0), 0);
    if (lost > most) [found, most] = [step, lost];
  }
  return found;
}
