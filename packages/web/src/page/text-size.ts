import { keptSetting } from './kept-setting.ts';

/** How large everything is written, in hundredths of what the browser has. */
export const textSizes = ['100', '115', '130'] as const;
export type TextSize = (typeof textSizes)[number];

const setting = keptSetting('text', textSizes);

export const keptTextSize = (): TextSize => setting.get();
export const keepTextSize = (size: TextSize): void => setting.set(size);
export const watchTextSize = (tell: () => void): (() => void) => setting.watch(tell);

/** Writes the whole page as large as is wanted, from now on. */
export function sizePage(): void {
  const size = (): void => {
    document.documentElement.dataset.text = setting.get();
  };
  size();
  setting.watch(size);
}
