import { type Language, zeroCampaignWords } from '@tallyho/words';
import { useLanguage } from '../../../words/language.tsx';
import { typesetFrench } from '../../../words/typeset.ts';
import { corsairs as corsairsEn } from './corsairs-en.ts';
import { corsairs as corsairsFr } from './corsairs-fr.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = {
  setUp: en.setUp,
  desk: en.desk,
  fates: en.fates,
  order: en.order,
  map: en.map,
  report: en.report,
  outcome: en.outcome,
  events: en.events,
  corsairs: corsairsEn,
};

/**
 * What Land campaigns of Zero! say, beside what the catalogue knows of each of them; a text that French lacks does not
 * compile.
 */
export type LandWords = typeof english & { readonly campaigns: ReturnType<typeof zeroCampaignWords> };

const french: typeof english = {
  setUp: fr.setUp,
  desk: fr.desk,
  fates: fr.fates,
  order: fr.order,
  map: fr.map,
  report: fr.report,
  outcome: fr.outcome,
  events: fr.events,
  corsairs: corsairsFr,
};

export const landWords: { readonly [language in Language]: LandWords } = {
  en: { ...english, campaigns: zeroCampaignWords('en') },
  fr: { ...typesetFrench(french), campaigns: zeroCampaignWords('fr') },
};

export const useLandWords = (): LandWords => landWords[useLanguage().language];

/** A share of one as so many in a hundred; '': none. */
export const percent = (share: number, language: Language): string =>
  share === 0
    ? ''
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);
