import { useNight } from '../../page/light.ts';
import type { Scene } from '../scene.ts';
import type { Time } from './painting/painting.tsx';

/** Night in a night mission, and where the page is shown by night; otherwise day, and dusk towards the end of a fight. */
export function useTime({ isNight, hud: { turn, of } }: Pick<Scene, 'isNight' | 'hud'>): Time {
  if (useNight() || isNight === true) return 'night';
  return of > 3 && turn > of - 2 ? 'dusk' : 'day';
}
