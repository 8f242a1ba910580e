import type { Fields } from '@tallyho/kernel';
import { specialMissions } from '../../content/corsairs/special-missions.ts';
import { type CardRow, cardRows } from '../../content/kamikaze-types.ts';
import { type CorsairsLine, newLine } from './line.ts';

/** What a scripted game says of a line of the log besides. */
export function readCorsairsLine(fields: Fields): CorsairsLine {
  const ids = specialMissions.map(({ id }) => id);
  const numbers = (name: string): number[] => (fields.has(name) ? fields.list(name, 2).map(Number) : [0, 0]);
  return {
    ...newLine(),
    special: fields.has('special') ? ids.indexOf(fields.oneOf('special', ids)) : newLine().special,
    sheet: fields.has('sheet') ? fields.text('sheet') : '',
    forces: fields.list('forces', 2).map((row) => cardRows.indexOf(String(row) as CardRow)),
    entries: numbers('entries'),
    retained: fields.has('retained') ? fields.text('retained') : '',
    reinforced: fields.has('reinforced') ? fields.list('reinforced', 2).map(String) : ['', ''],
  };
}
