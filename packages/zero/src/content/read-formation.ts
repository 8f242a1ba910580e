import { Fields, type Json } from '@tallyho/kernel';
import { type FormationAircraft, type FormationClass, type FormationSide, formationClasses } from './aircraft-types.ts';
import { checkSides } from './read-fighter.ts';
import { words } from './read-list.ts';
import { readSet } from './read-set.ts';
import { readSources } from './read-sources.ts';
import { altitudes, services, sides } from './types.ts';

/** Z-17.22b — the largest Formation that the books know; Z-17.31a — Patrol aircraft always fly alone. */
const mostTogether = (of: FormationClass): number => (of === 'patrol' ? 1 : 3);

export function readFormation(given: Json, place: string): FormationAircraft {
  const fields = new Fields(given, place);
  const aircraft: FormationAircraft = {
    id: fields.name('id'),
    name: fields.name('name'),
    short: fields.name('short', fields.name('name')),
    family: fields.text('family'),
    side: fields.oneOf('side', sides),
    services: words(fields, 'services', services),
    class: fields.oneOf('class', formationClasses),
    year: fields.int('year', 1930, 1946),
    engines: fields.int('engines', 1, 4, 2),
    formation: fields.int('formation', 1, mostTogether(fields.oneOf('class', formationClasses))),
    norden: fields.flag('norden', false),
    torpedo: fields.flag('torpedo', false),
    ceiling: fields.oneOf('ceiling', altitudes, 'very high'),
    front: readSide(fields.fields('front')),
    damaged: readSide(fields.fields('damaged')),
    ...readSet(fields),
    ...(fields.flag('rockets', false) && { rockets: true }),
    sources: readSources(fields),
  };
  fields.done();
  checkSides(aircraft, place, ['speed', 'turretDefense', 'turretSupport', 'saturation', 'level']);
  return aircraft;
}

function readSide(fields: Fields): FormationSide {
  const strafing = fields.int('strafing', 0, 9, 0);
  const side: FormationSide = {
    speed: fields.int('speed', 1, 9),
    turretDefense: fields.int('turretDefense', 0, 9),
    turretSupport: fields.int('turretSupport', 0, 9),
    damage: fields.int('damage', 1, 60),
    saturation: fields.int('saturation', 0, 20, 0),
    level: fields.int('level', 0, 9, 0),
    ...(strafing > 0 && { strafing }),
  };
  fields.done();
  return side;
}
