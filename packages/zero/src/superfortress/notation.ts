import { trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import { altitudes } from '../content/types.ts';
import { duties, type SuperfortressChoice } from './choices.ts';

/*
 * '1 to mission', '2 to supply', 'fly very high', 'tick 1 defense', 'no lesson', 'replace 2', 'no replacement', 'buy 2 support',
 * 'enough'.
 */

export function write(choice: SuperfortressChoice): string {
  switch (choice.do) {
    case 'duty':
      return `${choice.aircraft + 1} to ${duties[choice.duty]}`;
    case 'fly':
      return `fly ${altitudes[choice.altitude]}`;
    case 'tick':
    case 'buy':
      return `${choice.do} ${choice.aircraft + 1} ${trainingBoxes[choice.box]}`;
    case 'replace':
      return `replace ${choice.aircraft + 1}`;
    case 'no-lesson':
      return 'no lesson';
    case 'no-replacement':
      return 'no replacement';
    case 'enough':
      return 'enough';
  }
}

const names = (list: readonly string[]): string => list.join('|');
const forms: readonly RegExp[] = [
  new RegExp(`^[1-3] to (${names(duties)})$`),
  new RegExp(`^fly (${names(altitudes)})$`),
  new RegExp(`^(tick|buy) [1-3] (${names(trainingBoxes)})$`),
  /^replace [1-3]$/,
  /^(no lesson|no replacement|enough)$/,
];

/** Whether a text names a verb, a B-29, a duty, a box or an Altitude that there is. */
export const reads = (text: string): boolean => forms.some((form) => form.test(text));
