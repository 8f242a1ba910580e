import { useState } from 'react';
import { keepGuidance, keptGuidance } from '../guidance.ts';
import { keepPace, keptPace } from '../pace.ts';
import type { Settings } from './table-bar.tsx';

/** What somebody has set at his table; pace and advice are kept for the next time. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState<Settings>(() => ({
    pace: keptPace(),
    explained: false,
    guided: keptGuidance(),
  }));
  const set = (change: Partial<Settings>): void => {
    setSettings({ ...settings, ...change });
    if (change.pace !== undefined) keepPace(change.pace);
    if (change.guided !== undefined) keepGuidance(change.guided);
  };
  return [settings, set];
}
