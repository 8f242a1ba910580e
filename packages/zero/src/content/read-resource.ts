import { Fields, type Json } from '@tallyho/kernel';
import {
  type Resource,
  type ResourceEntry,
  type ResourceOption,
  resourceNames,
  resourceRoles,
} from './campaign-types.ts';
import { missionKinds, targetKinds } from './mission-types.ts';
import { readEffects } from './read-effect.ts';
import { words } from './read-list.ts';
import { readListed } from './read-listed.ts';
import { readSources } from './read-sources.ts';

/** An option of the Resource Sheet. */
export function readResourceOption(given: Json, place: string): ResourceOption {
  const fields = new Fields(given, place);
  const option: ResourceOption = {
    id: fields.oneOf('id', resourceNames),
    role: fields.oneOf('role', resourceRoles, 'any'),
    missions: fields.has('missions') ? words(fields, 'missions', missionKinds) : missionKinds,
    targets: fields.has('targets') ? words(fields, 'targets', targetKinds) : null,
    effects: readEffects(fields, 'effects'),
    sources: readSources(fields),
  };
  fields.done();
  return option;
}

/** Z-24.52a — the line of a Campaign Sheet, with what it gives in each period. */
export function readResource(given: Json, place: string): Resource {
  const fields = new Fields(given, place);
  const resource: Resource = {
    number: fields.int('number', 1, 99),
    periods: fields.list('periods').map((entry, i) => readEntry(entry, `${place}.periods[${i}]`)),
  };
  fields.done();
  return resource;
}

function readEntry(given: Json, place: string): ResourceEntry {
  const fields = new Fields(given, place);
  const entry: ResourceEntry = {
    aircraft: readListed(fields, 'aircraft'),
    options: words(fields, 'options', resourceNames),
    pilot: fields.has('pilot') ? fields.name('pilot') : null,
  };
  fields.done();
  return entry;
}
