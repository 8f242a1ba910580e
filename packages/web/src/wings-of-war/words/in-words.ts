import { fates, fieldsInReach, type Plane, type WingsView } from '@tallyho/wings-of-war';
import { type Bearing, bearingsOf, compassOf, edgeAhead } from '../model/bearings.ts';
import type { Names } from '../model/names.ts';
import { cardName } from './speak.ts';
import { lastCardWords, levelWords, statusOf } from './status.ts';
import type { WingsWords } from './words.ts';

/** The whole table as sentences: what the map shows, for those who do not see it. */
export function tableInWords(w: WingsWords, view: WingsView, names: Names, who: (plane: Plane) => string): string[] {
  const { fixed } = view;
  const cm = (micrometres: number): string => w.terms.centimetres(micrometres / 1000);
  const area = ({ x, y, width, length }: (typeof fixed.fields)[number]) => ({
    x: cm(x),
    y: cm(y),
    width: cm(width),
    length: cm(length),
  });
  return [
    w.table.wordsTable({ width: cm(fixed.width), length: cm(fixed.length) }),
    ...fieldsInReach(view).map((field) => w.table.wordsField(area(field))),
    ...fixed.zones.filter(({ width }) => width > 0).map((zone) => w.table.wordsZone(area(zone))),
    ...view.planes.flatMap((_, plane) => taskInWords(w, view, names, plane)),
    ...view.planes.map((_, plane) => planeInWords(w, view, names, who, plane)),
  ];
}

/** What the scenario asks of an aircraft, as long as it can still do it. */
function taskInWords(w: WingsWords, { fixed, planes }: WingsView, names: Names, plane: Plane): readonly string[] {
  const { objective } = fixed.planes[plane];
  const { fate, achieved } = planes[plane];
  if (objective < 0 || fate !== 0 || achieved) return [];
  const { task, edge, points } = fixed.options.objectives[objective];
  const words = `${w.table.task[task](w.terms.edges[edge])} ${w.table.taskPoints(points)}`;
  return [w.table.wordsTask({ plane: names.plane(plane), task: words })];
}

/** Where an aircraft is, how it fares, and how the others lie to it. */
function planeInWords(
  w: WingsWords,
  view: WingsView,
  names: Names,
  who: (plane: Plane) => string,
  plane: Plane,
): string {
  const a = view.planes[plane];
  const name = names.plane(plane);
  if (a.fate !== 0) return w.table.wordsGone({ plane: name, fate: w.terms.gone[fates[a.fate]] });
  const cm = (micrometres: number): string => w.terms.centimetres(micrometres / 1000);
  const place = w.table.wordsPlane({
    plane: name,
    side: names.badge(plane).charAt(0),
    who: who(plane),
    x: cm(a.x),
    y: cm(a.y),
    heading: w.terms.compass[compassOf(a)],
    edge: w.terms.centimetres(edgeAhead(view, a)),
  });
  const damage = a.own
    ? w.table.damageOf({ damage: w.terms.half(a.damage), most: w.terms.half(view.fixed.planes[plane].endurance) })
    : w.table.cardsDrawn(a.hits.length);
  const status = [damage, levelWords(w, view, plane), ...statusOf(w, view, names, plane), lastCardWords(w, view, plane)]
    .filter((part) => part !== '')
    .join(', ');
  const isOwn = view.fixed.planes[plane].owner === view.seat;
  const bearings = isOwn || view.seat < 0 ? bearingsOf(view, plane).map((each) => bearingWords(w, names, each)) : [];
  const laid = a.own ? a.plan.filter((card) => card >= 0) : [];
  const plan =
    laid.length === 0
      ? []
      : [w.table.wordsPlan({ plane: name, cards: laid.map((card) => cardName(w, card)).join(', ') })];
  return [place, `${status}.`, ...plan, ...bearings].join(' ');
}

function bearingWords(w: WingsWords, names: Names, bearing: Bearing): string {
  return w.table.wordsBearing({
    other: names.plane(bearing.other),
    clock: bearing.clock,
    distance: w.terms.centimetres(bearing.distance),
    rulers: rulersOf(w, bearing.distance),
    aspect: w.terms.aspects[bearing.aspect],
    above: bearing.above,
  });
}

/** A distance between stands in lengths of the ruler; what counts for fire is measured by the game. */
function rulersOf({ table }: WingsWords, mm: number): string {
  if (mm < 50) return table.rulers.touching;
  if (mm <= 100) return table.rulers.short;
  return mm <= 200 ? table.rulers.long : table.rulers.far(Math.round(mm / 20) / 10);
}
