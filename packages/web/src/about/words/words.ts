import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { type AboutWords, en } from './en.ts';
import { fr } from './fr.ts';

export const aboutWords: { readonly [language in Language]: AboutWords } = { en, fr: typesetFrench(fr) };

export const useAboutWords = (): AboutWords => aboutWords[useLanguage().language];
