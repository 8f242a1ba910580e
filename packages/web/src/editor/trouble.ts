import { type Language, sentence } from '@tallyho/words';
import type { Bringing } from './brought.ts';
import type { EditorWords } from './words/en.ts';

/** Why there is no pack in what somebody brought, in plain words. */
export const sayTrouble = (
  trouble: Extract<Bringing, { readonly ok: false }>,
  w: EditorWords,
  language: Language,
): string => (trouble.why === 'excess' ? sentence(trouble.problem, language) : w.troubles[trouble.why]);
