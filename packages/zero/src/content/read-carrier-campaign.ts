import { Fields, type Json } from '@tallyho/kernel';
import {
  type Bonus,
  bonusNames,
  type CarrierCampaign,
  carrierResourceNames,
  type Decoy,
  type Force,
  type flightOps,
  type Island,
  type ScoutMission,
  type Sortie,
  seaPlaces,
  type TrackId,
  trackIds,
} from './carrier-types.ts';
import { selectionCampaigns } from './corsairs/selection.ts';
import { readBox, readSidesOf } from './read-campaign.ts';
import { numbers, words } from './read-list.ts';
import { readListed } from './read-listed.ts';
import { readSources } from './read-sources.ts';
import { readTrack } from './read-track.ts';
import { altitudes, borders, services, sides } from './types.ts';

const MOST = 40;
const MOST_BOXES = 200;

export function readCarrierCampaign(given: Json, place: string): CarrierCampaign {
  const fields = new Fields(given, place);
  const [there, back] = numbers(fields, 'strikeTurns', 2, 0, MOST);
  const list = <T>(name: string, read: (entry: Json, at: string) => T): T[] =>
    fields.list(name, MOST).map((entry, i) => read(entry, `${fields.at(name)}[${i}]`));
  const campaign: CarrierCampaign = {
    id: fields.name('id'),
    name: fields.name('name'),
    from: readDay(fields, 'from'),
    to: readDay(fields, 'to'),
    turns: fields.int('turns', 1, MOST),
    strikeTurns: [there, back],
    ops: readSidesOf(fields, 'ops', (of, side) => readOps(of.fields(side))),
    targets: readSidesOf(fields, 'targets', (of, side) => words(of, side, trackIds)),
    opening: fields.has('opening') ? readOpening(fields.fields('opening')) : null,
    drawnCaps: readDrawnCaps(fields.fields('drawnCaps')),
    island: fields.has('island') ? readIsland(fields.fields('island')) : null,
    ...(fields.has('forces') ? { forces: list('forces', readForce) } : {}),
    ...(fields.has('decoy') ? { decoy: readDecoy(fields.fields('decoy')) } : {}),
    scouts: readSidesOf(fields, 'scouts', (of, side) => readScout(of.fields(side))),
    tracks: list('tracks', readTrack),
    bonuses: list('bonuses', readBonus),
    resources: words(fields, 'resources', carrierResourceNames),
    pilots: readSidesOf(fields, 'pilots', (of, side) => words(of, side, services)),
    ...(fields.has('selection') ? { selection: fields.oneOf('selection', selectionCampaigns) } : {}),
    swaps: list('swaps', readSwap),
    map: readBox(fields.fields('map')),
    points: list('points', readPoint),
    sources: readSources(fields),
  };
  fields.done();
  return campaign;
}

function readDay(fields: Fields, name: string): readonly [number, number, number] {
  const [year, month, day] = numbers(fields, name, 3, 1, 1946);
  return [year, month, day];
}

function readOps(fields: Fields): { readonly [op in (typeof flightOps)[number]]: Sortie } {
  const sortie = (op: (typeof flightOps)[number]): Sortie => {
    const of = fields.fields(op);
    const read = { strike: readListed(of, 'strike'), cap: readListed(of, 'cap') };
    of.done();
    return read;
  };
  const ops = {
    'large-strike': sortie('large-strike'),
    'small-strike': sortie('small-strike'),
    'no-strike': sortie('no-strike'),
  };
  fields.done();
  return ops;
}

function readOpening(fields: Fields): NonNullable<CarrierCampaign['opening']> {
  const opening = { side: fields.oneOf('side', sides), target: fields.oneOf('target', trackIds) };
  fields.done();
  return opening;
}

function readDrawnCaps(fields: Fields): CarrierCampaign['drawnCaps'] {
  const caps = trackIds.filter((id) => fields.has(id)).map((id) => [id, readBorders(fields.fields(id))] as const);
  fields.done();
  return Object.fromEntries(caps);
}

function readBorders(fields: Fields): NonNullable<CarrierCampaign['drawnCaps'][TrackId]> {
  const [red, white, blue] = borders.map((border) => readListed(fields, border));
  fields.done();
  return { red, white, blue };
}

function readForce(given: Json, place: string): Force {
  const fields = new Fields(given, place);
  const force: Force = {
    side: fields.oneOf('side', sides),
    targets: words(fields, 'targets', trackIds),
    launches: fields.has('launches') ? fields.oneOf('launches', borders) : null,
    obliged: fields.flag('obliged', false),
    ...readBase(fields),
  };
  fields.done();
  return force;
}

const readBase = (fields: Fields): Pick<Force, 'track' | 'strike' | 'cap' | 'altitudes'> => {
  const of = fields.fields('altitudes');
  return {
    track: fields.oneOf('track', trackIds),
    strike: readListed(fields, 'strike'),
    cap: readListed(fields, 'cap'),
    altitudes: Object.fromEntries(of.names().map((aircraft) => [aircraft, of.oneOf(aircraft, altitudes)])),
  };
};

function readIsland(fields: Fields): Island {
  const island: Island = { target: fields.oneOf('target', trackIds), ...readBase(fields) };
  fields.done();
  return island;
}

function readDecoy(fields: Fields): Decoy {
  const decoy: Decoy = {
    track: fields.oneOf('track', trackIds),
    side: fields.oneOf('side', sides),
    border: fields.oneOf('border', borders),
    seenAfter: fields.int('seenAfter', 1, MOST),
  };
  fields.done();
  return decoy;
}

function readScout(fields: Fields): ScoutMission {
  const scout: ScoutMission = {
    scout: readListed(fields, 'scout'),
    interceptors: readListed(fields, 'interceptors'),
    altitude: fields.oneOf('altitude', altitudes),
    turns: fields.int('turns', 1, MOST),
    gains: fields.list('gains', MOST).map((gain, i) => {
      const of = new Fields(gain, `${fields.at('gains')}[${i}]`);
      const read = { after: of.int('after', 1, MOST), aircraft: of.name('aircraft') };
      of.done();
      return read;
    }),
  };
  fields.done();
  return scout;
}

function readBonus(given: Json, place: string): Bonus {
  const fields = new Fields(given, place);
  const boxes = (name: string): { readonly [track in TrackId]?: number } => {
    const of = fields.fields(name);
    const read = trackIds.filter((id) => of.has(id)).map((id) => [id, of.int(id, 0, MOST_BOXES)] as const);
    of.done();
    return Object.fromEntries(read);
  };
  const bonus: Bonus = {
    name: fields.oneOf('name', bonusNames),
    side: fields.oneOf('side', sides),
    below: boxes('below'),
    reached: boxes('reached'),
    by: fields.oneOf('by', trackIds),
    ladder: fields.list('ladder', MOST).map((step, i) => {
      const of = new Fields(step, `${place}.ladder[${i}]`);
      const read = { from: of.int('from', 0, MOST_BOXES), vps: of.int('vps', 0, MOST_BOXES) };
      of.done();
      return read;
    }),
  };
  fields.done();
  return bonus;
}

function readSwap(given: Json, place: string): CarrierCampaign['swaps'][number] {
  const fields = new Fields(given, place);
  const swap = { aircraft: fields.name('aircraft'), by: fields.name('by'), at: fields.oneOf('at', trackIds) };
  fields.done();
  return swap;
}

function readPoint(given: Json, place: string): CarrierCampaign['points'][number] {
  const fields = new Fields(given, place);
  const point = {
    place: fields.oneOf('place', [...seaPlaces, ...trackIds]),
    x: fields.int('x', 0, 100),
    y: fields.int('y', 0, 100),
  };
  fields.done();
  return point;
}
