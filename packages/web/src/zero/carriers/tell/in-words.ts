import type { Language } from '@tallyho/words';
import type { CarrierView } from '@tallyho/zero';
import { sideIds } from '../../campaign/model/sides.ts';
import type { ChartScene, PastScene, TrackScene, VpScene } from '../scene.ts';
import { carrierWords } from '../words/words.ts';

interface Parts {
  readonly chart: ChartScene;
  readonly tracks: readonly TrackScene[];
  readonly vps: VpScene;
  readonly past: readonly PastScene[];
}

/** The whole desk as sentences: how it stands, where the Fleets are, the tracks, and what both sides did. */
export function wordsOfDesk(view: CarrierView, { chart, tracks, vps, past }: Parts, language: Language): string[] {
  const w = carrierWords[language];
  return [
    `${sideIds.map((_, seat) => `${vps.sides[seat]} ${vps.totals[seat]}`).join(', ')}. ${vps.ended}`.trim(),
    ...vps.bonuses,
    ...chart.fleets.map(({ name, note, isHidden, range, hurt }) =>
      w.chart.fleetWords({
        name,
        note,
        isHidden,
        range: range === null ? '' : chart.ranges[range],
        hurt: w.chart.hurt[hurt],
      }),
    ),
    ...tracks.map(({ words }) => words),
    ...past.map(({ turn, orders, resources, strikes }) =>
      w.desk.turnWords({
        turn,
        japanese: [orders[0], resources[0]].filter((text) => text !== '').join(w.land.desk.between),
        allied: [orders[1], resources[1]].filter((text) => text !== '').join(w.land.desk.between),
        strikes: strikes.map(w.desk.strikeWords).join(' '),
      }),
    ),
    ...(view.log.length === 0 ? [w.desk.firstTurn] : []),
  ];
}
