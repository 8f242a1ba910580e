import type { Language } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import { cardRows, corsairs, type LandFixed, type LogEntry, sides } from '@tallyho/zero';
import type { OrderScene } from '../../../campaign/scene.ts';
import { entryLines, nameOfPlace, rowName } from '../model/names.ts';
import { landWords } from '../words/words.ts';

/** CH-27.12a, CH-27.21a, CH-28.21a, CH-27.9a — what cards have made of a Mission of CORSAIRS AND HELLCATS. */
export function corsairsFacts(fixed: LandFixed, entry: LogEntry, language: Language): OrderScene['facts'] {
  if (entry.corsairs === undefined) return [];
  const w = landWords[language];
  const { system } = corsairs.lineOfSheet(fixed, entry.target);
  const { forces } = entry.corsairs;
  const sortie = corsairs.sortieIn(fixed, entry);
  const marks = [
    ...(sortie.night ? [w.corsairs.night] : []),
    ...(sortie.fortified ? [w.corsairs.fortified] : []),
    ...(sortie.usmc ? [w.corsairs.marines] : []),
  ];
  return [
    ...(system === null ? [] : [{ name: w.corsairs.system, value: corsairsWords(language).systems[system] }]),
    ...(sortie.named === null ? [] : [{ name: w.corsairs.place, value: nameOfPlace(sortie.place, language) }]),
    ...(forces.length === 0
      ? []
      : [{ name: w.corsairs.kamikazes, value: forces.map((row) => rowName(cardRows[row])).join(', ') }]),
    ...(marks.length === 0 ? [] : [{ name: w.corsairs.marks, value: marks.join(', ') }]),
    ...(sortie.named === null
      ? []
      : sides.map((side) => {
          const lines = entryLines(sortie.named?.receives[side] ?? { aircraft: [], option: null }, language);
          return {
            name: w.corsairs.receives[side],
            value: lines.length === 0 ? w.corsairs.nothing : lines.join(w.desk.between),
          };
        })),
  ];
}
