import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { match as en } from './en-match.ts';
import { match as fr } from './fr-match.ts';

type MatchWords = typeof en;

const matchWords: { readonly [language in Language]: MatchWords } = { en, fr: typesetFrench<MatchWords>(fr) };

export const useMatchWords = (): MatchWords => matchWords[useLanguage().language];
