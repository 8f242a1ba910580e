import type { BookLanguage } from '../parse.ts';

/** Shorter than this nothing is left of a word. */
const LEAST = 3;

/** Endings, longest first; the first that leaves enough of a word is taken off it. */
const endings: { readonly [language in BookLanguage]: readonly (readonly [ending: string, instead: string])[] } = {
  en: [
    ['ations', ''],
    ['ation', ''],
    ['ments', ''],
    ['ment', ''],
    ['ings', ''],
    ['ying', 'y'],
    ['ing', ''],
    ['ies', 'y'],
    ['ied', 'y'],
    ['ers', ''],
    ['es', ''],
    ['ed', ''],
    ['er', ''],
    ['ly', ''],
    ['s', ''],
    ['e', ''],
  ],
  fr: [
    ['issements', ''],
    ['issement', ''],
    ['ements', ''],
    ['ement', ''],
    ['ations', ''],
    ['ation', ''],
    ['eaux', 'eau'],
    ['aux', 'al'],
    ['antes', ''],
    ['ante', ''],
    ['ants', ''],
    ['ant', ''],
    ['erez', ''],
    ['aient', ''],
    ['ions', ''],
    ['ees', ''],
    ['ent', ''],
    ['ait', ''],
    ['era', ''],
    ['eur', ''],
    ['ons', ''],
    ['ee', ''],
    ['es', ''],
    ['er', ''],
    ['ez', ''],
    ['ir', ''],
    ['is', ''],
    ['it', ''],
    ['s', ''],
    ['x', ''],
    ['e', ''],
    ['i', ''],
  ],
};

/** What climb, climbs and climbing have in common, and what monter and montée have: the same for words of one family, as far as endings tell. */
export function stemOf(word: string, language: BookLanguage): string {
  if (/\d/.test(word)) return word;
  const spelt = language === 'en' ? word.replace('oeu', 'eu').replace(/our$/, 'or') : word;
  const [ending, instead] = endings[language].find(([end]) => spelt.endsWith(end) && leaves(spelt, end)) ?? ['', ''];
  const left = spelt.slice(0, spelt.length - ending.length) + instead;
  const single = left.replace(/([bdfglmnprt])\1$/, '$1');
  return language === 'en' ? single.replace(/uver$/, 'uvr').replace(/uv$/, 'uvr') : single;
}

/** A word that ends in ss has no plural s. */
const leaves = (word: string, ending: string): boolean =>
  word.length - ending.length >= LEAST && !(ending === 's' && word.endsWith('ss'));
