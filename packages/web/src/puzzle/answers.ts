import { type Day, isDay } from './day.ts';

const KEPT_AS = 'tallyho.puzzles';

/** What somebody has answered: the choice in notation, and whether it was the best. */
export interface Answered {
  readonly choice: string;
  readonly isBest: boolean;
}

export type Answers = ReadonlyMap<Day, Answered>;

const listeners = new Set<() => void>();
let known: { readonly text: string; readonly answers: Answers } = { text: '', answers: new Map() };

/** The answers that were given on this device; the same map until it changes. */
export function keptAnswers(): Answers {
  const text = kept();
  if (text !== known.text) known = { text, answers: readAnswers(text) };
  return known.answers;
}

export function watchAnswers(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The first answer to a puzzle stands. */
export function keepAnswer(day: Day, answered: Answered): void {
  if (keptAnswers().has(day)) return;
  const answers = new Map([...keptAnswers(), [day, answered]]);
  try {
    localStorage.setItem(KEPT_AS, writeAnswers(answers));
  } catch {
    // It stands until the page is closed.
  }
  known = { text: kept(), answers };
  for (const tell of listeners) tell();
}

export const writeAnswers = (answers: Answers): string => JSON.stringify(Object.fromEntries(answers));

/** What was kept, without what is no answer. */
export function readAnswers(text: string): Answers {
  try {
    const read: unknown = JSON.parse(text);
    return new Map(Object.entries(read ?? {}).filter(([day, answered]) => isDay(day) && isAnswered(answered)));
  } catch {
    return new Map();
  }
}

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  typeof value.choice === 'string' &&
  'isBest' in value &&
  typeof value.isBest === 'boolean';

/** A browser that keeps nothing shows nothing. */
function kept(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}
