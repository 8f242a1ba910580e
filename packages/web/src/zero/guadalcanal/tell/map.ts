import type { Seat } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { type GuadalcanalFixed, type GuadalcanalLine, type GuadalcanalView, guadalcanalRules } from '@tallyho/zero';
import type { GuadalcanalPlace, SideName } from '@tallyho/zero/content';
import { type ArrowScene, type CraftScene, camps, type MapPoint, type MapScene } from '../../../campaign/scene.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { campOf, sideIds } from '../../campaign/model/sides.ts';
import { marks } from '../../campaign/tell/map.ts';
import { percent } from '../../campaign/words/words.ts';
import { lineNow } from '../model/boxes.ts';
import { targetSheet } from '../model/names.ts';
import { bases, lunga, nearAt, placeAt, places, slot } from '../model/places.ts';
import { guadalcanalWords } from '../words/words.ts';

/** What lies at a place of the sheet: its Target Sheet, and who attacks there. */
export interface PlaceTarget {
  readonly place: GuadalcanalPlace;
  readonly sheet: string;
  readonly attacker: SideName;
  /** The chance that it is drawn next. */
  readonly chance: number;
}

/** CH-29.42a, CH-29.43a — all places of the sheet. The deck is whole before every draw. */
export function placeTargets({ sheet, rows }: GuadalcanalFixed): PlaceTarget[] {
  return places.map((place) => {
    const drawn = sheet.targets.filter((one) => one.place === place);
    const count = rows.filter((row) => drawn.some(({ card }) => card === row)).length;
    const [first] = drawn;
    return first === undefined
      ? { place, sheet: sheet.shipSheets.destroyer, attacker: 'allied', chance: 0 }
      : { place, sheet: first.sheet, attacker: first.attacker, chance: count / rows.length };
  });
}

const JAPANESE: Seat = 0;

/** Hundredths of a degree: from nearer than this no arrow is drawn. */
const NEAR = 60;
/** No more aircraft than this are drawn along an arrow. */
const MOST = 4;

/** Who is seen on the way of a line: the attackers, and over ships those who guard them. */
export const flyerIn = ({ kind, attacker }: GuadalcanalLine): Seat => (kind === 'attack' ? attacker : JAPANESE);

/** What they are, as far as the one who looks knows it. */
function crafts({ flights: planned }: GuadalcanalView, line: GuadalcanalLine): CraftScene[] {
  const flyer = flyerIn(line);
  return [...line.flights[flyer], ...planned[flyer]]
    .flatMap(({ aircraft, count }) => Array.from({ length: count }, () => craftOf(aircraft)))
    .slice(0, MOST);
}

/** CH-29.43a — the way of the ships, down the Slot. */
const shipsWay = ({ sheet }: GuadalcanalFixed, aircraft: readonly CraftScene[]): ArrowScene => ({
  camp: camps[JAPANESE],
  from: placeAt(sheet, 'shortland-anchorage'),
  isStart: false,
  to: places.indexOf(sheet.resupply),
  aircraft,
});

/** The way of a Mission; null: it is too short to be drawn. */
export function wayOf(
  fixed: GuadalcanalFixed,
  line: GuadalcanalLine,
  aircraft: readonly CraftScene[],
): ArrowScene | null {
  const { kind, attacker, place } = line;
  if (kind !== 'attack') return shipsWay(fixed, aircraft);
  const goal = placeAt(fixed.sheet, place);
  const from = bases[sideIds[attacker]];
  if (Math.hypot(from[0] - goal[0], from[1] - goal[1]) < NEAR) return null;
  return { camp: camps[attacker], from, isStart: attacker === JAPANESE, to: places.indexOf(place), aircraft };
}

/** CH-29.42a — the places of the sheet from the Shortlands to Lunga, and who is on the way to one of them. */
export function mapOf(view: GuadalcanalView, language: Language): MapScene {
  return { ...emptyMap(view.fixed, language), ...waysOn(view) };
}

/** The Mission at hand is open; the way on which ships are still expected this week is there, too. */
function waysOn(view: GuadalcanalView): Pick<MapScene, 'arrows' | 'open'> {
  const line = lineNow(view);
  const way = line === undefined ? null : wayOf(view.fixed, line, crafts(view, line));
  const isExpected = view.outcome === null && line?.kind !== 'resupply' && guadalcanalRules.hasShips(view);
  const open = way === null ? [] : [way];
  return {
    arrows: [...open, ...(isExpected ? [shipsWay(view.fixed, [])] : [])],
    open: open.map((_, at) => at),
  };
}

/** The same before anything has begun. */
export function emptyMap(fixed: GuadalcanalFixed, language: Language): MapScene {
  const w = guadalcanalWords[language];
  const targets = placeTargets(fixed);
  return {
    label: w.map.label,
    legend: w.map.legend,
    box: slot,
    lines: [],
    towns: [],
    targets: targets.map(({ place, sheet, attacker, chance }, i) => {
      const found = targetSheet(fixed, sheet);
      return {
        number: i + 1,
        name: w.sheet.places[place],
        note: percent(chance, language),
        kind: found === undefined ? 'airfield' : marks[found.kind],
        at: placeAt(fixed.sheet, place),
        isAfloat: found?.class === 'naval',
        status: 'intact',
        by: campOf(attacker),
      };
    }),
    inset: { name: w.map.inset, box: lunga, at: places.map((place): MapPoint | null => nearAt(place)) },
    arrows: [],
    open: [],
  };
}
