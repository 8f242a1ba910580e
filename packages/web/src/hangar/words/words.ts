import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { en, type HangarWords } from './en.ts';
import { fr } from './fr.ts';

export type { HangarWords } from './en.ts';

export const hangarWords: { readonly [language in Language]: HangarWords } = { en, fr: typesetFrench(fr) };

export const useHangarWords = (): HangarWords => hangarWords[useLanguage().language];
