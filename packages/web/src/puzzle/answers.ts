import { type Day, isDay } from './day.ts';

const KEPT_AS = 'tallyho.puzzles';

/** What somebody has answered: the choice in notation, and whether it was the best. */
export interface Answered {
  readonly choice: string;
  readonly isBest: boolean;
}

export type Answers = ReadonlyMap<Day, Answered>;

const listeners = new Set<() => void>();
let known: Answers | null = null;

/** The answers that were given on this device; the same map until it changes. */
export function keptAnswers(): Answers {
  known ??= readAnswers(kept());
  return known;
}

export function watchAnswers(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The first answer to a puzzle stands. */
export function keepAnswer(day: Day, answered: Answered): void {
  if (keptAnswers().has(day)) return;
  known = new Map([...keptAnswers(), [day, answered]]);
  try {
    localStorage.setItem(KEPT_AS, writeAnswers(known));
  } catch {
    // It stands until the page is closed.
  }
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

function kept(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '{}';
  } catch {
    return '{}';
  }
}
