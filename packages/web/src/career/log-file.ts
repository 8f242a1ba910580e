import { isFields } from '../saved/fields.ts';
import { results } from '../saved/result.ts';
import { rungs, type Sortie } from './sortie.ts';

/** A pilot's log book, as it is kept and as a file. */
export interface LogBook {
  readonly name: string;
  readonly sorties: readonly Sortie[];
}

export const emptyLog: LogBook = { name: '', sorties: [] };

/** How log books are written down; a page that finds a higher number is too old for it. */
const FORMAT = 2;
/** What lines did not have when books were written as before. */
const before2: Pick<Sortie, 'downed' | 'ships' | 'lowest'> = { downed: null, ships: 0, lowest: null };
const IS_LOG = 'tally-ho log book';
/** What a log book of a long life holds, and no more is read. */
export const MOST_CHARACTERS = 4_000_000;
const MOST_SORTIES = 10_000;
export const LONGEST_NAME = 40;
const LONGEST_TEXT = 200;
const MOST_DOWNED = 1_000;

/** Why something is no log book. */
export const logFaults = ['too-large', 'not-json', 'not-a-log', 'newer', 'field', 'too-many'] as const;
export type LogFault = (typeof logFaults)[number];

export type ReadLog =
  | { readonly ok: true; readonly log: LogBook }
  /** `place`: where in it, such as 'sorties.3.result'; empty: as a whole. */
  | { readonly ok: false; readonly fault: LogFault; readonly place: string };

const fault = (why: LogFault, place = ''): ReadLog => ({ ok: false, fault: why, place });

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;

const fields: { readonly [field in keyof Sortie]: (value: unknown) => boolean } = {
  id: isText,
  system: isText,
  title: isText,
  at: isAmount,
  result: (value) => results.some((each) => each === value),
  against: (value) => rungs.some((each) => each === value),
  aircraft: (value) => value === null || isText(value),
  victories: isCount,
  losses: isCount,
  hits: isAmount,
  outnumbered: (value) => typeof value === 'boolean',
  downed: (value) =>
    value === null || (Array.isArray(value) && value.length <= MOST_DOWNED && value.every((each) => isText(each))),
  ships: isCount,
  lowest: (value) => value === null || (isAmount(value) && (value as number) <= 1),
};
const fieldNames = Object.keys(fields) as (keyof Sortie)[];

/** A log book from a text that somebody has brought, with the place of the first thing that is wrong with it. */
export function readLog(text: string): ReadLog {
  if (text.length > MOST_CHARACTERS) return fault('too-large');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return fault('not-json');
  }
  if (!isFields(read) || read.is !== IS_LOG) return fault('not-a-log');
  if (typeof read.format === 'number' && read.format > FORMAT) return fault('newer', 'format');
  if (read.format !== 1 && read.format !== FORMAT) return fault('field', 'format');
  const missing = read.format === 1 ? before2 : {};
  const { name, sorties } = read;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return fault('field', 'name');
  if (!Array.isArray(sorties)) return fault('field', 'sorties');
  if (sorties.length > MOST_SORTIES) return fault('too-many', 'sorties');
  const lines: Sortie[] = [];
  for (const [at, line] of sorties.entries()) {
    const place = `sorties.${at + 1}`;
    if (!isFields(line)) return fault('field', place);
    const sortie: { readonly [field: string]: unknown } = { ...line, ...missing };
    const wrong = fieldNames.find((field) => !fields[field](sortie[field]));
    if (wrong !== undefined) return fault('field', `${place}.${wrong}`);
    lines.push(onlyFields(sortie as unknown as Sortie));
  }
  return { ok: true, log: { name, sorties: lines } };
}

/** What has been checked, and nothing else that may stand there. */
const onlyFields = (sortie: Sortie): Sortie =>
  Object.fromEntries(fieldNames.map((field) => [field, sortie[field]])) as unknown as Sortie;

export const writeLog = ({ name, sorties }: LogBook): string =>
  JSON.stringify({ is: IS_LOG, format: FORMAT, name, sorties });

/** Both together: a game that stands in both counts once, as the first has it, unless the second tells more of it. */
export function joined(own: LogBook, other: LogBook): LogBook {
  const fuller = new Map(other.sorties.filter(({ downed }) => downed !== null).map((sortie) => [sortie.id, sortie]));
  const known = new Set(own.sorties.map(({ id }) => id));
  const kept = own.sorties.map((sortie) => (sortie.downed === null ? (fuller.get(sortie.id) ?? sortie) : sortie));
  const more = other.sorties.filter(({ id }) => !known.has(id));
  return { name: own.name === '' ? other.name : own.name, sorties: [...kept, ...more] };
}
