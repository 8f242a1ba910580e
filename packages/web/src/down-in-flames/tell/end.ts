import { missionResult } from '@tallyho/down-in-flames';
import type { EndScene } from '../../play/scene.ts';
import { openly } from '../model/engine.ts';
import type { Looked } from './scene.ts';

/** How a fight ended, for the one who looks; null: it goes on. */
export function endOf({ w, view, names }: Looked): EndScene | null {
  const { outcome, seat, fixed } = view;
  if (outcome === null) return null;
  const { winners, because } = outcome;
  const words = w.shared.result;
  const known: { readonly [rule: string]: string } = w.result.because;
  const [first] = winners;
  return {
    headline:
      first === undefined
        ? words.draw
        : seat < 0
          ? words.wonBy(names.side(fixed.side[fixed.owner.indexOf(first)]))
          : winners.includes(seat)
            ? words.victory
            : words.defeat,
    because: known[because] ?? words.becauseOther,
    rule: because,
    winners,
    lines: scoreLines({ w, view, names }),
  };
}

/** The victory points of a mission, and what became of its target. */
function scoreLines({ w, view, names }: Omit<Looked, 'near'>): string[] {
  const result = missionResult(openly(view));
  if (result === null) return [];
  return [
    w.sortie.statusLine({ bombs: result.bombs, status: w.sortie.statuses[result.status] }),
    ...[result.sides.A, result.sides.B].map(({ target, aircraft, final }, side) =>
      w.sortie.scoreLine({ side: names.side(side), target, aircraft, final }),
    ),
  ];
}
