import { type Choice, subjectOf } from '@tallyho/wings-of-war';
import type { Language } from '@tallyho/words';
import type { Retelling } from '../../play/retelling.ts';
import type { WingsLook } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { linesOf } from './log-lines.ts';
import { promptFor } from './prompt.ts';
import { aboutOf } from './question.ts';
import { choiceWords } from './speak.ts';
import { wingsWords } from './words.ts';

/** A moment of a fight in words, as one seat knows it. */
export function retell(look: WingsLook, language: Language): Retelling {
  const w = wingsWords[language];
  const model = modelOf(look);
  const { view, names } = model;
  const { decision } = look;
  return {
    lines: linesOf(w, model, look.told),
    prompt: decision === null ? '' : promptFor(w, view, names, decision),
    refused: ({ choice, reason, because }) => ({
      text: choiceWords(w, view, names, aboutOf(view, subjectOf(view, look.seat)), choice as Choice),
      reason,
      rule: because,
      inSight: false,
    }),
  };
}
