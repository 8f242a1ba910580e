import type {
  Card,
  Deck,
  Flow,
  Question,
  RuleId,
  Seat,
  SecretVote,
  Table,
  TableState,
  TableView,
} from '../../src/index.ts';

/*
 * Joust, the reference game: two riders, hidden hands, a pace chosen in secret, a chain of answers, a pile that is
 * reshuffled. It exists to prove the kernel, and is as small as that allows.
 *
 *   J-1  Each turn both riders choose a pace in secret; the faster one attacks. At equal pace the attack changes sides.
 *   J-2  The attacker plays LANCE as often as he likes, or RALLY (draws two cards) once a turn, or passes.
 *   J-3  LANCE is answered by SHIELD or SWERVE, SHIELD by FEINT, SWERVE by LANCE, FEINT by SHIELD.
 *   J-4  Answers alternate until one rider plays none. If the attacker played last, the other rider takes a hit.
 *   J-5  After the attack both draw, the attacker first: three cards at a walk, two at a trot, one at a gallop, up to a hand of five.
 *   J-6  Three hits unhorse a rider. After eight turns the rider with fewer hits wins.
 */
export const titles = ['LANCE', 'SHIELD', 'FEINT', 'SWERVE', 'RALLY'] as const;
export type Title = (typeof titles)[number];
export const LANCE: Card = 0;
export const SHIELD: Card = 1;
export const FEINT: Card = 2;
export const SWERVE: Card = 3;
export const RALLY: Card = 4;

export const paces = ['walk', 'trot', 'gallop'] as const;
export type Pace = (typeof paces)[number];

export const HAND_LIMIT = 5;

export interface JoustOptions {
  turns: number;
  hits: number;
  /** How many cards of each title there are. */
  copies: number;
}

export interface Joust extends TableState {
  fixed: JoustOptions;
  hands: Card[][];
  deck: Deck;
  hits: number[];
  attacker: Seat;
}

export type JoustChoice = { do: 'pace'; pace: number } | { do: 'play'; card: Card } | { do: 'pass' };

export type JoustEvent =
  | { event: 'turn'; turn: number; because: RuleId }
  | { event: 'paces'; paces: Pace[]; attacker: Seat; because: RuleId }
  | { event: 'played'; seat: Seat; card: Title; because: RuleId }
  | { event: 'passed'; seat: Seat; because: RuleId }
  | { event: 'hit'; seat: Seat; hits: number; because: RuleId }
  | { event: 'stopped'; seat: Seat; because: RuleId }
  | { event: 'drew'; seat: Seat; count: number; because: RuleId }
  | { event: 'cards'; cards: Title[]; because: RuleId }
  | { event: 'reshuffled'; because: RuleId };

export interface JoustView extends TableView {
  fixed: JoustOptions;
  hand: Card[];
  counts: number[];
  pile: number;
  discard: Card[];
  hits: number[];
  attacker: Seat;
}

export type JoustTable = Table<Joust, JoustChoice, JoustEvent>;
export type JoustFlow<A extends object> = Flow<Joust, JoustChoice, JoustEvent, A>;
export type JoustQuestion<A> = Question<Joust, JoustChoice, JoustEvent, A>;
export type JoustVote<A> = SecretVote<Joust, JoustChoice, JoustEvent, A>;
