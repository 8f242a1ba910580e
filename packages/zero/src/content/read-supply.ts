import { Fields, type Json } from '@tallyho/kernel';
import type { Supply } from './aircraft-types.ts';
import { readSources } from './read-sources.ts';

/** No box holds more of a type. */
const MOST_OF_A_TYPE = 20;

export function readSupply(given: Json, place: string): Supply {
  const fields = new Fields(given, place);
  const coreSet = fields.int('coreSet', 0, MOST_OF_A_TYPE);
  const supply: Supply = {
    id: fields.name('id'),
    coreSet,
    fullSet: fields.int('fullSet', coreSet, MOST_OF_A_TYPE, coreSet),
    substitute: fields.has('substitute') ? fields.name('substitute') : null,
    sources: readSources(fields),
  };
  fields.done();
  return supply;
}
