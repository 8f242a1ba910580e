import type { Assistant } from './assistant.ts';
import type { Surveyed } from './plan.ts';
import { type Numbered, switched } from './switch.ts';

/** Dearer tests than these are not repeated for every mutant; the close look has them. */
const DEAR = 2500;

/** Which mutants each test of a file tries; cheap files come first. */
export type Orders = Map<string, Map<string, number[]>>;

/** Each mutant is tried by the cheapest tests that call its function, as long as the time for one lasts. */
export function ordersFor(
  marks: ReadonlyMap<number, number | null>,
  tests: readonly Surveyed[],
  milliseconds: number,
): Orders {
  const orders: Orders = new Map();
  const cheapFirst = tests.toSorted((a, b) => a.duration - b.duration);
  for (const { file } of cheapFirst) orders.set(file, new Map());
  const cases = cheapFirst.flatMap(({ file, cases }) => cases.map((one) => ({ ...one, file })));
  cases.sort((a, b) => a.duration - b.duration);
  for (const [number, mark] of marks) {
    if (mark === null) continue;
    let spent = 0;
    for (const { file, name, duration, reached } of cases) {
      if (duration > DEAR || spent + duration > milliseconds) break;
      if (!reached.includes(mark)) continue;
      spent += duration;
      const tried = orders.get(file);
      tried?.set(name, [...(tried.get(name) ?? []), number]);
    }
  }
  for (const [file, tried] of orders) if (tried.size === 0) orders.delete(file);
  return orders;
}

/** What became of a mutant at the first look: null if no test noticed it; and those that had a chance. */
export interface Sifted {
  readonly fate: { readonly fate: 'killed' | 'timeout'; readonly by: string | null } | null;
  readonly tried: ReadonlySet<string>;
}

/** A test, by file and name. */
export const testId = (file: string, name: string): string => `${file}: ${name}`;

/**
 * The first, coarse look: which of these mutants are noticed by a test that is repeated with each of them in turn. What
 * runs for ever costs the laboratory, and a new one goes on where it was; so does what leaves traces behind.
 */
export async function sift(
  assistant: Assistant,
  read: (file: string) => string,
  mutants: readonly Numbered[],
  orders: Orders,
  patience: number,
): Promise<Sifted[]> {
  const found = mutants.map(() => ({ fate: null as Sifted['fate'], tried: new Set<string>() }));
  const texts = Object.fromEntries(
    [...Map.groupBy(mutants, ([, { file }]) => file)].map(([file, own]) => [file, switched(file, read(file), own)]),
  );
  const leave = (number: number): void => {
    for (const tried of orders.values())
      for (const [name, numbers] of tried)
        tried.set(
          name,
          numbers.filter((one) => one !== number),
        );
  };
  const markTried = (file: string, name: string): void => {
    for (const number of orders.get(file)?.get(name) ?? []) found[number].tried.add(testId(file, name));
  };
  const finish = (file: string, name: string): void => {
    orders.get(file)?.delete(name);
    if (orders.get(file)?.size === 0) orders.delete(file);
  };
  const tests = (): number => [...orders.values()].reduce((sum, tried) => sum + tried.size, 0);
  while (orders.size > 0) {
    console.log(`  ${found.filter(({ fate }) => fate !== null).length} noticed, ${tests()} tests to go`);
    let trying: number | null = null;
    let isSpoilt = false;
    const given = Object.fromEntries([...orders].map(([file, tried]) => [file, Object.fromEntries(tried)]));
    const reply = await assistant.ask({ do: 'sift', texts, orders: given }, patience, (note) => {
      if ('trying' in note) {
        trying = note.trying;
      } else if ('killed' in note) {
        found[note.killed].fate = { fate: note.by === null ? 'timeout' : 'killed', by: note.by };
        leave(note.killed);
      } else if ('done' in note) {
        trying = null;
        markTried(note.done.file, note.done.name);
        finish(note.done.file, note.done.name);
      } else {
        const { file, name, number } = note.spoilt;
        finish(file, name);
        if (number !== null) leave(number);
        isSpoilt = true;
      }
      return !isSpoilt;
    });
    if (reply !== null) break;
    if (isSpoilt) continue;
    // If nothing was being tried, it is the tests themselves that do not end; the close look will tell.
    if (trying === null) break;
    found[trying].fate = { fate: 'timeout', by: null };
    leave(trying);
  }
  return found;
}
