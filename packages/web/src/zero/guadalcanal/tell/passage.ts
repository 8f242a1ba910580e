import type { Language } from '@tallyho/words';
import type { GuadalcanalLine, GuadalcanalView } from '@tallyho/zero';
import type { CraftScene, MapScene } from '../../../campaign/scene.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { lineNow } from '../model/boxes.ts';
import { shipName } from '../model/names.ts';
import { guadalcanalWords } from '../words/words.ts';
import { emptyMap, flyerIn, wayOf } from './map.ts';
import { reportedIn } from './report.ts';

/** A Mission that takes off, or comes back, as it is seen on the map. */
export interface PassageScene {
  readonly text: string;
  readonly map: MapScene;
  readonly aircraft: readonly CraftScene[];
}

/** Who sets out, or has come back. */
function flyers(line: GuadalcanalLine, isHome: boolean): CraftScene[] {
  const seat = flyerIn(line);
  return isHome
    ? (line.report?.craft[seat] ?? [])
        .filter(({ fate }) => fate !== 'destroyed')
        .map(({ aircraft }) => craftOf(aircraft))
    : line.flights[seat].flatMap(({ aircraft, count }) => Array.from({ length: count }, () => craftOf(aircraft)));
}

/** The Mission that is being flown, or the one of a report; null: nothing of it is seen on the map. */
export function passageOf(view: GuadalcanalView, report: number | null, language: Language): PassageScene | null {
  const line = report === null ? lineNow(view) : reportedIn(view)[report];
  if (line === undefined || line.kind === 'battle') return null;
  const way = wayOf(view.fixed, line, []);
  if (way === null) return null;
  const w = guadalcanalWords[language];
  const [side, place] = [w.sides[sideIds[flyerIn(line)]], w.sheet.places[line.place]];
  return {
    text:
      report !== null
        ? w.passage.home({ side, place })
        : line.ship === null
          ? w.passage.out({ side, place })
          : w.passage.guard(shipName(line.ship, language)),
    map: { ...emptyMap(view.fixed, language), arrows: [way], open: [0] },
    aircraft: flyers(line, report !== null),
  };
}
