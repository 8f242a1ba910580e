import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { en, type LessonWords } from './en.ts';
import { fr } from './fr.ts';

export const lessonWords: { readonly [language in Language]: LessonWords } = { en, fr: typesetFrench(fr) };

export const useLessonWords = (): LessonWords => lessonWords[useLanguage().language];
