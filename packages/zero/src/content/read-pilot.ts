import { Fields, type Json, misfit } from '@tallyho/kernel';
import { words } from './read-list.ts';
import { readSources } from './read-sources.ts';
import { type Pilot, services, skills } from './types.ts';

/** A counter has room for so many letters. */
export const MOST_LETTERS = 9;

export function readPilot(given: Json, place: string): Pilot {
  const fields = new Fields(given, place);
  const name = fields.name('name');
  const pilot: Pilot = {
    id: fields.name('id'),
    name,
    full: fields.name('full', name),
    service: fields.oneOf('service', services),
    family: fields.has('family') ? fields.text('family') : null,
    skills: words(fields, 'skills', skills),
    sources: readSources(fields),
  };
  const letters = pilot.skills.length;
  if (letters > MOST_LETTERS)
    misfit('field-wrong-value', fields.at('skills'), { wanted: `0 … ${MOST_LETTERS}`, found: letters });
  fields.raw('family');
  fields.done();
  return pilot;
}
