import type { Skill, selection } from '@tallyho/zero';
import { atLeast } from '../thumbs.ts';

/** CH-19.24r — letters that are lost on a Wingman. */
const forLeaders: ReadonlySet<Skill> = new Set<Skill>(['A', 'CV', 'G']);

/** What a pilot would bring as Leader and not as Wingman. */
const lostOn = (letters: readonly Skill[]): number => letters.filter((letter) => forLeaders.has(letter)).length;

const DEAR = 4;

/**
 * How good the choices of a selection look: whoever would waste his skills beside a Leader leads, and the others fly as Wingmen. The deck
 * is left as it is; types and services come as they like.
 */
export function weighSelection(
  options: readonly selection.SelectionChoice[],
  lettersOf: (pilot: string) => readonly Skill[],
  weights: number[],
): void {
  for (const choice of options) {
    if (choice.do === 'assign') {
      const lost = lostOn(lettersOf(choice.pilot));
      weights.push(atLeast(DEAR ** (choice.place.endsWith('wingman') ? -lost : lost)));
    } else weights.push(choice.do === 'reshuffle' && choice.wanted ? atLeast(1 / DEAR) : 1);
  }
}
