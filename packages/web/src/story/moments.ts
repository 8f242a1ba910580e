import type { Seat } from '@tallyho/kernel';
import { causeOf, type Told } from './deeds.ts';
import { isSlip, type Judged } from './verdict.ts';

/** A moment at which a fight changed: between two decisions of a seat, by something that was done. */
export interface KeyMoment {
  /** The chance of winning before it and after it. */
  readonly from: number;
  readonly to: number;
  /** The choice that did it: how many had been made before. */
  readonly deed: number;
  /** How many choices had been made when it showed. */
  readonly at: number;
  readonly turn: number;
  /** The decisions it lies between: from the first choice up to this one, which no longer belongs to it. */
  readonly first: number;
  readonly next: number;
  /** What the seat itself could have done better meanwhile; null: nothing that the bot knows of. */
  readonly slip: Judged | null;
}

/** There are so many at most, and each is worth a look: so large, and so far away from the others of all choices. */
const MOST = 5;
export const LEAST = 0.08;
const APART = 0.06;

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

/** The moments at which a fight changed most, the largest first: that one is its turning point. */
export function keyMoments(judged: readonly Judged[], end: number, told: readonly Told[], seat: Seat): KeyMoment[] {
  const moments: KeyMoment[] = [];
  for (const swing of swingsOf(judged, end, told).sort((a, b) => sizeOf(b) - sizeOf(a))) {
    if (moments.length === MOST || sizeOf(swing) < LEAST) break;
    const found = behind(swing, told, seat);
    if (found === null || moments.some(({ at }) => Math.abs(at - found.at) < APART * told.length)) continue;
    const { at, to, next } = swing;
    moments.push({
      from: at.best,
      to,
      ...found,
      turn: told[found.deed].turn,
      first: at.look.step,
      next,
      slip: to < at.best ? slipIn(judged, at.look.step, next) : null,
    });
  }
  return moments;
}

const sizeOf = ({ at, to }: Swing): number => Math.abs(to - at.best);

/** The dearest of one's own choices in that time. */
function slipIn(judged: readonly Judged[], first: number, next: number): Judged | null {
  const slips = judged.filter((each) => each.look.step >= first && each.look.step < next && isSlip(each));
  return slips.sort((a, b) => b.best - b.taken - (a.best - a.taken))[0] ?? null;
}

/**
 * The choice behind a change, and when it showed. If the bot thought little of what the seat did, that is named;
 * otherwise what cost most in between; otherwise the last thing that was done.
 */
function behind(
  { at: { look, best, taken }, to, next }: Swing,
  told: readonly Told[],
  seat: Seat,
): Pick<KeyMoment, 'deed' | 'at'> | null {
  const isOwn = Math.abs(taken - best) > Math.abs(to - best) / 2 && taken - best < 0 === to - best < 0;
  const dearest = dearestStep(told, look.step, next, (loser) => (loser === seat) === to < best);
  if (isOwn && told[look.step].deed !== null) return { deed: look.step, at: (dearest ?? look.step) + 1 };
  const cause = dearest === null ? null : causeOf(told, dearest);
  if (dearest !== null && cause !== null) return { deed: cause, at: dearest + 1 };
  const last = told.findLastIndex(({ deed }, i) => i >= look.step && i < next && deed !== null);
  return last < 0 ? null : { deed: last, at: last + 1 };
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
