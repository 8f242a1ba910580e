import { campaignWords, type Language } from '@tallyho/words';
import { useLanguage } from '../../../words/language.tsx';
import { typesetFrench } from '../../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const english = {
  setUp: en.setUp,
  desk: en.desk,
  order: en.order,
  map: en.map,
  report: en.report,
  outcome: en.outcome,
  events: en.events,
};

/**
 * What campaigns of Down In Flames say, beside what the catalogue knows of each of them; a text that French lacks does not
 * compile.
 */
export type RoomWords = typeof english & { readonly campaigns: ReturnType<typeof campaignWords> };

const french: typeof english = {
  setUp: fr.setUp,
  desk: fr.desk,
  order: fr.order,
  map: fr.map,
  report: fr.report,
  outcome: fr.outcome,
  events: fr.events,
};

export const roomWords: { readonly [language in Language]: RoomWords } = {
  en: { ...english, campaigns: campaignWords('en') },
  fr: { ...typesetFrench(french), campaigns: campaignWords('fr') },
};

export const useRoomWords = (): RoomWords => roomWords[useLanguage().language];
