import { useSyncExternalStore } from 'react';
import { keptSetting } from './kept-setting.ts';

/** By day or by night; otherwise as the system has it. */
export const lights = ['system', 'day', 'night'] as const;
export type Light = (typeof lights)[number];

const setting = keptSetting('light', lights);
const DARK = '(prefers-color-scheme: dark)';

export const keptLight = (): Light => setting.get();
export const keepLight = (light: Light): void => setting.set(light);

const isNight = (): boolean =>
  setting.get() === 'system' ? window.matchMedia(DARK).matches : setting.get() === 'night';

function watch(tell: () => void): () => void {
  const system = window.matchMedia(DARK);
  system.addEventListener('change', tell);
  const forget = setting.watch(tell);
  return () => {
    system.removeEventListener('change', tell);
    forget();
  };
}

/** Whether the page is shown by night now. */
export const useNight = (): boolean => useSyncExternalStore(watch, isNight, () => false);

/** Gives the whole page its light, and another one whenever that is wanted; styles ask for `data-light`. */
export function lightPage(): void {
  const light = (): void => {
    document.documentElement.dataset.light = isNight() ? 'night' : 'day';
  };
  light();
  watch(light);
}
