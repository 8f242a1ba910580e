import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { en, type PuzzleWords } from './en.ts';
import { fr } from './fr.ts';

export const puzzleWords: { readonly [language in Language]: PuzzleWords } = { en, fr: typesetFrench(fr) };

export const usePuzzleWords = (): PuzzleWords => puzzleWords[useLanguage().language];
