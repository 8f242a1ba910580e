import type { Trial } from '@tallyho/kernel';
import { EVERY_STEP, type Finding, tryGame } from './trial.ts';

/** Looks for a shorter and plainer game that fails the same check, trying at most so many games. */
export function shrink(trial: Trial, found: Finding, tries = 400): Finding {
  let best = rerun(trial, found, found.picks) ?? found;
  let left = tries;
  const attempt = (picks: readonly number[]): boolean => {
    if (left-- <= 0) return false;
    const again = rerun(trial, found, picks);
    if (again === null || !isPlainer(again.picks, best.picks)) return false;
    best = again;
    return true;
  };
  for (let size = Math.ceil(best.picks.length / 2); size >= 1 && left > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.picks.length && left > 0; ) {
      const { picks } = best;
      if (!attempt([...picks.slice(0, at), ...picks.slice(at + size)])) at += size;
    }
  }
  for (let at = 0; at < best.picks.length && left > 0; at++) {
    const { picks } = best;
    if (picks[at] > 0) attempt(picks.map((pick, i) => (i === at ? 0 : pick)));
  }
  return best;
}

function rerun(trial: Trial, found: Finding, picks: readonly number[]): Finding | null {
  const { finding } = tryGame(trial, found.seed, EVERY_STEP, picks);
  return finding !== null && finding.check === found.check ? finding : null;
}

const sum = (picks: readonly number[]): number => picks.reduce((a, b) => a + b, 0);
const isPlainer = (a: readonly number[], b: readonly number[]): boolean =>
  a.length < b.length || (a.length === b.length && sum(a) < sum(b));
