import type { RuleId, Seat } from '@tallyho/kernel';
import type { TargetStatus } from '../mission/state.ts';
import type { Grade } from './rules/victory.ts';

interface Base {
  readonly because: RuleId;
}

/** What happens between missions. Numbers of missions, targets and Options are those of the sheet, from 1. */
export type CampaignEvent =
  | (Base & {
      readonly event: 'campaign-arrow';
      readonly mission: number;
      readonly side: Seat;
      readonly arrow: number;
      readonly target: number;
    })
  /** By side, the Option; 0: none. */
  | (Base & { readonly event: 'campaign-options'; readonly options: readonly number[] })
  | (Base & {
      readonly event: 'campaign-debrief';
      readonly mission: number;
      readonly target: number;
      readonly status: TargetStatus;
      readonly bombs: number;
      /** By side, its victory points; the Allies' less the Axis'; and the sum of all missions so far. */
      readonly points: readonly number[];
      readonly result: number;
      readonly total: number;
    })
  | (Base & {
      readonly event: 'campaign-marker';
      readonly target: number;
      readonly side: Seat;
      readonly status: TargetStatus;
    })
  | (Base & { readonly event: 'campaign-initiative'; readonly side: Seat })
  | (Base & { readonly event: 'campaign-verdict'; readonly total: number; readonly grade: Grade });
