import type { RuleId } from '@tallyho/kernel';

/** Why something that a player might expect is not allowed in a raid, and the rule that says so. */
export const pearlReasons = {
  'torpedo-cannot-reach': 'Z-CGAP-133',
  'torpedo-needs-water': 'Z-CGAP-133',
  'armour-piercing-for-ships': 'Z-CGAP-133',
  'high-explosive-for-land': 'Z-CGAP-133',
  'guns-for-airfields': 'Z-CGAP-133',
  'only-in-the-third-wave': 'Z-CGAP-147',
  'only-fighters-escort': 'Z-CGAP-144',
  'no-more-flights': 'Z-CGAP-140',
  'no-changes-left': 'Z-CGAP-142',
  'flights-without-target': 'Z-CGAP-133',
  'nobody-is-sent': 'Z-CGAP-147',
  'dive-bombers-go-first': 'Z-CGAP-131',
  'target-still-stands': 'Z-CGAP-134',
  'another-zone': 'Z-CGAP-134',
  'target-is-finished': 'Z-CGAP-143',
} as const satisfies { readonly [reason: string]: RuleId };
export type PearlReason = keyof typeof pearlReasons;
