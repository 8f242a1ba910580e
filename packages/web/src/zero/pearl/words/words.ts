import { type Language, zeroCarrierWords } from '@tallyho/words';
import { useLanguage } from '../../../words/language.tsx';
import { typesetFrench } from '../../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = {
  setUp: en.setUp,
  best: en.best,
  desk: en.desk,
  kinds: en.kinds,
  classes: en.classes,
  levels: en.levels,
  results: en.results,
  slip: en.slip,
  score: en.score,
  choices: en.choices,
  events: en.events,
  outcome: en.outcome,
};

/** What Pearl Harbor says, beside what the catalogue knows of its targets and results; a text that French lacks does not compile. */
export type PearlWords = typeof english & {
  readonly about: { readonly story: string; readonly advice: string };
  readonly pearl: ReturnType<typeof zeroCarrierWords>['pearl'];
};

const french: typeof english = {
  setUp: fr.setUp,
  best: fr.best,
  desk: fr.desk,
  kinds: fr.kinds,
  classes: fr.classes,
  levels: fr.levels,
  results: fr.results,
  slip: fr.slip,
  score: fr.score,
  choices: fr.choices,
  events: fr.events,
  outcome: fr.outcome,
};

const known = (language: Language): Pick<PearlWords, 'about' | 'pearl'> => {
  const { about, pearl } = zeroCarrierWords(language);
  return { about: about['pearl-harbor'], pearl };
};

export const pearlWords: { readonly [language in Language]: PearlWords } = {
  en: { ...english, ...known('en') },
  fr: { ...typesetFrench(french), ...known('fr') },
};

export const usePearlWords = (): PearlWords => pearlWords[useLanguage().language];
