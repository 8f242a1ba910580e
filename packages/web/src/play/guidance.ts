import { keptSetting } from '../page/kept-setting.ts';

const guidance = keptSetting('guidance', ['on', 'off']);

/** Whether somebody wants a line of advice under every question; newcomers do. */
export const keptGuidance = (): boolean => guidance.get() === 'on';
export const keepGuidance = (on: boolean): void => guidance.set(on ? 'on' : 'off');
