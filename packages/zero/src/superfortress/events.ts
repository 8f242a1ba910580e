import type { RuleId } from '@tallyho/kernel';
import type { RaidResult, SuperfortressResult, TrainingBox } from '../content/corsairs/superfortress-types.ts';
import type { Altitude } from '../content/types.ts';
import type { Duty } from './choices.ts';

/** The tables on which cards are read by their number. */
export const superfortressTables = [
  'mandatory',
  'environment',
  'opposition',
  'event',
  'transport',
  'turns',
  'starting-altitude',
  'lesson',
  'follow-up-damage',
  'follow-up-raid',
  'target',
] as const;
export type SuperfortressTableName = (typeof superfortressTables)[number];

/** For what Victory Points are won or lost between flights. */
export const pointsFor = ['declined', 'absent', 'damaged', 'destroyed', 'raid', 'bought-training'] as const;
export type PointsFor = (typeof pointsFor)[number];

/** What happens in the campaign besides what happens in its Missions. B-29s are 1, 2 and 3; 0: none of them. */
export type SuperfortressEvent = { readonly because: RuleId } & (
  | {
      readonly event: 'b29-week';
      readonly week: number;
      readonly target: string;
      readonly due: boolean;
      readonly supply: number;
      readonly vps: number;
    }
  /** A card is drawn on a table: its number, what has been added to it, and what the line says. */
  | {
      readonly event: 'b29-drew';
      readonly table: SuperfortressTableName;
      readonly aircraft: number;
      readonly number: number;
      readonly modified: number;
      readonly result: string;
    }
  | { readonly event: 'b29-repaired'; readonly aircraft: number; readonly points: number; readonly damage: number }
  | { readonly event: 'b29-duty'; readonly aircraft: number; readonly duty: Duty }
  | { readonly event: 'b29-paid'; readonly points: number; readonly left: number }
  | { readonly event: 'b29-altitude'; readonly altitude: Altitude }
  | { readonly event: 'b29-substituted'; readonly wanted: readonly string[]; readonly by: string }
  | { readonly event: 'b29-turned-back'; readonly aircraft: number }
  | { readonly event: 'b29-damage'; readonly aircraft: number; readonly points: number; readonly damage: number }
  | { readonly event: 'b29-flipped'; readonly aircraft: number; readonly damaged: boolean }
  | { readonly event: 'b29-destroyed'; readonly aircraft: number }
  | {
      readonly event: 'b29-points';
      readonly for: PointsFor;
      readonly aircraft: number;
      readonly points: number;
      readonly total: number;
    }
  | {
      readonly event: 'b29-flight-begins';
      readonly kind: 'mission' | 'supply';
      readonly aircraft: readonly number[];
      readonly target: string;
      readonly fighters: readonly string[];
    }
  | {
      readonly event: 'b29-flight-over';
      readonly target: number;
      readonly fighters: number;
      readonly returns: number;
      readonly losses: number;
      readonly net: number;
      readonly total: number;
    }
  | { readonly event: 'b29-supply'; readonly aircraft: number; readonly points: number; readonly total: number }
  | { readonly event: 'b29-ticked'; readonly aircraft: number; readonly box: TrainingBox }
  | { readonly event: 'b29-attacked'; readonly result: RaidResult }
  | { readonly event: 'b29-replaced'; readonly aircraft: number }
  | { readonly event: 'b29-target'; readonly target: string; readonly place: string }
  | { readonly event: 'b29-verdict'; readonly vps: number; readonly result: SuperfortressResult }
  | { readonly event: 'reshuffled' }
);
