import { type Language, zeroCampaignWords } from '@tallyho/words';
import { guadalcanalWords as sheetWords } from '@tallyho/words/guadalcanal';
import { useLanguage } from '../../../words/language.tsx';
import { typesetFrench } from '../../../words/typeset.ts';
import { type LandWords, landWords } from '../../campaign/words/words.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = {
  setUp: en.setUp,
  desk: en.desk,
  track: en.track,
  weather: en.weather,
  roster: en.roster,
  steps: en.steps,
  mission: en.mission,
  asks: en.asks,
  form: en.form,
  choices: en.choices,
  map: en.map,
  passage: en.passage,
  report: en.report,
  outcome: en.outcome,
  events: en.events,
};

/** What the Guadalcanal campaign says, beside what its sheet says and what Land campaigns say too. */
export type GuadalcanalWords = typeof english & {
  readonly sheet: ReturnType<typeof sheetWords>;
  readonly sides: ReturnType<typeof zeroCampaignWords>['sides'];
  readonly land: LandWords;
};

const french: typeof english = {
  setUp: fr.setUp,
  desk: fr.desk,
  track: fr.track,
  weather: fr.weather,
  roster: fr.roster,
  steps: fr.steps,
  mission: fr.mission,
  asks: fr.asks,
  form: fr.form,
  choices: fr.choices,
  map: fr.map,
  passage: fr.passage,
  report: fr.report,
  outcome: fr.outcome,
  events: fr.events,
};

const rest = (language: Language) => ({
  sides: zeroCampaignWords(language).sides,
  land: landWords[language],
});

export const guadalcanalWords: { readonly [language in Language]: GuadalcanalWords } = {
  en: { ...english, ...rest('en'), sheet: sheetWords('en') },
  fr: { ...typesetFrench(french), ...rest('fr'), sheet: typesetFrench(sheetWords('fr')) },
};

export const useGuadalcanalWords = (): GuadalcanalWords => guadalcanalWords[useLanguage().language];
