import { useSyncExternalStore } from 'react';
import { soundIsOn, turnSound, watchSound } from '../../sound/switch.ts';

/** Whether anything is heard, and the switch for it. */
export const useSound = (): readonly [isOn: boolean, turn: (on: boolean) => void] => [
  useSyncExternalStore(watchSound, soundIsOn),
  turnSound,
];
