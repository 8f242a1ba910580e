import { Fields, type Json, misfit } from '@tallyho/kernel';
import { type Crew, type CrewCounter, crewSkills, type PilotCounter } from './campaign-types.ts';
import { words } from './read-list.ts';
import { MOST_LETTERS, readPilot } from './read-pilot.ts';
import { readSources } from './read-sources.ts';
import { services } from './types.ts';

export function readPilotCounter(given: Json, place: string): PilotCounter {
  const fields = new Fields(given, place);
  const counter: PilotCounter = {
    id: fields.name('id'),
    service: fields.oneOf('service', services),
    family: fields.has('family') ? fields.text('family') : null,
    front: readPilot(fields.raw('front'), fields.at('front')),
    back: readPilot(fields.raw('back'), fields.at('back')),
    sources: readSources(fields),
  };
  fields.done();
  return counter;
}

export function readCrewCounter(given: Json, place: string): CrewCounter {
  const fields = new Fields(given, place);
  const counter: CrewCounter = {
    id: fields.name('id'),
    service: fields.oneOf('service', services),
    ...(fields.has('backService') && { backService: fields.oneOf('backService', services) }),
    family: fields.has('family') ? fields.text('family') : null,
    front: readCrew(fields.fields('front')),
    back: readCrew(fields.fields('back')),
    sources: readSources(fields),
  };
  fields.done();
  return counter;
}

function readCrew(fields: Fields): Crew {
  const name = fields.name('name');
  const crew: Crew = {
    id: fields.name('id'),
    name,
    full: fields.name('full', name),
    skills: words(fields, 'skills', crewSkills),
  };
  const letters = crew.skills.length;
  if (letters > MOST_LETTERS)
    misfit('field-wrong-value', fields.at('skills'), { wanted: `0 … ${MOST_LETTERS}`, found: letters });
  fields.done();
  return crew;
}
