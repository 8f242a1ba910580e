import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { en, type StoryWords } from './en.ts';
import { fr } from './fr.ts';

const storyWords: { readonly [language in Language]: StoryWords } = { en, fr: typesetFrench(fr) };

export const useStoryWords = (): StoryWords => storyWords[useLanguage().language];
