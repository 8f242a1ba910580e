import { type Json, MOST_NAME } from '@tallyho/kernel';
import { type AnyPack, type Entry, entriesOf, type KindName, keyOf } from '../content/catalogue.ts';

export type Path = readonly (string | number)[];

/** A value with one thing in it changed, or taken out of its map (`undefined`); nothing else is touched. */
export function withValue(value: Json, path: Path, next: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (Array.isArray(value)) return value.map((item: Json, at) => (at === step ? withValue(item, rest, next) : item));
  const fields = (value ?? {}) as { readonly [name: string]: Json };
  if (rest.length === 0 && next === undefined)
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
  return { ...fields, [step]: withValue(fields[step] ?? null, rest, next) };
}

export const valueAt = (value: Json, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (here, step) => (here === null || typeof here !== 'object' ? undefined : (here as { [step: string]: Json })[step]),
    value,
  );

const ourGuess = { all: 'reconstructed' };

/** An entry of ours to be changed: the same values, and a word on whose they are now. */
export const copyOf = (entry: Entry): Entry => ({ ...entry, sources: ourGuess });

/** The beginning of a new entry: the same values under a name of its own, and on cards with numbers of their own. */
export function likeness(entry: Entry, key: string, taken: readonly Entry[] = []): Entry {
  const { name } = entry;
  return {
    ...copyOf(entry),
    ...renumbered(entry, taken),
    ...('id' in entry ? { id: key } : { letter: key }),
    ...(typeof name === 'string' ? { name: `${name.slice(0, MOST_NAME - 2)} 2` } : {}),
  };
}

interface Numbered {
  readonly number: number;
}

const numbered = ({ cards }: Entry): readonly Numbered[] =>
  Array.isArray(cards) ? (cards as unknown[]).filter((card): card is Numbered => isNumbered(card)) : [];
const isNumbered = (card: unknown): boolean =>
  typeof card === 'object' && card !== null && typeof (card as Partial<Numbered>).number === 'number';

/** CH-30.0b — no two cards of a deck have the same number. */
function renumbered(entry: Entry, taken: readonly Entry[]): { readonly cards?: Json } {
  const own = numbered(entry);
  const last = Math.max(0, ...taken.flatMap(numbered).map(({ number }) => number));
  return own.length === 0
    ? {}
    : { cards: own.map((card, at) => ({ ...card, number: last + 1 + at })) as unknown as Json };
}

const withEntries = (pack: AnyPack, kind: KindName, entries: readonly Entry[]): AnyPack => {
  const { [kind]: _, ...rest } = pack;
  return (entries.length === 0 ? rest : { ...rest, [kind]: entries }) as AnyPack;
};

export const withEntry = (pack: AnyPack, kind: KindName, entry: Entry): AnyPack =>
  withEntries(pack, kind, [...entriesOf(pack, kind), entry]);

export const withoutEntry = (pack: AnyPack, kind: KindName, at: number): AnyPack =>
  withEntries(pack, kind, entriesOf(pack, kind).toSpliced(at, 1));

export const withChange = (pack: AnyPack, kind: KindName, at: number, path: Path, next: Json | undefined): AnyPack =>
  withEntries(
    pack,
    kind,
    entriesOf(pack, kind).map((entry, i) => (i === at ? (withValue(entry, path, next) as Entry) : entry)),
  );

/** A name for a new entry that no other has: 'spitfire-i-2', or for a deck the first letter that is free. */
export function freshKey(taken: readonly Entry[], like: Entry): string {
  const known = new Set(taken.map(keyOf));
  if (!('id' in like)) return letters.find((letter) => !known.has(letter)) ?? keyOf(like);
  for (let n = 2; ; n++) if (!known.has(`${keyOf(like)}-${n}`)) return `${keyOf(like)}-${n}`;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const letters = [...alphabet, ...alphabet.flatMap((first) => alphabet.map((second) => first + second))];

/** 'fighters[3].front.horsepower[1]' as the steps of the way. */
export const stepsOf = (place: string): Path =>
  [...place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, number]) =>
    number === undefined ? name : Number(number),
  );

/** The same in a pack: where a place names an entry by its id, the steps have its number. */
export function stepsIn(pack: AnyPack, place: string): Path {
  const [kind, which, ...rest] = stepsOf(place);
  const entries = pack[kind];
  if (typeof which !== 'string' || !Array.isArray(entries)) return stepsOf(place);
  const at = (entries as readonly Entry[]).findIndex((entry) => entry?.id === which);
  return at < 0 ? stepsOf(place) : [kind, at, ...rest];
}

/** Whether a place lies on the way, or below it. */
export const isWithin = (place: Path, path: Path): boolean => path.every((step, at) => place[at] === step);
