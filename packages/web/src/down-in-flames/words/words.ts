import type { Language } from '@tallyho/words';
import { type DogfightWords, dogfightWords } from '../../dogfight/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as enAsks from './en-asks.ts';
import { events as enEvents } from './en-events.ts';
import { help as enHelp } from './en-help.ts';
import { setUp as enSetUp } from './en-set-up.ts';
import { sortie as enSortie } from './en-sortie.ts';
import * as enTable from './en-table.ts';
import { terms as enTerms } from './en-terms.ts';
import * as frAsks from './fr-asks.ts';
import { events as frEvents } from './fr-events.ts';
import { help as frHelp } from './fr-help.ts';
import { setUp as frSetUp } from './fr-set-up.ts';
import { sortie as frSortie } from './fr-sortie.ts';
import * as frTable from './fr-table.ts';
import { terms as frTerms } from './fr-terms.ts';

const en = {
  asks: enAsks.asks,
  choices: enAsks.choices,
  help: enHelp,
  events: enEvents,
  terms: enTerms,
  table: enTable.table,
  result: enTable.result,
  setUp: enSetUp,
  sortie: enSortie,
};

/**
 * Everything the room of Down In Flames says beside what the sky does; a text that French lacks does not
 * compile.
 */
export type DuelWords = typeof en & { readonly shared: DogfightWords };

const fr: typeof en = {
  asks: frAsks.asks,
  choices: frAsks.choices,
  help: frHelp,
  events: frEvents,
  terms: frTerms,
  table: frTable.table,
  result: frTable.result,
  setUp: frSetUp,
  sortie: frSortie,
};

export const duelWords: { readonly [language in Language]: DuelWords } = {
  en: { ...en, shared: dogfightWords.en },
  fr: { ...typesetFrench(fr), shared: dogfightWords.fr },
};

export const useDuelWords = (): DuelWords => duelWords[useLanguage().language];
