import { useState } from 'react';
import { keepLight, keptLight } from '../../page/light.ts';
import { keepTextSize, keptTextSize } from '../../page/text-size.ts';
import { askEverything, asksEverything } from '../ask-everything.ts';
import { keepGuidance, keptGuidance } from '../guidance.ts';
import { keepPace, keptPace } from '../pace.ts';
import { keepReferee, keptReferee } from '../referee.ts';
import type { Settings } from './settings-sheet.tsx';

/** How each setting is kept for the next time; what cards mean is read once. */
const keeping: { readonly [name in keyof Settings]?: (value: Settings[name]) => void } = {
  pace: keepPace,
  guided: keepGuidance,
  referee: keepReferee,
  everything: askEverything,
  textSize: keepTextSize,
  light: keepLight,
};

/** What somebody has set at his table. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState<Settings>(() => ({
    pace: keptPace(),
    explained: false,
    guided: keptGuidance(),
    referee: keptReferee(),
    everything: asksEverything(),
    textSize: keptTextSize(),
    light: keptLight(),
  }));
  const set = (change: Partial<Settings>): void => {
    setSettings({ ...settings, ...change });
    keepAll(change);
  };
  return [settings, set];
}

function keepAll(change: Partial<Settings>): void {
  const keep = <N extends keyof Settings>(name: N): void => {
    const value = change[name];
    if (value !== undefined) keeping[name]?.(value);
  };
  for (const name of Object.keys(keeping) as (keyof Settings)[]) keep(name);
}
