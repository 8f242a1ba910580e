import { useState } from 'react';
import { keepGuidance, keptGuidance } from '../guidance.ts';
import { keepPace, keptPace } from '../pace.ts';
import { keepReferee, keptReferee } from '../referee.ts';
import type { Settings } from './settings-sheet.tsx';

/** What somebody has set at his table; pace, advice and rule numbers are kept for the next time. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState<Settings>(() => ({
    pace: keptPace(),
    explained: false,
    guided: keptGuidance(),
    referee: keptReferee(),
  }));
  const set = (change: Partial<Settings>): void => {
    setSettings({ ...settings, ...change });
    if (change.pace !== undefined) keepPace(change.pace);
    if (change.guided !== undefined) keepGuidance(change.guided);
    if (change.referee !== undefined) keepReferee(change.referee);
  };
  return [settings, set];
}
