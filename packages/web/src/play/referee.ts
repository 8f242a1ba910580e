import { keptSetting } from '../page/kept-setting.ts';

const referee = keptSetting('referee', ['off', 'on']);

/** Whether somebody wants the number of every rule in sight; most want to play. */
export const keptReferee = (): boolean => referee.get() === 'on';
export const keepReferee = (on: boolean): void => referee.set(on ? 'on' : 'off');
