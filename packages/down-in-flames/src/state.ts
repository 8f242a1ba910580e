import type { Card, Deck, Flow, Question, Seat, SecretVote, Table, TableState } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './events.ts';
import type { Fixed } from './fixed.ts';
import { emptyHand, type Hand } from './hand.ts';
import type { Mission } from './mission/state.ts';

/** An aircraft's number: all aircraft of all seats, counted from 0. */
export type Plane = number;
export const NO_PLANE: Plane = -1;

/** A set of aircraft, one bit for each; there are never more than 32. The kernel's `firstOf` and `withoutFirst` go through it. */
export type Planes = number;
export const isIn = (planes: Planes, plane: Plane): boolean => plane !== NO_PLANE && (planes & (1 << plane)) !== 0;

/** A side in the fight: a team, or in a free-for-all a seat. */
export type Side = number;
export const NO_SIDE: Side = -1;

/** DIF-ALT-01 — the five levels by number. */
export { type Level, levels } from './content/types.ts';
export const VERY_LOW = 0;
export const LOW = 1;
export const MEDIUM = 2;
export const HIGH = 3;
export const VERY_HIGH = 4;
/** DIF-ALT-07 — one level up, one level down. */
export const UP = 1;
export const DOWN = -1;
export const UNCHOSEN = -1;

/** DIF-POS-01 — the five positions; a position is a number from −2 to 2, and the other fighter has its negative. */
export const positions = ['tailed', 'disadvantaged', 'neutral', 'advantaged', 'tailing'] as const;
export type PositionName = (typeof positions)[number];
export const TAILED = -2;
export const DISADVANTAGED = -1;
export const NEUTRAL = 0;
export const ADVANTAGED = 1;
export const TAILING = 2;

/** One aircraft on the table, with the hand that belongs to it. */
export interface Aircraft {
  /**
   * Which fighter and which pilot marker; UNCHOSEN until the aircraft are revealed. Pilot 0 is nobody in particular.
   */
  fighter: number;
  pilot: number;
  hand: Hand;
  altitude: number;
  hits: number;
  /** Which side of the card is up: 0 the front, 1 the Damaged side. */
  face: number;
  gone: boolean;
  /** The enemy on which this aircraft holds a position, and which one: ADVANTAGED or TAILING. */
  prey: Plane;
  grip: number;
  /** EVASIVE cards in force, +1 hits for the next attack of this turn, Ace Pilot markers left. */
  evasive: number;
  bonus: number;
  aces: number;
  /** What happens once a turn: the Agile play, and the turn itself. */
  agile: boolean;
  acted: boolean;
  /** Its place in the order of play. */
  place: number;
  /** Hits its attacks inflicted; and which side turned it to its Damaged side and shot it down. */
  dealt: number;
  flippedBy: Side;
  downedBy: Side;
}

/** A fight in progress. */
export interface Dogfight extends TableState {
  fixed: Fixed;
  planes: Aircraft[];
  deck: Deck;
  /** Cards played since the action in progress began: they are discarded when it is resolved. */
  played: Card[];
  /** What has been chosen in secret and is not revealed yet, by aircraft. */
  sealed: number[];
  /**
   * Bursts spent this turn: inherent, for Advantaged, for Tailing, by the Gunner (and again for every target, if so
   * agreed).
   */
  spent: number[];
  /** Whose turn it is. */
  active: Plane;
  /** Cards drawn in this aircraft's turn, by anybody. */
  drawn: number;
  /** The side that begins every game turn, and the side to act. */
  first: Side;
  acting: Side;
  /** Bombers, Flak and bombs; null in a dogfight. */
  mission: Mission | null;
}

/** What everybody at the table sees of a fight: a state has it, and every view of it. */
export interface Visible extends Pick<Dogfight, 'fixed' | 'active' | 'spent'> {
  readonly planes: readonly Omit<Aircraft, 'hand'>[];
  readonly mission: Omit<Mission, 'flak'> | null;
}

export type DogfightTable = Table<Dogfight, Choice, Happening>;
export type DogfightFlow<A extends object> = Flow<Dogfight, Choice, Happening, A>;
export type Asks<A> = Question<Dogfight, Choice, Happening, A>;
export type Votes<A> = SecretVote<Dogfight, Choice, Happening, A>;

export const newAircraft = (place: number, fixed: Fixed): Aircraft => ({
  fighter: UNCHOSEN,
  pilot: 0,
  hand: emptyHand(fixed),
  altitude: UNCHOSEN,
  hits: 0,
  face: 0,
  gone: false,
  prey: NO_PLANE,
  grip: 0,
  evasive: 0,
  bonus: 0,
  aces: 0,
  agile: false,
  acted: false,
  place,
  dealt: 0,
  flippedBy: NO_SIDE,
  downedBy: NO_SIDE,
});

export const ownerOf = (s: Dogfight, plane: Plane): Seat => s.fixed.owner[plane];
export const isEnemy = (s: Pick<Dogfight, 'fixed'>, a: Plane, b: Plane): boolean => s.fixed.side[a] !== s.fixed.side[b];

/** Who flies for whom: the aircraft of each side, and the enemies of each aircraft. */
interface Lineup {
  readonly side: readonly Side[];
  readonly aircraft: readonly (readonly Plane[])[];
  readonly enemies: readonly (readonly Plane[])[];
}

/** Nobody changes sides, so all that is listed once; most often the latest one is asked for again. */
const lineups = new WeakMap<readonly Side[], Lineup>();
let latest: Lineup = { side: [], aircraft: [], enemies: [] };

function listSides(side: readonly Side[]): Lineup {
  const those = (fly: (own: Side) => boolean): Plane[] => side.flatMap((own, plane) => (fly(own) ? [plane] : []));
  const lineup: Lineup = {
    side,
    aircraft: Array.from({ length: Math.max(...side) + 1 }, (_, wanted) => those((own) => own === wanted)),
    enemies: side.map((mine) => those((own) => own !== mine)),
  };
  lineups.set(side, lineup);
  return lineup;
}

function lineupOf({ fixed: { side } }: Pick<Dogfight, 'fixed'>): Lineup {
  if (side !== latest.side) latest = lineups.get(side) ?? listSides(side);
  return latest;
}

/** All aircraft of a side, flying or not. */
export const aircraftOf = (s: Pick<Dogfight, 'fixed'>, side: Side): readonly Plane[] => lineupOf(s).aircraft[side];

/** All aircraft of the other sides, flying or not. */
export const enemiesOf = (s: Pick<Dogfight, 'fixed'>, plane: Plane): readonly Plane[] => lineupOf(s).enemies[plane];
