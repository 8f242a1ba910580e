import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { en, type HomeWords } from './en.ts';
import { fr } from './fr.ts';

const homeWords: { readonly [language in Language]: HomeWords } = { en, fr: typesetFrench(fr) };

export const useHomeWords = (): HomeWords => homeWords[useLanguage().language];
