import { useSyncExternalStore } from 'react';

/*
 * Whether the faces of the house have come. The browser is asked once: each time somebody asks it for `ready`, it lays
 * everything out that has changed.
 */
let state: 'not asked' | 'coming' | 'here' = 'not asked';
const waiting = new Set<() => void>();

async function ask(): Promise<void> {
  state = 'coming';
  await document.fonts.ready;
  state = 'here';
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (state === 'not asked') void ask();
  return () => waiting.delete(tell);
}

/** What is measured before they have come is measured again. */
export const useFaces = (): boolean => useSyncExternalStore(subscribe, () => state === 'here');
