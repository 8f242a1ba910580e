import { Fields, type Json } from '@tallyho/kernel';
import { readSources } from './read-sources.ts';
import { type Pilot, services, skills } from './types.ts';

export function readPilot(given: Json, place: string): Pilot {
  const fields = new Fields(given, place);
  const name = fields.text('name');
  const pilot: Pilot = {
    id: fields.text('id'),
    name,
    full: fields.text('full', name),
    service: fields.oneOf('service', services),
    family: fields.has('family') ? fields.text('family') : null,
    skills: fields
      .list('skills')
      .map((skill, i) => new Fields({ skill }, `${place}.skills[${i}]`).oneOf('skill', skills)),
    sources: readSources(fields),
  };
  fields.raw('family');
  fields.done();
  return pilot;
}
