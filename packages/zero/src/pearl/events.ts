import type { RuleId } from '@tallyho/kernel';
import type { PearlResult } from '../content/pearl-harbor-types.ts';
import type { Border } from '../content/types.ts';

/** A card of the defence, and what it did. */
export interface DefenceCard {
  readonly card: string;
  /** Drawn for a fighter section. */
  readonly section: boolean;
  readonly lost: number;
  /** Its Spoiled Attack symbol takes a result away. */
  readonly spoils: boolean;
}

/** A card of an attack: what it shows, what that is on this target, and whether the defence has spoiled it. */
export interface AttackCard {
  readonly card: string;
  readonly drawn: string;
  readonly result: string;
  readonly spoiled: boolean;
  readonly points: number;
}

/** What happens in a raid. Flights by their names ('T3'), targets by their codes ('B6', 'escort'). */
export type PearlEvent = { readonly because: RuleId } & (
  | {
      readonly event: 'raid-surprise';
      readonly card: string;
      readonly border: Border;
      readonly alert: number;
      readonly flares: boolean;
    }
  | { readonly event: 'raid-wave'; readonly wave: number; readonly alert: number; readonly flights: number }
  | { readonly event: 'raid-allotted'; readonly flight: string; readonly target: string }
  | { readonly event: 'raid-recalled'; readonly flight: string; readonly target: string }
  | { readonly event: 'raid-launched'; readonly wave: number; readonly flights: number }
  | { readonly event: 'raid-sections'; readonly sections: number; readonly airfields: readonly string[] }
  | { readonly event: 'raid-fighters'; readonly escorts: number; readonly on: readonly string[] }
  | { readonly event: 'raid-run'; readonly flight: string; readonly target: string; readonly divertedFrom: string }
  | {
      readonly event: 'raid-defence';
      readonly flight: string;
      readonly cards: readonly DefenceCard[];
      readonly lost: number;
      readonly steps: number;
    }
  | {
      readonly event: 'raid-bombs';
      readonly flight: string;
      readonly target: string;
      readonly cards: readonly AttackCard[];
      readonly points: number;
    }
  | { readonly event: 'raid-magazine'; readonly target: string; readonly card: string; readonly explodes: boolean }
  | {
      readonly event: 'raid-damage';
      readonly target: string;
      readonly points: number;
      readonly level: number;
      readonly before: number;
    }
  | { readonly event: 'raid-alert'; readonly alert: number }
  | { readonly event: 'raid-dusk'; readonly flight: string; readonly card: string; readonly lost: number }
  | { readonly event: 'raid-home' }
  | { readonly event: 'raid-carriers'; readonly card: string; readonly vps: number }
  | {
      readonly event: 'raid-verdict';
      readonly targets: number;
      readonly steps: number;
      readonly carriers: number;
      readonly net: number;
      readonly result: PearlResult;
    }
  | { readonly event: 'reshuffled' }
);
