import { useSyncExternalStore } from 'react';
import { keptSetting } from '../../page/kept-setting.ts';

const clouds = keptSetting('clouds', ['on', 'off']);

/** Whether somebody wants clouds over the map: they mean nothing. */
export const useCloudsOn = (): boolean => useSyncExternalStore(clouds.watch, () => clouds.get() === 'on');
export const turnClouds = (on: boolean): void => clouds.set(on ? 'on' : 'off');
