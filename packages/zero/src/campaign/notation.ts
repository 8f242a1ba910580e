import type { CampaignChoice } from './choices.ts';

/* Between Missions a Resource is named by its number: 'resource 3'. (A Mission has the notation of Zero!.) */

export const write = (choice: CampaignChoice): string => `resource ${choice.resource}`;
export const reads = (text: string): boolean => /^resource \d+$/.test(text);
