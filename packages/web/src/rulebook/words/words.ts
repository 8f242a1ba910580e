import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { en, type RulebookWords } from './en.ts';
import { fr } from './fr.ts';

export const rulebookWords: { readonly [language in Language]: RulebookWords } = { en, fr: typesetFrench(fr) };

export const useRulebookWords = (): RulebookWords => rulebookWords[useLanguage().language];
