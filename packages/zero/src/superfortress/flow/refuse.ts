import type { Refusal } from '@tallyho/kernel';
import { type SuperfortressReason, superfortressReasons } from '../rules/reasons.ts';
import type { AnySuperfortressChoice } from '../state.ts';

/** A choice that is not open, with its reason and the rule; nothing, if it is. */
export const refuse = (
  choice: AnySuperfortressChoice,
  reason: SuperfortressReason | null,
): Refusal<AnySuperfortressChoice>[] =>
  reason === null ? [] : [{ choice, reason, because: superfortressReasons[reason] }];
