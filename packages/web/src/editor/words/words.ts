import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { type EditorWords, en } from './en.ts';
import { fr } from './fr.ts';

export const editorWords: { readonly [language in Language]: EditorWords } = { en, fr: typesetFrench(fr) };

export const useEditorWords = (): EditorWords => editorWords[useLanguage().language];
