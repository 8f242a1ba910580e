/** Why an arrow or an Option cannot be chosen, and the rule that says so. */
export const campaignReasons = {
  'first-mission-from-start': 'DIF-CMP-11',
  'target-not-controlled': 'DIF-CMP-18',
  'destroyed-already': 'DIF-CMP-20',
  'option-used': 'DIF-CMP-29',
  'option-lost': 'DIF-GAP-65',
} as const;
export type CampaignReason = keyof typeof campaignReasons;
