import { useNight } from '../../page/light.ts';
import type { Time } from './painting/painting.tsx';

/** Night where the page is shown by night; otherwise day, and dusk towards the end of a fight. */
export function useTime(turn: number, of: number): Time {
  if (useNight()) return 'night';
  return of > 3 && turn > of - 2 ? 'dusk' : 'day';
}
