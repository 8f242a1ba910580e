import {
  basePack,
  type CardRow,
  type CorsairsResourceName,
  campaignBase,
  type ListedAircraft,
  type ResourceName,
} from '../../src/content/index.ts';
import type { Row } from './sheets.ts';

/** The page's names of aircraft, and our ids where they are not the name itself. */
const names: { readonly [written: string]: string } = {
  F4F: 'f4f-3',
  F6F: 'f6f-3',
  SBD: 'sbd-3',
  'N1K-J': 'n1k2-j',
  'Ki-84-Ia': 'ki-84',
  'Ki-45N': 'ki-45-kai-c',
};

const all = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations];

/** 'L/W Ki-61', '2 L TBF', '4 G4M1': how the page lists aircraft. */
export function readListed(text: string): ListedAircraft {
  const [, count = '1', as = 'aircraft', name = ''] =
    /^(?:(\d+) )?(?:(L\/W|L) )?(.+?)(?: with MXY7)?$/.exec(text) ?? [];
  const aircraft = names[name] ?? name.toLowerCase();
  if (!all.some(({ id }) => id === aircraft)) throw new Error(`nobody knows the ${text}`);
  return { count: Number(count), as: as as ListedAircraft['as'], aircraft };
}

/** The aircraft of some columns of a row. */
export const forcesIn = (row: Row, columns: readonly string[]): ListedAircraft[] =>
  columns.flatMap((column) => (row[column].text === '–' ? [] : [readListed(row[column].text)]));

/** A row of a table that is read by a card: by its title, IN MY SIGHTS by its Bursts. */
export function cardOf(title: string): CardRow {
  const shots = /^IN MY SIGHTS \((\d)B\)$/.exec(title);
  const wanted = shots === null ? title.toLowerCase().replaceAll(' ', '-') : `ims-${shots[1]}b`;
  return (wanted === 'out-of-the-sun' ? 'ots' : wanted) as CardRow;
}

/** 'Bacolod, Negros' is 'bacolod-negros'. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** The Target Sheet of a kind; null: it is none. */
export const sheetOf = (kind: string): string | null =>
  campaignBase.targets.find((one) => one.kind === slug(kind))?.id ?? null;

/** An option by the name that the page gives it; null: none. */
export function effectOf(text: string): ResourceName | CorsairsResourceName | null {
  const name = slug(text.replace(/ \(.*\)/, ''));
  return text === '–' ? null : ((name === 'air-to-ground-rockets' ? 'rockets' : name) as ResourceName);
}
