import { Fields, type Json } from '@tallyho/kernel';
import { type DisplayRow, displayModes } from './mission-types.ts';
import { readSources } from './read-sources.ts';
import { altitudes } from './types.ts';

export function readDisplayRow(given: Json, place: string): DisplayRow {
  const fields = new Fields(given, place);
  const row: DisplayRow = {
    id: fields.name('id'),
    mode: fields.oneOf('mode', displayModes),
    altitude: fields.oneOf('altitude', altitudes),
    cards: fields.int('cards', -9, 9),
    flak: fields.int('flak', -9, 9),
    sources: readSources(fields),
  };
  fields.done();
  return row;
}
