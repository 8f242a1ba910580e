const KEPT_AS = 'tallyho.lessons';

const listeners = new Set<() => void>();
let known: ReadonlySet<string> | null = null;

/** The lessons that have been flown to their end on this device; the same set until it changes. */
export function finishedLessons(): ReadonlySet<string> {
  known ??= read();
  return known;
}

export function watchLessons(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function finishLesson(file: string): void {
  if (finishedLessons().has(file)) return;
  const next = new Set([...finishedLessons(), file]);
  known = next;
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...next]));
  } catch {
    // It is ticked until the page is closed.
  }
  for (const tell of listeners) tell();
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((file) => typeof file === 'string') : []);
  } catch {
    return new Set();
  }
}
