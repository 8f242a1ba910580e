import type { RuleId, Seat } from '@tallyho/kernel';
import type { TargetSystem } from '../../content/corsairs/target-systems.ts';
import type { CardRow } from '../../content/kamikaze-types.ts';
import type { CraftFate } from '../state.ts';

/** What happens between the Missions of CORSAIRS AND HELLCATS besides. */
export type CorsairsEvent = {
  readonly because: RuleId;
} /** CH-27.21a — the toss, and the id of the Special Mission. */ & (
  | { readonly event: 'campaign-special'; readonly special: string; readonly night: boolean }
  /** CH-27.12a — the attacker's card, and the id of the Target Sheet. */
  | {
      readonly event: 'campaign-system';
      readonly seat: Seat;
      readonly system: TargetSystem;
      readonly card: string;
      readonly sheet: string;
    }
  /** CH-28.21a — the cards on the Kamikaze Aircraft Table, and their rows. */
  | { readonly event: 'campaign-kamikazes'; readonly cards: readonly string[]; readonly rows: readonly CardRow[] }
  /** LR-21, LR-19 — of which type an Element stays, or one more comes. */
  | { readonly event: 'campaign-retained' | 'campaign-reinforced'; readonly seat: Seat; readonly aircraft: string }
  /** CHS-R10 — the aircraft that had the Passenger, what became of it, and what that is worth. */
  | {
      readonly event: 'campaign-passenger';
      readonly aircraft: number;
      readonly fate: CraftFate;
      readonly vps: number;
    }
);
