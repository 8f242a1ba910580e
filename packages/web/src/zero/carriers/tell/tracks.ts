import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import { type CarrierFixed, type CarrierView, carrierRules, type TrackLine } from '@tallyho/zero';
import { campOf, sideIds } from '../../campaign/model/sides.ts';
import { trackName } from '../model/names.ts';
import type { TrackScene, VpScene } from '../scene.ts';
import { type CarrierWords, carrierWords } from '../words/words.ts';

interface Ticked {
  readonly fixed: CarrierFixed;
  readonly tracks: readonly number[];
}

/** Z-25.84a — what a line of a track takes away, and what it calls the target. */
export function effectOf({ strike, cap, state }: TrackLine, w: CarrierWords): string {
  return [
    ...(state === null ? [] : [w.carriers.states[state]]),
    ...(strike === 0 ? [] : [strike === 'all' ? w.tracks.noStrike : w.tracks.strike(strike)]),
    ...(cap === 0 ? [] : [cap === 'all' ? w.tracks.noCap : w.tracks.cap(cap)]),
  ].join(', ');
}

/** Z-25.82a, Z-25.84a — the Damage Tracks of the sheet: boxes, thresholds, and what is in force; one's own first. */
export function tracksOf({ fixed, tracks }: Ticked, seat: number, language: Language): TrackScene[] {
  const w = carrierWords[language];
  const own = sideIds[seat === 0 ? 0 : 1];
  return fixed.campaign.tracks
    .map((track, at): TrackScene => {
      const { id, owner, lines } = track;
      const boxes = lines[lines.length - 1].from;
      const line = carrierRules.lineAt(track, tracks[at]);
      const next = lines.find(({ from }) => from > tracks[at]);
      const name = trackName(id, language);
      return {
        key: id,
        name,
        camp: campOf(owner),
        isOwn: owner === own,
        ticked: Math.min(boxes, tracks[at]),
        boxes,
        thresholds: lines.slice(1).map(({ from }) => from),
        effect: effectOf(line, w),
        words: [
          w.tracks.inWords({ name, ticked: tracks[at], boxes, effect: effectOf(line, w), vps: line.vps }),
          ...(next === undefined ? [] : [w.tracks.next({ from: next.from, effect: effectOf(next, w), vps: next.vps })]),
        ].join(' '),
      };
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/** Z-25.83a, Z-25.9b — the VPs as the tracks stand, and how it would end now. */
export function vpsOf(open: Pick<CarrierView, 'fixed' | 'tracks' | 'log' | 'outcome'>, language: Language): VpScene {
  const w = carrierWords[language];
  const [winner] = carrierRules.winnersOf(open);
  return {
    sides: sideIds.map((side) => w.land.desk.columns[side]),
    totals: sideIds.map((_, seat) => minus(carrierRules.totalOf(open, seat))),
    ended:
      open.outcome !== null ? '' : winner === undefined ? w.desk.wouldDraw : w.desk.wouldWin(w.sides[sideIds[winner]]),
    bonuses: carrierRules
      .bonusesOf(open)
      .map(({ name, side, vps }) =>
        w.desk.bonus({ name: w.carriers.bonuses[name], side: w.land.desk.columns[sideIds[side]], vps }),
      ),
  };
}
