import { keptSetting } from '../page/kept-setting.ts';

/** How fast the others play. */
export const paces = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof paces)[number];

const pace = keptSetting('pace', paces);

export const keptPace = (): Pace => pace.get();
export const keepPace = (value: Pace): void => pace.set(value);
