import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = { desk: en.desk, passage: en.passage, report: en.report, setUp: en.setUp };

/** What the room of campaigns says of every campaign; a text that French lacks does not compile. */
export type CampaignWords = typeof english;

const french: CampaignWords = { desk: fr.desk, passage: fr.passage, report: fr.report, setUp: fr.setUp };

export const deskWords: { readonly [language in Language]: CampaignWords } = {
  en: english,
  fr: typesetFrench(french),
};

export const useCampaignWords = (): CampaignWords => deskWords[useLanguage().language];
