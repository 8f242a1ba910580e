import type { RuleId } from '@tallyho/kernel';
import type { Performance } from '../content/campaign-types.ts';
import type { SelectionEvent } from '../selection/events.ts';
import type { CorsairsEvent } from './corsairs/events.ts';

/** What happens between Missions. Missions and targets are counted as on the sheets, from 1. */
export type CampaignEvent = ZeroCampaignEvent | CorsairsEvent | SelectionEvent;

export type ZeroCampaignEvent = { readonly because: RuleId } & (
  | { readonly event: 'campaign-draw'; readonly mission: number; readonly card: string; readonly target: number }
  /** By side; `entries` where a Resource may be one of two. */
  | {
      readonly event: 'campaign-resources';
      readonly resources: readonly number[];
      readonly entries?: readonly number[];
    }
  | { readonly event: 'campaign-pilots'; readonly pilots: readonly (readonly string[])[] }
  | {
      readonly event: 'campaign-debrief';
      readonly mission: number;
      readonly target: number;
      readonly damage: number;
      readonly level: number;
      readonly totals: readonly number[];
      /** Japanese less Allied VPs of all Missions so far. */
      readonly difference: number;
    }
  | {
      readonly event: 'campaign-verdict';
      readonly difference: number;
      readonly performance: readonly [Performance, Performance];
    }
);
