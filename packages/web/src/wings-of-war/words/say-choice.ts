import { type Choice, subjectOf } from '@tallyho/wings-of-war';
import type { Language } from '@tallyho/words';
import type { WingsLook } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { aboutOf } from './question.ts';
import { choiceWords } from './speak.ts';
import { wingsWords } from './words.ts';

/** A choice in the words of the table, as the seat that makes it would read it. */
export function sayChoice(look: WingsLook, choice: Choice, language: Language): string {
  const { seat } = look;
  const { view, names } = modelOf(look);
  return choiceWords(wingsWords[language], view, names, aboutOf(view, subjectOf(view, seat)), choice);
}
