import { readsSelection, writeSelection } from '../selection/notation.ts';
import type { CampaignChoice } from './choices.ts';

/*
 * Between Missions a Resource is named by its number: 'resource 3', and the second of what it may be: 'resource 5 b'. 'retain a6m2',
 * 'reinforce d3a1', 'passenger in 2'; who flies what is written as the selection writes it. (A Mission has the notation of Zero!.)
 */

export function write(choice: CampaignChoice): string {
  switch (choice.do) {
    case 'resource':
      return `resource ${choice.resource}${choice.entry === undefined ? '' : ` ${letters[choice.entry]}`}`;
    case 'retain':
    case 'reinforce':
      return `${choice.do} ${choice.aircraft}`;
    case 'passenger':
      return `passenger in ${choice.aircraft + 1}`;
    default:
      return writeSelection(choice);
  }
}
const letters = ['a', 'b', 'c', 'd'] as const;

const forms = [/^resource \d+( [a-d])?$/, /^(retain|reinforce) \S+$/, /^passenger in \d+$/];

export const reads = (text: string): boolean => forms.some((form) => form.test(text)) || readsSelection(text);
