import type { Card, Deck, Flow, Question, Seat, SecretVote, Table, TableState } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './events.ts';
import type { Fixed } from './fixed.ts';

/** An aircraft's number: all aircraft of all seats, counted from 0. */
export type Plane = number;
export const NO_PLANE: Plane = -1;

/** A side in the fight: a team, or in a free-for-all a seat. */
export type Side = number;
export const NO_SIDE: Side = -1;

/** A manoeuvre by its number in `manoeuvres`; a slot may also be empty, or say that no cards were laid at all. */
export type Kind = number;
export const NO_KIND: Kind = -1;
export const IDLE: Kind = -2;

/** WOW-LAND — in the air, or where it is in the sequences of landing and take-off. */
export const statuses = ['flying', 'touched-down', 'rolling-out', 'standing', 'running', 'lifting-off'] as const;
export const FLYING = 0;
export const TOUCHED_DOWN = 1;
export const ROLLING_OUT = 2;
export const STANDING = 3;
export const RUNNING = 4;
export const LIFTING_OFF = 5;

/**
 * WOW-VIC — in play, or how it went: shot down (and all that counts as such), left the play area, or home on purpose.
 */
export const fates = ['in-play', 'shot-down', 'left', 'home'] as const;
export const IN_PLAY = 0;
export const SHOT_DOWN = 1;
export const LEFT = 2;
export const HOME = 3;

/** What has been executed this turn, as bits: for the rules that forbid two of them in one turn. */
export const DID_STALL = 1;
export const DID_CLIMB = 2;
export const DID_DIVE = 4;
export const DID_IMMELMANN = 8;
export const DID_SPLIT_S = 16;
/** WOW-GAP-136 — in the same place: fire has stopped its take-off run. */
export const RUN_STOPPED = 32;

/** Rudder limits in force, as bits. */
export const NO_LEFT = 1;
export const NO_RIGHT = 2;

/** WOW-DMG-05, WOW-AIM-05, WOW-DECK-08 — the piles of damage cards on a console. */
export const piles = ['damage', 'aimed', 'halved', 'aimed-halved', 'pairs', 'aimed-pairs'] as const;

/** What the order of cards asks about an aircraft: its own part of the state, and of a plan that is tried out. */
export interface Progress {
  /** The card executed last. */
  last: Kind;
  /**
   * WOW-OVERDIVE-03 — the Dive of an Overdive was executed last; the second level is lost with the straight that must
   * follow.
   */
  overdive: boolean;
  played: number;
  status: number;
  level: number;
  climbs: number;
  cloud: boolean;
  /** WOW-LAND-04 — its movement is over for this turn. */
  halted: boolean;
}

/** One damage card on a console, and what others know about it (`known`, see rules/cards.ts). */
export interface Hit {
  card: Card;
  pile: number;
  known: number;
  /** The phase in which it was drawn. */
  clock: number;
  /** The turn in which it was drawn. */
  turn: number;
}

export interface Aircraft extends Progress {
  x: number;
  y: number;
  heading: number;
  fate: number;
  /** Which sides score for its loss, as bits. */
  credit: number;
  /** WOW-LAND-16 — the last turn in which it must stay still. */
  heldUntil: number;
  plan: Kind[];
  /** Whether cards lie in the slots this turn, for all to see; and how many of them have been revealed to all. */
  planned: boolean;
  open: number;
  /** WOW-SPDMG-04, WOW-SPDMG-12 — what limits the cards of this turn. */
  banned: number;
  mustStall: boolean;
  /** WOW-JAM-04 — the jam counters of the front and the rear gun, for all to see. */
  jams: number[];
  /** WOW-SPDMG-09 — manoeuvres until a wounded pilot may fire again. */
  dazed: number;
  wounds: number;
  engine: number;
  exploded: boolean;
  observer: boolean;
  /** The turns in which the rudder is stuck. */
  stuckLeft: number;
  stuckRight: number;
  smoke: number;
  flames: number;
  litBy: Side;
  /** WOW-SPDMG-16, WOW-GAP-63 — the last turn in which it cannot tail. */
  noTailUntil: number;
  hits: Hit[];
  /** WOW-GAP-79 — damage in half points; and those of cards that were written down and put back (WOW-DECK-09). */
  damage: number;
  written: number;
  /** WOW-INT-01 — the phase in which it last took a whole point. */
  struck: number;
  /** WOW-AIM-01 — by gun, at whom it fired last and in which phase. */
  aimedAt: Plane[];
  aimed: number[];
  /** Guns that may not fire in this phase, as bits, for all to see; and whether it executed a card in it. */
  silent: number;
  moved: boolean;
  tails: Plane;
  /** WOW-TAIL-07 — the card that was shown to it. */
  seen: Kind;
  /** WOW-CLOUD-09 — the manoeuvres stacked in the cloud, and the one that led into it. */
  stack: Kind[];
  entered: Kind;
  photographed: boolean;
  /** Whether it has done what the scenario asks of it. */
  achieved: boolean;
}

/** A fight in progress. */
export interface WingsOfWar extends TableState {
  fixed: Fixed;
  planes: Aircraft[];
  /** The damage decks A, B, C and D. */
  decks: Deck[];
  /**
   * WOW-FIRE-11 — at whom each gun fires in this phase, until the shots are resolved; by aircraft, front gun before
   * rear gun.
   */
  shots: Plane[];
  /** Phases since the game began. */
  clock: number;
  phase: number;
  /** WOW-HIGH-01 — the lowest altitude. */
  floor: number;
  /** WOW-DECK-09 — how often all damage has been written down and the cards put back. */
  writtenDown: number;
}

/** What the order of cards and the altitudes need to know: a whole state has it, and so has what a seat sees. */
export type Sky = Pick<WingsOfWar, 'fixed' | 'planes' | 'floor' | 'turn'>;

export type WingsTable = Table<WingsOfWar, Choice, Happening>;
export type WingsFlow<A extends object> = Flow<WingsOfWar, Choice, Happening, A>;
export type Asks<A> = Question<WingsOfWar, Choice, Happening, A>;
export type Votes<A> = SecretVote<WingsOfWar, Choice, Happening, A>;

export const newAircraft = (x: number, y: number, heading: number, level: number, status: number): Aircraft => ({
  last: NO_KIND,
  overdive: false,
  played: 0,
  status,
  level,
  climbs: 0,
  cloud: false,
  halted: false,
  x,
  y,
  heading,
  fate: IN_PLAY,
  credit: 0,
  heldUntil: 0,
  plan: [NO_KIND, NO_KIND, NO_KIND],
  planned: false,
  open: 0,
  banned: 0,
  mustStall: false,
  jams: [0, 0],
  dazed: 0,
  wounds: 0,
  engine: 0,
  exploded: false,
  observer: true,
  stuckLeft: 0,
  stuckRight: 0,
  smoke: 0,
  flames: 0,
  litBy: NO_SIDE,
  noTailUntil: 0,
  hits: [],
  damage: 0,
  written: 0,
  struck: -1,
  aimedAt: [NO_PLANE, NO_PLANE],
  aimed: [-2, -2],
  silent: 0,
  moved: false,
  tails: NO_PLANE,
  seen: NO_KIND,
  stack: [],
  entered: NO_KIND,
  photographed: false,
  achieved: false,
});

export const isInPlay = (a: Aircraft): boolean => a.fate === IN_PLAY;
/** In play, and neither on the ground nor in the cloud. */
export const isFlying = (a: Aircraft): boolean => a.fate === IN_PLAY && a.status === FLYING && !a.cloud;
export const ownerOf = (s: WingsOfWar, plane: Plane): Seat => s.fixed.planes[plane].owner;
export const isEnemy = (s: WingsOfWar, a: Plane, b: Plane): boolean =>
  s.fixed.planes[a].side !== s.fixed.planes[b].side;
