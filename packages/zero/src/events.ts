import type { RuleId, Seat } from '@tallyho/kernel';
import type { ElementNo, PlaneNo, Side } from './state.ts';

/** How a card was used. */
export type Use = 'attack' | 'answer' | 'as SCISSORS' | 'as ACE PILOT' | 'gunner' | 'aim';

/**
 * What happens at the table, as facts. Elements, aircraft and cards are numbers of the game's fixed tables; levels and
 * positions are numbers too. Sentences are made outside.
 */
export type Happening = { readonly because: RuleId } & (
  | { readonly event: 'altitudes'; readonly levels: readonly number[] }
  | { readonly event: 'first'; readonly side: Side; readonly flipped: boolean }
  | { readonly event: 'turn'; readonly turn: number }
  | { readonly event: 'sequence'; readonly element: ElementNo; readonly place: number }
  | { readonly event: 'target'; readonly by: PlaneNo; readonly at: PlaneNo }
  | {
      readonly event: 'drew';
      readonly seat: Seat;
      readonly element: ElementNo;
      readonly mini: boolean;
      readonly count: number;
    }
  | { readonly event: 'cards'; readonly element: ElementNo; readonly mini: boolean; readonly cards: readonly number[] }
  | { readonly event: 'discarded'; readonly element: ElementNo; readonly cards: readonly number[] }
  | { readonly event: 'played'; readonly by: PlaneNo; readonly at: PlaneNo; readonly card: number; readonly use: Use }
  | { readonly event: 'rolled'; readonly by: PlaneNo; readonly card: number; readonly up: boolean }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'stopped'; readonly by: PlaneNo; readonly at: PlaneNo }
  | { readonly event: 'position'; readonly element: ElementNo; readonly foe: ElementNo; readonly position: number }
  | { readonly event: 'bursts'; readonly element: ElementNo; readonly bonus: number }
  | { readonly event: 'moved'; readonly element: ElementNo; readonly altitude: number; readonly following: boolean }
  | { readonly event: 'not-followed'; readonly element: ElementNo; readonly by: ElementNo }
  | { readonly event: 'hit'; readonly plane: PlaneNo; readonly hits: number; readonly total: number }
  | { readonly event: 'damaged' | 'destroyed' | 'disengaged' | 'promoted'; readonly plane: PlaneNo }
  | { readonly event: 'gave-up'; readonly element: ElementNo; readonly foe: ElementNo }
  | {
      readonly event: 'break-off';
      readonly plane: PlaneNo;
      readonly card: number;
      readonly level: number;
      readonly modified: number;
    }
  | { readonly event: 'out'; readonly element: ElementNo }
  | { readonly event: 'reshuffled' }
  /* What happens only in Missions. Phases, places, loads, modes, Angles and results are numbers of their lists. */
  | { readonly event: 'phase'; readonly phase: number; readonly turns: number }
  | { readonly event: 'clouds'; readonly card: number; readonly hidden: boolean }
  /** LR-25 — somebody rams somebody; the border of the card says what comes of it. */
  | {
      readonly event: 'rammed';
      readonly by: PlaneNo;
      readonly at: PlaneNo;
      readonly card: number;
      readonly border: number;
    }
  /** CH-27.31e — the cards with which a Leader has looked for the enemy at night. */
  | {
      readonly event: 'located';
      readonly element: ElementNo;
      readonly cards: readonly number[];
      readonly found: boolean;
    }
  | { readonly event: 'entered'; readonly element: ElementNo; readonly altitude: number }
  | { readonly event: 'load'; readonly plane: PlaneNo; readonly load: number }
  | { readonly event: 'jettisoned'; readonly plane: PlaneNo }
  | { readonly event: 'place'; readonly element: ElementNo; readonly where: number }
  | {
      readonly event: 'run-in';
      readonly element: ElementNo;
      readonly leader: boolean;
      readonly wingman: boolean;
    }
  | { readonly event: 'angle'; readonly element: ElementNo; readonly angle: number }
  | { readonly event: 'formation'; readonly by: PlaneNo }
  | { readonly event: 'bomber'; readonly by: PlaneNo; readonly plane: PlaneNo; readonly chosen: boolean }
  | { readonly event: 'turrets'; readonly seat: Seat; readonly plane: PlaneNo; readonly count: number }
  | { readonly event: 'turret-cards'; readonly plane: PlaneNo; readonly cards: readonly number[] }
  | { readonly event: 'turrets-down'; readonly plane: PlaneNo; readonly cards: readonly number[] }
  | {
      readonly event: 'countered';
      readonly plane: PlaneNo;
      readonly at: PlaneNo;
      readonly card: number;
      readonly spoils: boolean;
    }
  | { readonly event: 'flak'; readonly plane: PlaneNo; readonly area: boolean; readonly cards: readonly number[] }
  | {
      readonly event: 'flak-answered';
      readonly plane: PlaneNo;
      readonly card: number;
      readonly flak: number;
      readonly ace: boolean;
    }
  | { readonly event: 'bombed'; readonly plane: PlaneNo; readonly mode: number; readonly cards: readonly number[] }
  | {
      readonly event: 'target-hit';
      readonly plane: PlaneNo;
      readonly spoiled: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly event: 'photographed'; readonly plane: PlaneNo; readonly result: number }
  /* CH-28, CH-18.8 — kamikaze missions. Targets are numbers of the sheets that can be found, −1: none. */
  | { readonly event: 'searched'; readonly cards: readonly number[]; readonly target: number; readonly draws: number }
  | { readonly event: 'declined'; readonly target: number }
  | { readonly event: 'kamikaze'; readonly plane: PlaneNo; readonly cards: readonly number[] }
  /** CH-GAP-75 — a transport stays where it has landed. */
  | { readonly event: 'landed'; readonly plane: PlaneNo }
  | { readonly event: 'crashed'; readonly plane: PlaneNo; readonly points: number; readonly total: number }
  | { readonly event: 'ohka'; readonly plane: PlaneNo; readonly stage: number }
  | {
      readonly event: 'ohka-flak';
      readonly plane: PlaneNo;
      readonly area: boolean;
      readonly cards: readonly number[];
      readonly total: number;
    }
  | { readonly event: 'ohka-dives'; readonly plane: PlaneNo; readonly cards: readonly number[] }
  | { readonly event: 'ohka-hits'; readonly plane: PlaneNo; readonly points: number; readonly total: number }
  /* Mines, supplies and Cargo that are where they were to go; how depth charges were set, how alert the submarine is, and where. */
  | {
      readonly event: 'delivered';
      readonly plane: PlaneNo;
      readonly load: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly event: 'depth-set'; readonly plane: PlaneNo; readonly depth: number }
  | { readonly event: 'alert'; readonly card: number; readonly deepest: number }
  | { readonly event: 'submarine'; readonly depth: number }
  /** CH-30.82c — a card has chosen whom an Element attacks. */
  | { readonly event: 'random-target'; readonly element: ElementNo; readonly card: number; readonly plane: PlaneNo }
  | { readonly event: 'score'; readonly points: readonly [number, number]; readonly bonus: readonly [number, number] }
);
