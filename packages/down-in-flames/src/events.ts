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
  | 'evade'
  | 'turret';

/** Why cards are given up. */
export type Cost = 'climb' | 'follow' | 'stall' | 'choice' | 'bomber';

/** How a bomber has been chosen: free of charge, for a point of Speed, for a card, by the enemy. */
export type Choosing = 'free' | 'speed' | 'card' | 'named';

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
  | (Base & { readonly event: 'reshuffled' })
  /** Only in missions. */
  | (Base & { readonly event: 'shifted'; readonly side: Side; readonly by: number })
  | (Base & { readonly event: 'winds'; readonly side: Side; readonly turns: number })
  | (Base & { readonly event: 'flak-laid'; readonly side: Side })
  | (Base & { readonly event: 'flak-pattern' | 'flak-revealed'; readonly side: Side; readonly pattern: number })
  | (Base & { readonly event: 'placed'; readonly plane: Plane; readonly beside: Plane; readonly way: number })
  | (Base & { readonly event: 'late' | 'withdrew' | 'jettisoned'; readonly plane: Plane })
  | (Base & { readonly event: 'left-choice'; readonly plane: Plane })
  | (Base & { readonly event: 'chose'; readonly plane: Plane; readonly at: Plane; readonly how: Choosing })
  | (Base & { readonly event: 'stood-down'; readonly plane: Plane; readonly cards: readonly Card[] })
  | (Base & { readonly event: 'reduced'; readonly plane: Plane; readonly by: number })
  | (Base & { readonly event: 'fuel-tank-stopped'; readonly plane: Plane })
  | (Base & { readonly event: 'bombing'; readonly plane: Plane; readonly pattern: number })
  | (Base & { readonly event: 'bombs-away'; readonly plane: Plane; readonly bombs: number })
  | (Base & { readonly event: 'target'; readonly bombs: number; readonly status: number })
  | (Base & {
      readonly event: 'scored';
      readonly side: Side;
      readonly target: number;
      readonly aircraft: number;
      readonly final: number;
    });
