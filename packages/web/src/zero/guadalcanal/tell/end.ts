import type { Language } from '@tallyho/words';
import type { GuadalcanalView } from '@tallyho/zero';
import { resupplyShips } from '@tallyho/zero/content';
import { addedUp } from '../../../campaign/curves.ts';
import type { CurveScene } from '../../../campaign/scene.ts';
import type { EndScene } from '../../../play/scene.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { markerMoves } from '../model/weeks.ts';
import { guadalcanalWords } from '../words/words.ts';

/** CH-29.8a — how the campaign ended, for the one who looks; null: it goes on. */
export function endOfGuadalcanal(view: GuadalcanalView, language: Language): EndScene | null {
  const { outcome, seat, fixed, ships, week } = view;
  if (outcome === null) return null;
  const w = guadalcanalWords[language];
  const { winners, because } = outcome;
  const [winner] = winners;
  const sunk = resupplyShips.map((ship, i) => fixed.sheet.ships[ship] - ships[i]);
  return {
    headline:
      winner === undefined
        ? w.land.outcome.draw
        : seat < 0
          ? w.land.outcome.sideWon(w.sides[sideIds[winner]])
          : winner === seat
            ? w.land.outcome.youWon
            : w.land.outcome.youLost,
    because:
      because === 'CHS-R16'
        ? w.outcome.undecided
        : because !== 'CH-29.8a'
          ? w.land.outcome.conceded
          : winner === 1
            ? w.outcome.repulsed
            : w.outcome.evacuated,
    rule: because,
    winners,
    lines: [w.outcome.weeks(week), w.outcome.shipsLost({ destroyers: sunk[0], freighters: sunk[1] })],
  };
}

/** The marker and the aircraft lost, week after week. */
export function curvesOf(view: GuadalcanalView, language: Language): CurveScene[] {
  const w = guadalcanalWords[language];
  const moves = markerMoves(view, view.outcome !== null);
  const weeks = Array.from({ length: view.week }, (_, i) => i + 1);
  const moments = [w.outcome.start, ...weeks.map(w.outcome.week)];
  const at = weeks.map((week) => moves.findLast((one) => one.week <= week)?.at ?? 0);
  const lost = (i: number, seat: number): number =>
    view.log
      .filter(({ week }) => week === i + 1)
      .flatMap(({ report }) => report?.craft[seat] ?? [])
      .filter(({ fate }) => fate === 'destroyed').length;
  return [
    { title: w.outcome.markerPlot, moments, series: [{ name: w.outcome.marker, values: [0, ...at] }] },
    {
      title: w.outcome.lossesPlot,
      moments,
      series: addedUp(
        sideIds.map((side) => w.sides[side]),
        weeks.length,
        lost,
      ),
    },
  ];
}
