import { guadalcanalTexts as en, type GuadalcanalTexts } from './en/zero-guadalcanal.ts';
import { guadalcanalTexts as fr } from './fr/zero-guadalcanal.ts';
import type { Language } from './language.ts';

const texts: { readonly [L in Language]: GuadalcanalTexts } = { en, fr };

/** What the sheet of the Guadalcanal campaign says; apart from the catalogue, because only its room needs it. */
export const guadalcanalWords = (language: Language): GuadalcanalTexts => texts[language];
