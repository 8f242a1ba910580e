import { Fields, type Json } from '@tallyho/kernel';
import { aircraftClasses } from './aircraft-types.ts';
import type { Award } from './campaign-types.ts';
import { readSources } from './read-sources.ts';

const MOST_VPS = 99;

export function readAward(given: Json, place: string): Award {
  const fields = new Fields(given, place);
  const award: Award = {
    id: fields.oneOf('id', aircraftClasses),
    damaged: fields.int('damaged', 0, MOST_VPS),
    destroyed: fields.int('destroyed', 0, MOST_VPS),
    returned: fields.int('returned', 0, MOST_VPS, 0),
    sources: readSources(fields),
  };
  fields.done();
  return award;
}
