import { type Language, zeroCampaignWords, zeroCarrierWords } from '@tallyho/words';
import { useLanguage } from '../../../words/language.tsx';
import { typesetFrench } from '../../../words/typeset.ts';
import { type LandWords, landWords } from '../../campaign/words/words.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = {
  setUp: en.setUp,
  history: en.history,
  desk: en.desk,
  orders: en.orders,
  tracks: en.tracks,
  chart: en.chart,
  passage: en.passage,
  report: en.report,
  outcome: en.outcome,
  events: en.events,
};

/**
 * What Carrier campaigns of Zero! say, beside what the catalogue knows of them and what Land campaigns say too; a text
 * that French lacks does not compile.
 */
export type CarrierWords = typeof english & {
  readonly carriers: ReturnType<typeof zeroCarrierWords>;
  readonly sides: ReturnType<typeof zeroCampaignWords>['sides'];
  readonly land: LandWords;
};

const french: typeof english = {
  setUp: fr.setUp,
  history: fr.history,
  desk: fr.desk,
  orders: fr.orders,
  tracks: fr.tracks,
  chart: fr.chart,
  passage: fr.passage,
  report: fr.report,
  outcome: fr.outcome,
  events: fr.events,
};

const rest = (language: Language) => ({
  carriers: zeroCarrierWords(language),
  sides: zeroCampaignWords(language).sides,
  land: landWords[language],
});

export const carrierWords: { readonly [language in Language]: CarrierWords } = {
  en: { ...english, ...rest('en') },
  fr: { ...typesetFrench(french), ...rest('fr') },
};

export const useCarrierWords = (): CarrierWords => carrierWords[useLanguage().language];
