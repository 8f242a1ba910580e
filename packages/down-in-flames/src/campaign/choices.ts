/** What is chosen between missions: an arrow by its place in the list, an Option by its number (0: none). */
export type CampaignChoice =
  | { readonly do: 'arrow'; readonly arrow: number }
  | { readonly do: 'option'; readonly option: number };

export const chooseArrow = (arrow: number): CampaignChoice => ({ do: 'arrow', arrow });
export const chooseOption = (option: number): CampaignChoice => ({ do: 'option', option });

/** The kinds of decisions that a campaign asks for besides those of its missions. */
export const campaignDecisions = ['arrow', 'option'] as const;
