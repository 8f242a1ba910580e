import type { Card, RuleId } from '@tallyho/kernel';
import type { Plane, Side } from './state.ts';

/** What a card is played as. */
export type Use =
  | 'attack'
  | 'gunner'
  | 'maneuver'
  | 'barrel-roll'
  | 'scissors'
  | 'agile'
  | 'tactic'
  | 'barrage'
  | 'vertical-roll'
  | 'redline'
  | 'answer'
  | 'evade';

/** Why cards are given up. */
export type Cost = 'climb' | 'follow' | 'stall' | 'choice';

interface Base {
  /** The rule behind it. */
  readonly because: RuleId;
}

/** What happens in a fight, told to those who may know it. Sentences are made elsewhere. */
export type Happening =
  | (Base & { readonly event: 'aircraft'; readonly plane: Plane; readonly fighter: number; readonly pilot: number })
  | (Base & { readonly event: 'altitude'; readonly plane: Plane; readonly altitude: number })
  | (Base & { readonly event: 'initiative'; readonly side: Side })
  | (Base & { readonly event: 'first'; readonly side: Side })
  | (Base & { readonly event: 'turn'; readonly turn: number })
  | (Base & { readonly event: 'order'; readonly planes: readonly Plane[] })
  | (Base & { readonly event: 'acts'; readonly plane: Plane })
  | (Base & { readonly event: 'drew'; readonly plane: Plane; readonly count: number })
  | (Base & { readonly event: 'cards'; readonly plane: Plane; readonly cards: readonly Card[] })
  | (Base & { readonly event: 'discarded'; readonly plane: Plane; readonly card: Card; readonly cost: Cost })
  | (Base & {
      readonly event: 'played';
      readonly plane: Plane;
      readonly card: Card;
      readonly use: Use;
      /** The aircraft it is played against; NO_PLANE for cards on oneself. */
      readonly at: Plane;
      readonly steps: number;
      /** Cards played together with it. */
      readonly with: readonly Card[];
    })
  | (Base & { readonly event: 'speed-maneuver'; readonly plane: Plane; readonly at: Plane })
  | (Base & { readonly event: 'passed'; readonly plane: Plane })
  | (Base & { readonly event: 'succeeded'; readonly plane: Plane; readonly at: Plane })
  | (Base & { readonly event: 'cancelled'; readonly plane: Plane; readonly at: Plane })
  | (Base & { readonly event: 'position'; readonly plane: Plane; readonly at: Plane; readonly position: number })
  | (Base & { readonly event: 'gave-up'; readonly plane: Plane; readonly at: Plane })
  | (Base & {
      readonly event: 'climbed' | 'dived';
      readonly plane: Plane;
      readonly altitude: number;
      readonly following: Plane;
    })
  | (Base & { readonly event: 'stayed-behind'; readonly plane: Plane; readonly at: Plane })
  | (Base & { readonly event: 'stalled'; readonly plane: Plane })
  | (Base & { readonly event: 'hit'; readonly plane: Plane; readonly hits: number; readonly total: number })
  | (Base & { readonly event: 'damaged' | 'destroyed' | 'shot-down'; readonly plane: Plane })
  | (Base & { readonly event: 'reshuffled' });
