import type { Language } from '@tallyho/words';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** What the plotting table itself says, whatever is flown on it; a text that French lacks does not compile. */
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

/** Levels from 0 (Very Low) to 4; −1: not in the air yet. */
export const levelName = ({ terms }: TableWords, altitude: number): string => terms.levels[altitude] ?? '–';
export const atLevel = ({ terms }: TableWords, altitude: number): string => terms.atLevel[altitude] ?? '';
/** Positions from −2 (Tailed) to 2 (Tailing). */
export const positionName = ({ terms }: TableWords, position: number): string => terms.positions[position + 2] ?? '';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The parts of a rating as a sum: '= 5 card −1 damage +1 pilot'; '' where there is nothing to explain. */
export const sumWords = (
  { table }: TableWords,
  parts: readonly { readonly name: string; readonly by: number }[],
): string =>
  parts.length < 2
    ? ''
    : table.ratingWhy(parts.map(({ name, by }, i) => `${i === 0 ? by : signed(by)} ${name}`).join(' '));

/** Which turn it is, of how many. */
export const turnWords = ({ table }: TableWords, turn: number, of: number): string =>
  turn === 0 ? table.beforeTurns : table.turnOf({ turn, of });
