import type { RulebookProblem } from '@tallyho/rulebook';
import type { Sentences } from '../format.ts';
import { meant } from './grammar.ts';

export const rulebookSentences: Sentences<RulebookProblem> = {
  'rule-unknown': (place, fact) => `Aucun livret n’a de règle « ${place} ».${meant(fact('near'))}`,
};
