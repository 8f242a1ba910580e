import { type Language, zeroCampaignWords, zeroCarrierWords } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import { minus } from '@tallyho/words/figures';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import { type ContentWords, en } from './en.ts';
import { fr } from './fr.ts';

export type { ContentWords } from './en.ts';

/** What the sheets of both games of the Pacific call places, Missions and Resources. */
function sheetNames(language: Language): { readonly [value: string]: string } {
  const { resources, places, specialMissions, systems } = corsairsWords(language);
  const { tracks } = zeroCarrierWords(language);
  return {
    ...zeroCampaignWords(language).resources,
    ...tracks,
    ...resources,
    ...places,
    ...specialMissions,
    ...systems,
  };
}

const withSheets = (w: ContentWords, language: Language): ContentWords => ({
  ...w,
  values: { ...w.values, ...sheetNames(language) },
});

export const contentWords: { readonly [language in Language]: ContentWords } = {
  en: withSheets(en, 'en'),
  fr: withSheets(typesetFrench(fr), 'fr'),
};

export const useContentWords = (): ContentWords => contentWords[useLanguage().language];

/**
 * A way to a value in words: 'Front, Horsepower, No. 2'. A `front` that is a value itself is no side of a card, but a
 * gun.
 */
export const pathWords = (w: ContentWords, path: readonly (string | number)[]): string =>
  path.length === 1 && path[0] === 'front'
    ? w.frontGun
    : path.map((step) => (typeof step === 'number' ? w.nth(step + 1) : fieldWords(w, step))).join(', ');

export function fieldWords({ fields }: ContentWords, field: string): string {
  const known: { readonly [field: string]: string } = fields;
  return known[field] ?? field;
}

/** A value in words, as far as it is one: names and titles stay as they are printed. */
export function valueWords(w: ContentWords, value: string | number | boolean | null): string {
  const known: { readonly [value: string]: string } = w.values;
  if (typeof value === 'boolean') return value ? w.yes : w.no;
  if (value === null || value === '') return w.nothing;
  if (typeof value === 'number') return minus(value);
  return value
    .split(', ')
    .map((part) => known[part] ?? part)
    .join(', ');
}
