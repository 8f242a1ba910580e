const KEPT_AS = 'tallyho.lessons';

const listeners = new Set<() => void>();
let known: { readonly text: string; readonly files: ReadonlySet<string> } = { text: '', files: new Set() };

/** The lessons that have been flown to their end on this device; the same set until it changes. */
export function finishedLessons(): ReadonlySet<string> {
  const text = kept();
  if (text !== known.text) known = { text, files: read(text) };
  return known.files;
}

/** A browser that keeps nothing shows nothing: what is ticked is ticked until the page is closed. */
function kept(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

export function watchLessons(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function finishLesson(file: string): void {
  if (finishedLessons().has(file)) return;
  const files = new Set([...finishedLessons(), file]);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...files]));
  } catch {
    // It is ticked until the page is closed.
  }
  known = { text: kept(), files };
  for (const tell of listeners) tell();
}

function read(text: string): ReadonlySet<string> {
  try {
    const files: unknown = JSON.parse(text);
    return new Set(Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []);
  } catch {
    return new Set();
  }
}
