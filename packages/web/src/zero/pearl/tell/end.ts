import { type PearlView, pearlRules } from '@tallyho/zero';
import type { EndScene } from '../../../play/scene.ts';
import type { PearlWords } from '../words/words.ts';

/** How the raid ended. */
export function endOfRaid(view: PearlView, w: PearlWords): EndScene | null {
  const { outcome } = view;
  if (outcome === null) return null;
  const score = pearlRules.scoreOf(view);
  const [first, third] = pearlRules.stepsLost(view);
  const { targets } = view.fixed.sheet;
  const sunk = targets.filter((target, at) => target.class === 'battleship' && pearlRules.isFinished(view, at)).length;
  return {
    headline: w.pearl.results[score.result],
    because: w.outcome.because(score.net),
    rule: outcome.because,
    winners: outcome.winners.slice(),
    lines: [
      w.outcome.sunk(sunk),
      w.outcome.targets(score.targets),
      w.outcome.steps(first + third, score.steps),
      ...(score.carriers === 0 ? [] : [w.outcome.carriers(score.carriers)]),
    ],
  };
}

/** Which wave it is, and what is done. */
export function momentOf(view: PearlView, kind: string, w: PearlWords): string {
  if (view.outcome !== null) return w.desk.over;
  if (view.wave === 0) return w.desk.before;
  const doing =
    kind === 'third-wave'
      ? w.desk.deciding
      : kind === 'attack'
        ? w.desk.attacking
        : kind === ''
          ? ''
          : w.desk.allotting;
  return [w.desk.waves[view.wave], doing].filter((part) => part !== '').join(w.desk.between);
}

/** Z-CGAP-131 — whether the dive bombers are still to go first. */
export const isDiveFirst = (view: PearlView): boolean =>
  view.flares &&
  pearlRules
    .sortiesNow(view)
    .some(({ wave, kind, resolved }) => wave === 1 && !resolved && view.fixed.sheet.flights[kind].kind === 'dive');

/** The whole table in sentences. */
export const wordsOfRaid = (view: PearlView, w: PearlWords, targetWords: (target: number) => string): string[] => [
  w.desk.alertIs(view.alert),
  w.desk.net(pearlRules.scoreOf(view).net),
  ...view.fixed.sheet.targets.flatMap((target, at) => (target.thirdWave && view.wave < 3 ? [] : [targetWords(at)])),
];
