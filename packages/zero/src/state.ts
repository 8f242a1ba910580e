import type { Card, Deck, Flow, Question, Seat, SecretVote, Table, TableState } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './events.ts';
import type { Fixed } from './fixed.ts';
import { emptyHand, type Hand } from './hand.ts';
import type { Sortie } from './mission/state.ts';

/** An Element's number, counted from 0 through all seats. */
export type ElementNo = number;
/** An aircraft's number: twice its Element's for the one that began as Leader, one more for its Wingman. */
export type PlaneNo = number;
export const NOBODY = -1;

/** 0 Japanese, 1 Allied. */
export type Side = number;
export const JAPANESE: Side = 0;
export const ALLIED: Side = 1;

/** Z-6.1a — the five Positions; one is a number from −2 to 2, and the enemy's is its negative (Z-6.22b). */
export const positions = ['tailed', 'disadvantaged', 'neutral', 'advantaged', 'tailing'] as const;
export type PositionName = (typeof positions)[number];
export const TAILED = -2;
export const DISADVANTAGED = -1;
export const NEUTRAL = 0;
export const ADVANTAGED = 1;
export const TAILING = 2;

/** What became of an aircraft. */
export const fates = ['flying', 'destroyed', 'disengaged', 'crashed', 'landed'] as const;
export const FLYING = 0;
export const DESTROYED = 1;
export const DISENGAGED = 2;
/** CH-28.53h — a kamikaze that has made its attack. */
export const CRASHED = 3;
/** CH-GAP-75 — a transport that stays where it has landed. */
export const LANDED = 4;

/** Z-2.4a — an aircraft's Hits, the side of its card that shows (1: Damaged), and its fate. */
export interface Plane {
  hits: number;
  damaged: number;
  fate: number;
}

export const UNCHOSEN = -1;

/** Z-2.11a — a Leader with his hand, and perhaps a Wingman. */
export interface Element {
  /**
   * Z-2.11b — the Leader's hand; Z-2.11c — the mini-hand drawn for the Wingman while it attacks or is attacked.
   */
  hand: Hand;
  mini: Hand;
  /**
   * Z-7.1b — Leader and Wingman are at the same level. UNCHOSEN until the levels are revealed; `sealed` is the secret
   * choice.
   */
  altitude: number;
  sealed: number;
  /**
   * Z-6.6a — the one enemy Element the Leader is Engaged with, and the Position against it; NOBODY and NEUTRAL go
   * together.
   */
  foe: ElementNo;
  position: number;
  /** Which aircraft leads and which one is Wingman; NOBODY: the Element is out, or has no Wingman. */
  lead: PlaneNo;
  wing: PlaneNo;
  /** Z-11.2b — promoted, and no Draw phase since. */
  shock: boolean;
  /** Z-19.25a — Ace Ability markers left. */
  aces: number;
}

/** Z-3.0b — what has happened so far in the sequence of the active Element. */
export interface Sequence {
  element: ElementNo;
  /** Z-6.5d — the one aircraft its Leader attacks this turn. */
  target: PlaneNo;
  /** Z-6.4g — Bursts fired by Leader and Gunner; Z-10.61a — Bursts won against a Wingman. */
  bursts: number;
  gunner: number;
  bonus: number;
  /** Z-6.35d — whether the Agile play of the Leader, and of the Wingman, has been used. */
  agile: boolean;
  wingAgile: boolean;
  /** Z-GAP-12 — the enemy on whom the Leader held a Position when the sequence began. */
  held: ElementNo;
  /** Whether a card has been played, or a Wingman announced as target, in this Play Cards phase. */
  played: boolean;
}

/** A fight in progress. */
export interface Dogfight extends TableState {
  fixed: Fixed;
  elements: Element[];
  planes: Plane[];
  deck: Deck;
  /** Cards of the exchange in progress: discarded when it closes (Z-8.45a). */
  played: Card[];
  now: Sequence;
  /** Z-4.7d — the order established in the first turn. */
  order: ElementNo[];
  /** The place in the order that is playing; in the first turn also the side that chooses next. */
  place: number;
  choosing: Side;
  /** What Missions have besides; read it with `sortieOf`. */
  sortie?: Sortie;
}

export type DogfightTable = Table<Dogfight, Choice, Happening>;
export type DogfightFlow<A extends object> = Flow<Dogfight, Choice, Happening, A>;
export type Asks<A> = Question<Dogfight, Choice, Happening, A>;
export type Votes<A> = SecretVote<Dogfight, Choice, Happening, A>;

export const newSequence = (element: ElementNo): Sequence => ({
  element,
  target: NOBODY,
  bursts: 0,
  gunner: 0,
  bonus: 0,
  agile: false,
  wingAgile: false,
  held: NOBODY,
  played: false,
});

/** An Element at the start; one that comes late has no aircraft yet. */
export const newElement = (element: ElementNo, fixed: Fixed): Element => ({
  hand: emptyHand(fixed),
  mini: emptyHand(fixed),
  altitude: UNCHOSEN,
  sealed: fixed.start[element],
  foe: NOBODY,
  position: NEUTRAL,
  lead: comesLate(fixed, element) ? NOBODY : element * 2,
  wing: fixed.pairs[element] && !comesLate(fixed, element) ? element * 2 + 1 : NOBODY,
  shock: false,
  aces: fixed.aces[element],
});

const comesLate = ({ sortie }: Fixed, element: ElementNo): boolean => (sortie?.enters[element] ?? 0) > 0;

export const newPlane = (): Plane => ({ hits: 0, damaged: 0, fate: FLYING });

/** Whether a number is that of a Formation aircraft. */
export const isBomber = (s: Pick<Dogfight, 'planes'>, plane: PlaneNo): boolean => plane >= s.planes.length;
export const elementOf = (plane: PlaneNo): ElementNo => plane >> 1;
export const ownerOf = (s: Dogfight, element: ElementNo): Seat => s.fixed.owner[element];
export const isOut = (s: Dogfight, element: ElementNo): boolean => s.elements[element].lead === NOBODY;
