import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as enAsks from './en-asks.ts';
import { cards as enCards } from './en-cards.ts';
import { events as enEvents } from './en-events.ts';
import { film as enFilm } from './en-film.ts';
import { map as enMap } from './en-map.ts';
import { setUp as enSetUp } from './en-set-up.ts';
import * as enTable from './en-table.ts';
import { terms as enTerms } from './en-terms.ts';
import * as frAsks from './fr-asks.ts';
import { cards as frCards } from './fr-cards.ts';
import { events as frEvents } from './fr-events.ts';
import { film as frFilm } from './fr-film.ts';
import { map as frMap } from './fr-map.ts';
import { setUp as frSetUp } from './fr-set-up.ts';
import * as frTable from './fr-table.ts';
import { terms as frTerms } from './fr-terms.ts';

const en = {
  language: 'en' as Language,
  asks: enAsks.asks,
  cards: enCards,
  choices: enAsks.choices,
  help: enAsks.help,
  events: enEvents,
  film: enFilm,
  map: enMap,
  terms: enTerms,
  table: enTable.table,
  result: enTable.result,
  setUp: enSetUp,
};

/**
 * Everything the room of Wings of War says, besides what every table says; a text that French lacks does not compile.
 */
export type WingsWords = typeof en;

const fr: WingsWords = {
  language: 'fr',
  asks: frAsks.asks,
  cards: frCards,
  choices: frAsks.choices,
  help: frAsks.help,
  events: frEvents,
  film: frFilm,
  map: frMap,
  terms: frTerms,
  table: frTable.table,
  result: frTable.result,
  setUp: frSetUp,
};

export const wingsWords: { readonly [language in Language]: WingsWords } = { en, fr: typesetFrench(fr) };

export const useWingsWords = (): WingsWords => wingsWords[useLanguage().language];
