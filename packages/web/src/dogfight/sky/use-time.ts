import { useSyncExternalStore } from 'react';
import type { Time } from './painting/painting.tsx';

const DARK = '(prefers-color-scheme: dark)';

const watch = (tell: () => void): (() => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Night where the screen is dark; otherwise day, and dusk towards the end of a fight. */
export function useTime(turn: number, of: number): Time {
  const isDark = useSyncExternalStore(watch, () => window.matchMedia(DARK).matches);
  if (isDark) return 'night';
  return of > 3 && turn > of - 2 ? 'dusk' : 'day';
}
