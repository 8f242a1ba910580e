import type { RuleId } from '@tallyho/kernel';

/** Why aircraft do not fly that somebody might look for, and the rule that says so. */
export const launchReasons = {
  'stays-behind': 'Z-25.63b',
  'no-cards-left': 'Z-25.65a',
} as const satisfies { readonly [reason: string]: RuleId };
export type LaunchReason = keyof typeof launchReasons;
