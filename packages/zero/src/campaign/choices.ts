/** What is chosen between Missions: a Resource by its number. */
export type CampaignChoice = { readonly do: 'resource'; readonly resource: number };

export const chooseResource = (resource: number): CampaignChoice => ({ do: 'resource', resource });

/** The kinds of decisions that a campaign asks for besides those of its Missions. */
export const campaignDecisions = ['resource'] as const;
