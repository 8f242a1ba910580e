import { type SelectionChoice, selectionDecisions } from '../selection/choices.ts';

/** What is chosen between Missions: a Resource by its number, and in CORSAIRS AND HELLCATS some more. */
export type CampaignChoice = ResourceChoice | CorsairsChoice | SelectionChoice;

/** `entry`: which of those that a Resource lets its owner choose from, 0 the first; left out where there is one. */
export interface ResourceChoice {
  readonly do: 'resource';
  readonly resource: number;
  readonly entry?: number;
}

type CorsairsChoice =
  /** LR-21, LR-19 — the type of which an Element stays, or one more comes. */
  | { readonly do: 'retain' | 'reinforce'; readonly aircraft: string }
  /** CHS-R10 — the aircraft that has the Passenger, 0 the first. */
  | { readonly do: 'passenger'; readonly aircraft: number };

export const chooseResource = (resource: number): ResourceChoice => ({ do: 'resource', resource });
/** CH-EX-06 — a Resource of which its owner takes one of two. */
export const chooseEntry = (resource: number, entry: number): CampaignChoice =>
  entry === 0 ? chooseResource(resource) : { do: 'resource', resource, entry };
export const retain = (aircraft: string): CampaignChoice => ({ do: 'retain', aircraft });
export const reinforce = (aircraft: string): CampaignChoice => ({ do: 'reinforce', aircraft });
export const hidePassenger = (aircraft: number): CampaignChoice => ({ do: 'passenger', aircraft });

/** The kinds of decisions that a campaign asks for besides those of its Missions. */
export const campaignDecisions = ['resource', 'retain', 'reinforce', 'passenger', ...selectionDecisions] as const;
