import { type CorsairsTexts, corsairsTexts as en } from './en/zero-corsairs.ts';
import { corsairsTexts as fr } from './fr/zero-corsairs.ts';
import type { Language } from './language.ts';

const texts: { readonly [L in Language]: CorsairsTexts } = { en, fr };

/** What the sheets of CORSAIRS AND HELLCATS say; apart from the catalogue, because only its rooms need them. */
export const corsairsWords = (language: Language): CorsairsTexts => texts[language];
