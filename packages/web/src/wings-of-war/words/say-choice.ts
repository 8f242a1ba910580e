import type { Seat } from '@tallyho/kernel';
import { type Choice, subjectOf } from '@tallyho/wings-of-war';
import type { Language } from '@tallyho/words';
import type { WingsMatch } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { aboutOf } from './question.ts';
import { choiceWords } from './speak.ts';
import { wingsWords } from './words.ts';

/** A choice in the words of the table, as the seat that makes it would read it. */
export function sayChoice(match: WingsMatch, seat: Seat, choice: Choice, language: Language): string {
  const { view, names } = modelOf(match, seat);
  return choiceWords(wingsWords[language], view, names, aboutOf(view, subjectOf(view, seat)), choice);
}
