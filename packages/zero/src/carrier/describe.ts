import { chanceFrom, type Json } from '@tallyho/kernel';
import { sides } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import { zeroScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import type { CarrierView } from './game.ts';
import { launchOptions } from './mission.ts';
import { writeListed } from './notation.ts';
import { openCarrierResources } from './rules/resources.ts';
import { bonusesOf, lineAt, totalOf } from './rules/tracks.ts';
import type { AnyCarrierEvent, CarrierState, CarrierTurn, Launch, OpenCarriers } from './state.ts';

type Tree = { [key: string]: Json };

/** The sheets, and all there is in the Strike that is flown. */
export const describe = (s: CarrierState): Tree => ({
  ...sheetTree(s),
  fight: s.inner && { turn: s.inner.turn, ...zeroScript.describe(s.inner) },
});

/** What a side sees. */
export const describeView = (view: CarrierView): Tree => ({
  ...sheetTree(view),
  fight: view.inner && { turn: view.inner.turn, ...zeroScript.describeView(view.inner) },
});

const isOwn = (event: AnyCarrierEvent): event is Exclude<AnyCarrierEvent, Happening> =>
  event.event.startsWith('carrier-') || event.event.startsWith('selection-');

/** An event with lists of aircraft as the sheets write them. */
export const describeEvent = (s: CarrierState, event: AnyCarrierEvent): Json => {
  if (!isOwn(event)) return zeroScript.describeEvent(strikeNames(s), event);
  if (event.event === 'carrier-launch')
    return plain({ ...event, aircraft: bySide((seat) => writeListed(event.aircraft[seat])) });
  if (event.event === 'carrier-cap-drawn') return plain({ ...event, aircraft: writeListed(event.aircraft) });
  return plain(event);
};
const plain = (event: object): Json => ({ ...event }) as unknown as Json;

/** The Strike whose aircraft and cards an event speaks of: the one that is flown, or that has just ended. */
function strikeNames({ inner, fixed, log }: CarrierState): Dogfight {
  const line = log[log.length - 1];
  const last = line.launches.findLast(({ state }) => state === 'flown') ?? line.launches[0];
  return inner ?? zero.setup(launchOptions(fixed, line, last), chanceFrom(''));
}

const bySide = (value: (seat: number) => Json): Tree =>
  Object.fromEntries(sides.map((side, seat) => [side, value(seat)]));

const launchTree = ({ kind, side, target, state, turns, aircraft, pilots, people, report }: Launch): Tree => ({
  kind,
  side: sides[side],
  target,
  state,
  turns: turns.slice(),
  aircraft: bySide((seat) => writeListed(aircraft[seat])),
  pilots: bySide((seat) => pilots[seat].slice()),
  ...(people === undefined
    ? {}
    : { people: bySide((seat) => people.pilots[seat].slice()), green: bySide((seat) => people.green[seat].slice()) }),
  ...(report === null
    ? {}
    : {
        damage: report.damage,
        lasted: report.lasted,
        flown: bySide((seat) => report.flown[seat].map((one) => ({ ...one, recovery: one.recovery.slice() }))),
      }),
});

const turnTree = ({ orders, resources, launches, report }: CarrierTurn): Tree => ({
  orders: bySide((seat) => ({ ...orders[seat] })),
  resources: resources.slice(),
  launches: launches.map(launchTree),
  ...(report === null
    ? {}
    : { points: report.vps.slice(), boxes: report.boxes.slice(), ticked: report.ticked.slice() }),
});

/** Z-25.22a — the Log Sheets, with names for numbers. */
function sheetTree(s: OpenCarriers): Tree {
  const { campaign } = s.fixed;
  return {
    campaign: campaign.id,
    turn: s.log.length,
    log: s.log.map(turnTree),
    tracks: Object.fromEntries(campaign.tracks.map(({ id }, place) => [id, s.tracks[place]])),
    states: Object.fromEntries(campaign.tracks.map((track, place) => [track.id, lineAt(track, s.tracks[place]).state])),
    resources: bySide((seat) => openCarrierResources(s, seat)),
    points: bySide((seat) => totalOf(s, seat)),
    bonuses: bonusesOf(s).map((one) => ({ ...one, side: sides[one.side] })),
  };
}
