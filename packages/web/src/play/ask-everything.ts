import { keptSetting } from '../page/kept-setting.ts';

const asking = keptSetting('ask', ['choices', 'everything']);

/** Whether somebody wants to be asked even where there is but one answer. */
export const asksEverything = (): boolean => asking.get() === 'everything';
export const askEverything = (on: boolean): void => asking.set(on ? 'everything' : 'choices');
