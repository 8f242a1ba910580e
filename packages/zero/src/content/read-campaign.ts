import { Fields, type Json } from '@tallyho/kernel';
import type { ChartBox, ChartPoint, LandCampaign, MissionRow, MissionTarget, Period } from './campaign-types.ts';
import { missionKinds, type Special, specialNames } from './mission-types.ts';
import { readEffects } from './read-effect.ts';
import { numbers, words } from './read-list.ts';
import { readListed } from './read-listed.ts';
import { readResource } from './read-resource.ts';
import { readSources } from './read-sources.ts';
import { altitudes, type SideName, services, sides } from './types.ts';

/** A campaign has no more Missions, periods or targets. */
const MOST_MISSIONS = 30;
const MOST_PERIODS = 6;
const MOST_TARGETS = 60;
const MOST_TURNS = 20;

export function readLandCampaign(given: Json, place: string): LandCampaign {
  const fields = new Fields(given, place);
  const periods = fields.list('periods', MOST_PERIODS).map((period, i) => readPeriod(period, `${place}.periods[${i}]`));
  const table = fields.fields('table');
  const inset = fields.fields('inset');
  const campaign: LandCampaign = {
    id: fields.name('id'),
    name: fields.name('name'),
    missions: fields.int('missions', 1, MOST_MISSIONS),
    periods,
    longWar: fields.has('longWar') ? readPerformance(fields, 'longWar') : null,
    table: readTable(table, periods.length),
    targets: fields
      .list('targets', MOST_TARGETS)
      .map((target, i) => readMissionTarget(target, `${place}.targets[${i}]`)),
    resources: readSidesOf(fields, 'resources', (of, side) =>
      of.list(side, MOST_TARGETS).map((line, i) => readResource(line, `${of.at(side)}[${i}]`)),
    ),
    pilots: readSidesOf(fields, 'pilots', (of, side) => words(of, side, services)),
    map: readBox(fields.fields('map')),
    inset: fields.has('inset') ? { place: inset.name('place'), map: readBox(inset.fields('map')) } : null,
    sources: readSources(fields),
  };
  for (const read of [table, inset, fields]) read.done();
  return campaign;
}

/** Something for each side. */
export function readSidesOf<T>(
  fields: Fields,
  name: string,
  read: (of: Fields, side: SideName) => T,
): { readonly [side in SideName]: T } {
  const of = fields.fields(name);
  const both = { japanese: read(of, 'japanese'), allied: read(of, 'allied') };
  of.done();
  return both;
}

/** Z-24.44a — a number for every row and period. */
function readTable(table: Fields, periods: number): LandCampaign['table'] {
  const row = (name: MissionRow): number[] => numbers(table, name, periods, 1, MOST_TARGETS);
  return {
    'ims-1b': row('ims-1b'),
    'ims-2b': row('ims-2b'),
    'ims-3b': row('ims-3b'),
    ots: row('ots'),
    maneuvering: row('maneuvering'),
    'half-loop': row('half-loop'),
    scissors: row('scissors'),
    'barrel-roll': row('barrel-roll'),
    'tight-turn': row('tight-turn'),
    'vertical-roll': row('vertical-roll'),
    'ace-pilot': row('ace-pilot'),
  };
}

function readPeriod(given: Json, place: string): Period {
  const fields = new Fields(given, place);
  const date = (name: string): readonly [number, number] => {
    const [year, month] = numbers(fields, name, 2, 1, 1946);
    return [year, month];
  };
  const period: Period = {
    id: fields.name('id'),
    from: date('from'),
    to: date('to'),
    par: fields.int('par', -999, 999),
    performance: readPerformance(fields, 'performance'),
  };
  fields.done();
  return period;
}

function readPerformance(fields: Fields, name: string): Period['performance'] {
  const [outstanding, superior, adequate, poor] = numbers(fields, name, 4, -999, 999);
  return [outstanding, superior, adequate, poor];
}

function readMissionTarget(given: Json, place: string): MissionTarget {
  const fields = new Fields(given, place);
  const aircraft = fields.fields('aircraft');
  const target: MissionTarget = {
    number: fields.int('number', 1, MOST_TARGETS),
    place: fields.name('place'),
    kind: fields.oneOf('kind', missionKinds),
    sheet: fields.has('sheet') ? fields.name('sheet') : null,
    attacker: fields.has('attacker') ? fields.oneOf('attacker', sides) : null,
    aircraft: { japanese: readListed(aircraft, 'japanese'), allied: readListed(aircraft, 'allied') },
    altitude: fields.oneOf('altitude', altitudes),
    turns: readTurns(fields),
    special: fields.has('special') ? readSpecial(fields.fields('special')) : null,
    again: fields.has('again') ? fields.int('again', 1, MOST_TARGETS) : null,
    instead: fields.has('instead') ? readInstead(fields.fields('instead')) : null,
    at: readPoint(fields.fields('at')),
    inset: fields.has('inset') ? readPoint(fields.fields('inset')) : null,
  };
  aircraft.done();
  fields.done();
  return target;
}

function readTurns(fields: Fields): MissionTarget['turns'] {
  if (fields.list('turns').length === 1) {
    const [turns] = numbers(fields, 'turns', 1, 1, MOST_TURNS);
    return [turns];
  }
  const [there, back] = numbers(fields, 'turns', 2, 1, MOST_TURNS);
  return [there, back];
}

function readSpecial(fields: Fields): Special {
  const special: Special = { name: fields.oneOf('name', specialNames), effects: readEffects(fields, 'effects') };
  fields.done();
  return special;
}

function readInstead(fields: Fields): NonNullable<MissionTarget['instead']> {
  const instead = {
    period: fields.int('period', 0, MOST_PERIODS - 1),
    aircraft: fields.name('aircraft'),
    by: fields.name('by'),
  };
  fields.done();
  return instead;
}

function readPoint(fields: Fields): ChartPoint {
  const point: ChartPoint = { x: fields.int('x', 0, 100), y: fields.int('y', 0, 100) };
  fields.done();
  return point;
}

export function readBox(fields: Fields): ChartBox {
  const box: ChartBox = {
    north: fields.int('north', -9000, 9000),
    south: fields.int('south', -9000, 9000),
    west: fields.int('west', -18000, 36000),
    east: fields.int('east', -18000, 36000),
  };
  fields.done();
  return box;
}
