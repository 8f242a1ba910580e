import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { type DebriefWords, en } from './en.ts';
import { fr } from './fr.ts';

const debriefWords: { readonly [language in Language]: DebriefWords } = { en, fr: typesetFrench(fr) };

export const useDebriefWords = (): DebriefWords => debriefWords[useLanguage().language];
