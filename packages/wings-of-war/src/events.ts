import type { Card, RuleId, Seat } from '@tallyho/kernel';
import type { Kind, Plane, Side } from './state.ts';

/** Everything that happens, as facts; sentences are made outside. */
export type Happening =
  | { event: 'turn'; turn: number; because: RuleId }
  | { event: 'planned'; because: RuleId }
  | { event: 'replans'; seat: Seat; because: RuleId }
  | { event: 'floor-proposed'; seat: Seat; floor: number; because: RuleId }
  | { event: 'floor'; floor: number; ceiling: number; because: RuleId }
  | { event: 'tails'; plane: Plane; target: Plane; because: RuleId }
  | { event: 'tailing-lost'; plane: Plane; target: Plane; because: RuleId }
  | { event: 'shown'; plane: Plane; target: Plane; card: Kind; because: RuleId }
  | { event: 'phase'; phase: number; because: RuleId }
  | {
      event: 'executed';
      plane: Plane;
      card: Kind;
      as: 'split-s' | 'overdive' | 'landing' | 'take-off' | '';
      because: RuleId;
    }
  | { event: 'illegal'; plane: Plane; card: Kind; replacedBy: Kind; reason: string; because: RuleId }
  | { event: 'ignored'; plane: Plane; because: RuleId }
  | { event: 'stacked'; plane: Plane; card: Kind; because: RuleId }
  | { event: 'cloud'; plane: Plane; entered: boolean; because: RuleId }
  | { event: 'altitude'; plane: Plane; level: number; climbs: number; because: RuleId }
  | { event: 'touched-down'; plane: Plane; because: RuleId }
  | { event: 'landed'; plane: Plane; because: RuleId }
  | { event: 'airborne'; plane: Plane; because: RuleId }
  | { event: 'crashed'; plane: Plane; cards: number; because: RuleId }
  | { event: 'turned'; plane: Plane; because: RuleId }
  | { event: 'collision'; planes: Plane[]; cards: Card[]; because: RuleId }
  | { event: 'set-back'; plane: Plane; by: number; because: RuleId }
  | { event: 'fires'; plane: Plane; gun: number; target: Plane; short: boolean; aimed: boolean; because: RuleId }
  | { event: 'draws'; plane: Plane; deck: string; cards: number; pile: string; because: RuleId }
  | { event: 'cards'; plane: Plane; cards: Card[]; damage: number; because: RuleId }
  | { event: 'jam'; plane: Plane; gun: number; card: Card; because: RuleId }
  | { event: 'jam-counters'; plane: Plane; because: RuleId }
  | { event: 'special'; plane: Plane; symbol: string; because: RuleId }
  | { event: 'fire-fighting'; plane: Plane; card: Card; out: boolean; because: RuleId }
  | { event: 'exploded'; plane: Plane; because: RuleId }
  | { event: 'eliminated'; plane: Plane; fate: string; because: RuleId }
  | { event: 'photographed'; plane: Plane; because: RuleId }
  | { event: 'objective'; plane: Plane; because: RuleId }
  | { event: 'reshuffled'; deck: string; because: RuleId }
  | { event: 'written-down'; because: RuleId }
  | { event: 'score'; scores: number[]; sides: Side[]; because: RuleId };
