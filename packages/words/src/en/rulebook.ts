import type { RulebookProblem } from '@tallyho/rulebook';
import type { Sentences } from '../format.ts';
import { meant } from './grammar.ts';

export const rulebookSentences: Sentences<RulebookProblem> = {
  'rule-unknown': (place, fact) => `No book has a rule “${place}”.${meant(fact('near'))}`,
};
