import type { Language } from '@tallyho/words';
import { minus, signed } from '@tallyho/words/figures';
import { type TableWords, tableWords } from '../../play/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

interface OwnWords {
  readonly table: typeof en.table;
  readonly card: typeof en.card;
  readonly result: typeof en.result;
  readonly terms: typeof en.terms;
  readonly setUp: typeof en.setUp;
}

/** What the sky says in both games flown in it, and what every table says. */
export type DogfightWords = { readonly [part in keyof TableWords]: TableWords[part] & OwnWords[part] } & Pick<
  OwnWords,
  'card'
>;

const together = (every: TableWords, own: OwnWords): DogfightWords => ({
  table: { ...every.table, ...own.table },
  card: own.card,
  result: { ...every.result, ...own.result },
  terms: { ...every.terms, ...own.terms },
  setUp: { ...every.setUp, ...own.setUp },
});

export const dogfightWords: { readonly [language in Language]: DogfightWords } = {
  en: together(tableWords.en, en),
  fr: together(
    tableWords.fr,
    typesetFrench<OwnWords>({ table: fr.table, card: fr.card, result: fr.result, terms: fr.terms, setUp: fr.setUp }),
  ),
};

export const useDogfightWords = (): DogfightWords => dogfightWords[useLanguage().language];

/** Levels from 0 (Very Low) to 4; −1: not in the air yet. */
export const levelName = ({ terms }: DogfightWords, altitude: number): string => terms.levels[altitude] ?? '–';
export const atLevel = ({ terms }: DogfightWords, altitude: number): string => terms.atLevel[altitude] ?? '';
/** Positions from −2 (Tailed) to 2 (Tailing). */
export const positionName = ({ terms }: DogfightWords, position: number): string => terms.positions[position + 2] ?? '';

/** The parts of a rating as a sum: '= 5 card −1 damage +1 pilot'; '' where there is nothing to explain. */
export const sumWords = (
  { table }: DogfightWords,
  parts: readonly { readonly name: string; readonly by: number }[],
): string =>
  parts.length < 2
    ? ''
    : table.ratingWhy(parts.map(({ name, by }, i) => `${i === 0 ? minus(by) : signed(by)} ${name}`).join(' '));

/** Which turn it is, of how many. */
export const turnWords = ({ table }: DogfightWords, turn: number, of: number): string =>
  turn === 0 ? table.beforeTurns : table.turnOf({ turn, of });
