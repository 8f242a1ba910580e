import type { Language } from '@tallyho/words';
import { type LandView, type PilotRecord, pilotRecords } from '@tallyho/zero';
import { camps, type PilotScene } from '../../../campaign/scene.ts';
import { craftOf, pilotName } from '../model/cards.ts';
import { landWords } from '../words/words.ts';

/** Z-19.24a — who has flown under a name: how often, whom he shot down, what became of him. */
export const pilotsOf = ({ log }: LandView, language: Language): PilotScene[] =>
  pilotScenes(pilotRecords(log), language);

/** The records of pilots as they stand on the desk. */
export function pilotScenes(records: readonly PilotRecord[], language: Language): PilotScene[] {
  const w = landWords[language];
  return records.map(({ pilot, side, aircraft, missions, victories, fate }) => ({
    name: pilotName(pilot),
    camp: camps[side],
    craft: craftOf(aircraft),
    line: w.desk.pilotLine({ missions, victories, fate: w.fates[fate] }),
    isLost: fate === 'destroyed',
  }));
}
