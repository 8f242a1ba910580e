import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** What every table says, whatever is flown on it; a text that French lacks does not compile. */
export interface TableWords {
  readonly table: typeof en.table;
  readonly result: typeof en.result;
  readonly terms: typeof en.terms;
  readonly setUp: typeof en.setUp;
}

export const tableWords: { readonly [language in Language]: TableWords } = {
  en: { table: en.table, result: en.result, terms: en.terms, setUp: en.setUp },
  fr: typesetFrench<TableWords>({ table: fr.table, result: fr.result, terms: fr.terms, setUp: fr.setUp }),
};

export const useTableWords = (): TableWords => tableWords[useLanguage().language];
