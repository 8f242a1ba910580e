import { plain, type Seat } from '@tallyho/kernel';
import { type Choice, pivots } from './choices.ts';
import { manoeuvres } from './content/types.ts';
import { type Kind, NO_KIND, type WingsOfWar } from './state.ts';

export const nameOfKind = (kind: Kind): string => (kind === NO_KIND || kind < 0 ? '-' : manoeuvres[kind]);

/** A choice as a short text, unique among the options of its decision. An illegal card carries an exclamation mark. */
export function write(s: WingsOfWar, choice: Choice, _seat: Seat): string {
  switch (choice.do) {
    case 'plan':
      return nameOfKind(choice.card);
    case 'dare':
      return `${nameOfKind(choice.card)} !`;
    case 'idle':
      return 'no cards';
    case 'tail':
      return `tail ${s.fixed.planes[choice.target].label}`;
    case 'no-tail':
      return 'do not tail';
    case 'order':
      return `order ${choice.cards.map(nameOfKind).join(', ')}`;
    case 'fire':
      return `fire at ${s.fixed.planes[choice.target].label}`;
    case 'hold':
      return 'hold fire';
    case 'pivot':
      return `pivot ${pivots[choice.point]}`;
    case 'turn':
      return `turn ${choice.degrees}`;
    case 'floor':
      return `floor ${choice.floor}`;
    case 'keep':
      return 'keep floor';
    default:
      return choice.do;
  }
}

const words = ['no cards', 'ready', 'again', 'do not tail', 'hold fire', 'stay', 'keep floor', 'agree', 'refuse'];
const isManoeuvre = (text: string): boolean => manoeuvres.some((name) => name === text);

/** Whether a text is notation at all, legal now or not. */
export function reads(s: WingsOfWar, given: string): boolean {
  const text = plain(given);
  if (words.includes(text) || isManoeuvre(text.replace(/ !$/, ''))) return true;
  const [, verb, rest] = text.match(/^(tail|fire at|order|pivot|turn|floor) (.+)$/) ?? [];
  switch (verb) {
    case 'tail':
    case 'fire at':
      return s.fixed.planes.some(({ label }) => label === rest);
    case 'order':
      return rest.split(', ').every(isManoeuvre);
    case 'pivot':
      return pivots.some((point) => point === rest);
    case 'turn':
    case 'floor':
      return /^\d{1,3}$/.test(rest);
    default:
      return false;
  }
}
