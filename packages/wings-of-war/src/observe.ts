import { type Card, clone, type Seat, type TableView, viewTable } from '@tallyho/kernel';
import type { Fixed } from './fixed.ts';
import { SHOWN } from './rules/cards.ts';
import { type Aircraft, type Hit, type Kind, NO_KIND, NO_PLANE, type Plane, type WingsOfWar } from './state.ts';

/** What a seat sees of an aircraft: what is not for it to know is blank. */
export interface SeenAircraft extends Aircraft {
  /** Whether all of it is to be seen. */
  own: boolean;
  /** How many manoeuvres are stacked in the cloud. */
  stacked: number;
}

export interface WingsView extends TableView {
  fixed: Fixed;
  planes: SeenAircraft[];
  /** How many cards are left in each damage deck, and what has been discarded. */
  piles: number[];
  discards: Card[][];
  shots: Plane[];
  clock: number;
  phase: number;
  floor: number;
  writtenDown: number;
}

/** A damage card of somebody else: only its deck, unless it was shown. */
const hidden = ({ card, pile, known, clock, turn }: Hit): Hit => ({
  card: known === SHOWN ? card : -1 - Math.floor(card / 100),
  pile,
  known,
  clock,
  turn,
});

const revealedSlots = (plan: readonly Kind[], open: number): Kind[] =>
  plan.map((card, slot) => (slot < open ? card : NO_KIND));

/** WOW-GAP-66, WOW-DMG-01, WOW-DMG-02, WOW-SPDMG-02, WOW-PLAN-02, WOW-GAP-114 — an aircraft as the others see it. */
const fromOutside = (a: Aircraft): SeenAircraft => ({
  own: false,
  stacked: a.stack.length,
  last: a.cloud ? NO_KIND : a.last,
  overdive: a.cloud ? false : a.overdive,
  played: a.cloud ? 0 : a.played,
  status: a.status,
  level: a.level,
  climbs: a.climbs,
  cloud: a.cloud,
  halted: a.halted,
  x: a.x,
  y: a.y,
  heading: a.heading,
  fate: a.fate,
  credit: a.credit,
  heldUntil: a.heldUntil,
  plan: revealedSlots(a.plan, a.open),
  planned: a.planned,
  open: a.open,
  banned: 0,
  mustStall: false,
  jams: a.jams.slice(),
  dazed: 0,
  wounds: 0,
  engine: 0,
  exploded: a.exploded,
  observer: true,
  stuckLeft: 0,
  stuckRight: 0,
  smoke: a.smoke,
  flames: a.flames,
  litBy: a.litBy,
  noTailUntil: a.noTailUntil,
  hits: a.hits.map(hidden),
  damage: 0,
  written: 0,
  struck: -1,
  aimedAt: a.aimedAt.slice(),
  aimed: a.aimed.slice(),
  silent: a.silent & 3,
  moved: a.moved,
  tails: a.tails,
  seen: NO_KIND,
  stack: [],
  entered: a.entered,
  photographed: false,
  achieved: a.achieved,
});

const fromInside = (a: Aircraft): SeenAircraft => ({ own: true, stacked: a.stack.length, ...clone(a) });

export function observe(s: WingsOfWar, seat: Seat): WingsView {
  const owns = (plane: Plane): boolean => s.fixed.planes[plane].owner === seat;
  return {
    ...viewTable(s, seat),
    planes: s.planes.map((a, plane) => (owns(plane) ? fromInside(a) : fromOutside(a))),
    piles: s.decks.map(({ pile }) => pile.length),
    discards: s.decks.map(({ discard }) => discard.slice()),
    shots: s.shots.map((target, gun) => (owns(gun >> 1) ? target : NO_PLANE)),
    clock: s.clock,
    phase: s.phase,
    floor: s.floor,
    writtenDown: s.writtenDown,
  };
}
