import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { type CareerWords, en } from './en.ts';
import { fr } from './fr.ts';

const careerWords: { readonly [language in Language]: CareerWords } = { en, fr: typesetFrench(fr) };

export const useCareerWords = (): CareerWords => careerWords[useLanguage().language];
