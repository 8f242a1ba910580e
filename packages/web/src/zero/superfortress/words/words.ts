import { type Language, zeroCampaignWords } from '@tallyho/words';
import { dogfightWords } from '../../../dogfight/words/words.ts';
import { useLanguage } from '../../../words/language.tsx';
import { typesetFrench } from '../../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = { ...en };

/** What the B-29s in China say, beside what the catalogue knows of targets; a text that French lacks does not compile. */
export type SuperfortressWords = typeof english & {
  /** The Altitudes, from Very Low to Very High. */
  readonly levels: readonly string[];
  readonly kinds: ReturnType<typeof zeroCampaignWords>['targetKinds'];
  readonly states: ReturnType<typeof zeroCampaignWords>['levels'];
};

const french: typeof english = fr;

const known = (language: Language): Pick<SuperfortressWords, 'levels' | 'kinds' | 'states'> => {
  const { targetKinds, levels } = zeroCampaignWords(language);
  return { levels: dogfightWords[language].terms.levels, kinds: targetKinds, states: levels };
};

export const superfortressWords: { readonly [language in Language]: SuperfortressWords } = {
  en: { ...english, ...known('en') },
  fr: { ...typesetFrench(french), ...known('fr') },
};

export const useSuperfortressWords = (): SuperfortressWords => superfortressWords[useLanguage().language];

/** A share of a hundred, without fractions; what is rarer than that is not nothing. */
export function percent(share: number, language: Language): string {
  const said = (value: number): string => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  return share > 0 && share < 0.005 ? `< ${said(0.01)}` : said(share);
}
