import { chanceFrom, type Json } from '@tallyho/kernel';
import type { CarrierView } from '../carrier/game.ts';
import { zeroCarriersScript } from '../carrier/script.ts';
import type { CarrierState } from '../carrier/state.ts';
import { resupplyShips } from '../content/corsairs/guadalcanal-types.ts';
import { sides } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import { zeroScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import type { GuadalcanalView } from './game.ts';
import { sortieOptions } from './mission.ts';
import { writeFlights } from './notation.ts';
import { spaceAt } from './rules/track.ts';
import { leftOf, typesOf, weatherFor } from './rules/week.ts';
import type { AnyGuadalcanalEvent, GuadalcanalLine, GuadalcanalState, OpenGuadalcanal } from './state.ts';

type Tree = { [key: string]: Json };

/** Which of the two is being played inside. */
export const isBattle = (inner: Dogfight | CarrierState): inner is CarrierState => 'tracks' in inner;
const isBattleView = (inner: DogfightView | CarrierView): inner is CarrierView => 'tracks' in inner;

/** The sheets, and all there is in the Mission that is flown or the battle that is fought. */
export const describe = (s: GuadalcanalState): Tree => ({
  ...sheetTree(s),
  ...(s.inner === null
    ? { fight: null, battle: null }
    : isBattle(s.inner)
      ? { fight: null, battle: zeroCarriersScript.describe(s.inner) }
      : { fight: { turn: s.inner.turn, ...zeroScript.describe(s.inner) }, battle: null }),
});

/** What a side sees. */
export const describeView = (view: GuadalcanalView): Tree => ({
  ...sheetTree(view),
  ...(view.inner === null
    ? { fight: null, battle: null }
    : isBattleView(view.inner)
      ? { fight: null, battle: zeroCarriersScript.describeView(view.inner) }
      : { fight: { turn: view.inner.turn, ...zeroScript.describeView(view.inner) }, battle: null }),
});

/** An event with flights as they are written. */
export function describeEvent(s: GuadalcanalState, event: AnyGuadalcanalEvent): Json {
  const { event: name } = event;
  if (event.event === 'guadalcanal-assigned')
    return plain({ ...event, flights: bySide((seat) => writeFlights(event.flights[seat])) });
  if (name.startsWith('guadalcanal-') || name.startsWith('selection-') || name.startsWith('carrier-'))
    return s.inner !== null && isBattle(s.inner) && name.startsWith('carrier-')
      ? zeroCarriersScript.describeEvent(s.inner, event as never)
      : plain(event);
  if (s.inner !== null && isBattle(s.inner)) return zeroCarriersScript.describeEvent(s.inner, event as never);
  return zeroScript.describeEvent(missionNames(s), event as Happening);
}
const plain = (event: object): Json => ({ ...event }) as unknown as Json;

/** The Mission whose aircraft and cards an event speaks of: the one that is flown, or that has just ended. */
function missionNames({ inner, fixed, log, events }: GuadalcanalState): Dogfight {
  if (inner !== null && !isBattle(inner)) return inner;
  const line = log.findLast(({ kind, flights, attacker }) => kind !== 'battle' && flights[attacker].length > 0);
  if (line === undefined) throw new Error('no Mission has been flown');
  return zero.setup(sortieOptions(fixed, line, events), chanceFrom(''));
}

const bySide = (value: (seat: number) => Json): Tree =>
  Object.fromEntries(sides.map((side, seat) => [side, value(seat)]));

const lineTree = (line: GuadalcanalLine): Tree => ({
  week: line.week,
  kind: line.kind,
  attacker: sides[line.attacker],
  card: line.card,
  target: line.target,
  place: line.place,
  ship: line.ship,
  battle: line.battle,
  flights: bySide((seat) => writeFlights(line.flights[seat])),
  pilots: bySide((seat) => line.pilots[seat].slice()),
  green: bySide((seat) => line.green[seat].slice()),
  moved: line.moved,
  ...(line.report === null
    ? {}
    : {
        flown: line.report.flown,
        damage: line.report.damage,
        level: line.report.level,
        vps: line.report.vps,
        winner: line.report.winner,
        craft: bySide((seat) => (line.report?.craft[seat] ?? []).map((one) => ({ ...one }))),
      }),
});

/** CH-29.3a — the log sheets, with names for numbers. */
function sheetTree(s: OpenGuadalcanal): Tree {
  const { sheet } = s.fixed;
  return {
    week: s.week,
    weather: s.weather === null ? null : weatherFor(sheet, s.weather).weather,
    limits: bySide((seat) => s.limits[seat]),
    left: bySide((seat) => leftOf(s, seat)),
    marker: s.marker,
    space: spaceAt(sheet, s.marker).name,
    events: s.events.slice(),
    boxes: bySide((seat) =>
      Object.fromEntries(typesOf(sheet, seat).map(({ aircraft }, type) => [aircraft, s.boxes[seat][type]])),
    ),
    groups: s.groups,
    ships: Object.fromEntries(resupplyShips.map((ship, i) => [ship, s.ships[i]])),
    flights: bySide((seat) => writeFlights(s.flights[seat])),
    log: s.log.map(lineTree),
  };
}
