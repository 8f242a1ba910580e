import type { Language } from '@tallyho/words';
import { type CarrierView, carrierRules } from '@tallyho/zero';
import { addedUp } from '../../../campaign/curves.ts';
import type { CurveScene } from '../../../campaign/scene.ts';
import { deskWords } from '../../../campaign/words/words.ts';
import type { EndScene } from '../../../play/scene.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { carrierWords } from '../words/words.ts';
import { vpsOf } from './tracks.ts';

/** Z-25.9b — how a campaign ended, for the one who looks; null: it goes on. */
export function endOfCarriers(view: CarrierView, language: Language): EndScene | null {
  const { outcome, seat } = view;
  if (outcome === null) return null;
  const w = carrierWords[language];
  const { winners, because } = outcome;
  const [winner] = winners;
  const isConceded = because !== 'Z-25.9b';
  const sunk = sideIds.findIndex((_, side) => carrierRules.isOutOfAction(view, side));
  return {
    headline:
      winner === undefined
        ? w.land.outcome.draw
        : seat < 0
          ? w.land.outcome.sideWon(w.sides[sideIds[winner]])
          : winner === seat
            ? w.land.outcome.youWon
            : w.land.outcome.youLost,
    because: isConceded
      ? w.land.outcome.conceded
      : sunk >= 0
        ? w.outcome.sunk(w.sides[sideIds[sunk]])
        : w.outcome.because,
    rule: because,
    winners,
    lines: [
      w.outcome.summary({ japanese: carrierRules.totalOf(view, 0), allied: carrierRules.totalOf(view, 1) }),
      ...vpsOf(view, language).bonuses,
    ],
  };
}

/** Victory points and aircraft lost, turn after turn. */
export function curvesOf({ log }: CarrierView, language: Language): CurveScene[] {
  const w = carrierWords[language];
  const over = log.filter(({ report }) => report !== null);
  const moments = [deskWords[language].report.start, ...over.map((_, i) => w.outcome.turn(i + 1))];
  const names = sideIds.map((side) => w.sides[side]);
  const gained = (turn: number, seat: number): number =>
    (over[turn].report?.vps[seat] ?? 0) - (over[turn - 1]?.report?.vps[seat] ?? 0);
  const lost = (turn: number, seat: number): number =>
    over[turn].launches.reduce(
      (sum, { report }) => sum + (report?.flown[seat] ?? []).filter(({ fate }) => fate === 'destroyed').length,
      0,
    );
  return [
    { title: w.land.outcome.pointsPlot, moments, series: addedUp(names, over.length, gained) },
    { title: w.outcome.lossesPlot, moments, series: addedUp(names, over.length, lost) },
  ];
}
