/** Something that somebody has set on this device, kept for the next time. */
export interface KeptSetting<T> {
  get(): T;
  set(value: T): void;
  watch(tell: () => void): () => void;
}

/**
 * A setting that is kept under a name as one of a few words; the first word holds until something else is said. Where
 * nothing can be kept, it holds until the page is closed.
 */
export function keptSetting<T extends string>(name: string, words: readonly [T, ...T[]]): KeptSetting<T> {
  const keptAs = `tallyho.${name}`;
  const listeners = new Set<() => void>();
  let unkept: T | null = null;
  const read = (): T => {
    try {
      const kept = localStorage.getItem(keptAs);
      return words.find((word) => word === kept) ?? words[0];
    } catch {
      return words[0];
    }
  };
  return {
    get: () => unkept ?? read(),
    set(value) {
      try {
        localStorage.setItem(keptAs, value);
        unkept = null;
      } catch {
        unkept = value;
      }
      for (const tell of listeners) tell();
    },
    watch(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
