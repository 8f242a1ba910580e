import type { Language } from '@tallyho/words';
import { type GuadalcanalView, guadalcanalRules } from '@tallyho/zero';
import { resupplyShips } from '@tallyho/zero/content';
import { camps } from '../../../campaign/scene.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { type Boxes, boxesOf, stillOf } from '../model/boxes.ts';
import { type BoxState, boxStates, type RosterScene, type ShipScene } from '../scene.ts';
import { guadalcanalWords } from '../words/words.ts';

const each = (boxes: Boxes): BoxState[] =>
  boxStates.flatMap((state) => Array.from({ length: boxes[state] }, () => state));

/** CH-29.54a — the log sheets of both sides, one's own first. */
export function rostersOf(view: GuadalcanalView, language: Language): RosterScene[] {
  const w = guadalcanalWords[language];
  const seats = view.seat === 1 ? [1, 0] : [0, 1];
  return seats.map((seat) => ({
    camp: camps[seat],
    title: w.sides[sideIds[seat]],
    rows: guadalcanalRules.typesOf(view.fixed.sheet, seat).map((type) => {
      const craft = craftOf(type.aircraft);
      const boxes = boxesOf(view, seat, type);
      const still = view.outcome === null ? stillOf(view, seat, type) : 0;
      return {
        craft,
        weekly: type.weekly,
        boxes: each(boxes),
        still,
        words: w.roster.row({ name: craft.name, ...boxes, still: w.roster.still(still) }),
      };
    }),
  }));
}

/** CH-29.43b, CH-29.43c — the ships of the Tokyo Express. */
export function shipsOf({ fixed, ships }: Pick<GuadalcanalView, 'fixed' | 'ships'>, language: Language): ShipScene[] {
  const w = guadalcanalWords[language];
  return resupplyShips.map((ship, i) => {
    const all = fixed.sheet.ships[ship];
    const name = w.sheet.ships[ship];
    return { key: ship, name, all, left: ships[i], words: w.desk.shipsWords({ ship: name, left: ships[i], all }) };
  });
}
