import type { Json } from '@tallyho/kernel';
import type { Entry } from '../content/catalogue.ts';
import type { Path } from './change.ts';

/*
 * Our own entries are the models of a form: what fields there are at a place, whatever an entry leaves out, and what has been
 * written there. What may be written there the game says (`expected.ts`).
 */

/** What all of them have at the same place, whatever the numbers on the way. */
export const valuesAt = (entries: readonly Entry[], path: Path): readonly Json[] =>
  entries.flatMap((entry) => below(entry, path));

function below(value: Json, path: Path): readonly Json[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return typeof step === 'number' ? value.flatMap((item: Json) => below(item, rest)) : [];
  const next = (value as Entry)[step];
  return next === undefined ? [] : below(next, rest);
}

const isMap = (value: Json | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In this order people read them on cards; what is not named here comes after, as it stands in the entries. */
const order: readonly string[] = [
  ...['letter', 'title', 'subtitle', 'name', 'short', 'full', 'pilot', 'unit', 'nation', 'side', 'service', 'services'],
  ...['type', 'kind', 'class', 'family', 'seats', 'year', 'points', 'engines', 'deck', 'manoeuvre', 'border'],
  ...['speed', 'performance', 'horsepower', 'offensive', 'defensive', 'bursts', 'firepower', 'airframe', 'gunner'],
  ...['maneuver', 'hits', 'turretDefense', 'turretSupport', 'defense', 'support', 'damage', 'bombs'],
  ...['reactTo', 'answers', 'abilities', 'skills', 'copies', 'steep', 'forward', 'right', 'turn'],
  ...['leader', 'wingman', 'front', 'rear', 'rearArc', 'highRearGun', 'damaged', 'back', 'cards', 'faces'],
];
/** These are no values of a card: its name among programs, and where its values come from. */
const aside: readonly string[] = ['id', 'sources'];

const rank = (field: string): number => {
  const at = order.indexOf(field);
  // Between what is small and what has a table of its own.
  return at >= 0 ? at : order.indexOf('leader') - 0.5;
};

/** The fields of a form at a place: those of the entry, and those that any of ours has there. */
export function fieldsAt(entries: readonly Entry[], path: Path, value: Json | undefined): readonly string[] {
  const all = new Set([...valuesAt(entries, path), value ?? null].filter(isMap).flatMap((map) => Object.keys(map)));
  const fields = [...all].filter((field) => !aside.includes(field) || (path.length > 0 && field === 'id'));
  return fields.sort((a, b) => rank(a) - rank(b));
}

/** More words than these are names, not a choice. */
const MOST_WORDS = 40;

/** Words that ours have at a place, to be suggested. */
export function wordsAt(entries: readonly Entry[], path: Path): readonly string[] {
  const words = new Set(valuesAt(entries, path).filter((value) => typeof value === 'string' && value !== ''));
  return words.size > MOST_WORDS ? [] : ([...words].sort() as string[]);
}

/** The first thing of ours at a place that is there: what an entry that lacks it would get. */
export const modelAt = (entries: readonly Entry[], path: Path): Json | undefined =>
  valuesAt(entries, path).find((value) => value !== null);
