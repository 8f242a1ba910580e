import type { RuleId } from '@tallyho/kernel';

/** Why something that a player might expect is not allowed in the campaign, and the rule that says so. */
export const superfortressReasons = {
  'missions-from-week-4': 'CH-30.33a',
  'damaged-flies-no-mission': 'CH-30.34a',
  'supply-too-short': 'CH-30.35a',
  'nothing-left-to-train': 'CH-30.36a',
  'nothing-to-repair': 'CH-GAP-65',
  'box-is-ticked': 'CH-30.36a',
  'saturation-2-first': 'CH-30.64b',
  'missions-fly-higher': 'CH-30.42a',
  'lost-this-week': 'CH-30.73b',
} as const satisfies { readonly [reason: string]: RuleId };
export type SuperfortressReason = keyof typeof superfortressReasons;
