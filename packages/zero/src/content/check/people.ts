import { like, mapOf, oneOf } from '@tallyho/kernel/packs';
import { crewSkills } from '../campaign-types.ts';
import { services, skills } from '../types.ts';
import { anyOf, anyText, entryOf, maybe, name, orNull } from './parts.ts';

/** A counter has room for so many letters. */
const MOST_LETTERS = 9;

export const pilot = entryOf({
  id: name,
  name,
  full: like('name', name),
  service: oneOf(services),
  family: orNull(anyText),
  skills: anyOf(oneOf(skills), MOST_LETTERS),
});

export const pilotCounter = entryOf({
  id: name,
  service: oneOf(services),
  family: orNull(anyText),
  front: pilot,
  back: pilot,
});

const crew = mapOf({ id: name, name, full: like('name', name), skills: anyOf(oneOf(crewSkills), MOST_LETTERS) });

export const crewCounter = entryOf({
  id: name,
  service: oneOf(services),
  backService: maybe(oneOf(services)),
  family: orNull(anyText),
  front: crew,
  back: crew,
});
