import { useSyncExternalStore } from 'react';
import { useWords } from '../words/language.tsx';
import { soundIsOn, turnSound, watchSound } from './switch.ts';

/** Sounds on or off; off until asked for. */
export function SoundSwitch() {
  const t = useWords();
  const isOn = useSyncExternalStore(watchSound, soundIsOn);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => turnSound(target.checked)} /> {t.sound}
    </label>
  );
}
