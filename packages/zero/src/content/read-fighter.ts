import { Fields, type Json } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import { words } from './read-list.ts';
import { readSet } from './read-set.ts';
import { readSources } from './read-sources.ts';
import { altitudes, type Fighter, type LeaderSide, services, sides, type WingmanSide } from './types.ts';

const kinds = ['fighter', 'fighter-bomber'] as const;

export function readFighter(given: Json, place: string): Fighter {
  const fields = new Fields(given, place);
  const fighter = readElement(fields, 'fighter', () => ({}));
  fields.done();
  return fighter;
}

/** An aircraft that flies in Elements, with whatever more the sides of its cards show. */
export function readElement<More extends object>(
  fields: Fields,
  kind: Fighter['kind'],
  more: (side: Fields) => More,
): Fighter & { readonly [card in 'leader' | 'wingman']: Both<Fighter[card]['front'] & More> } {
  const points = fields.fields('points');
  const leader = fields.fields('leader');
  const wingman = fields.fields('wingman');
  const both = <S>(card: Fields, read: (side: Fields) => S): Both<S & More> => ({
    front: readSide(card.fields('front'), read, more),
    damaged: readSide(card.fields('damaged'), read, more),
  });
  const element = {
    id: fields.name('id'),
    name: fields.name('name'),
    short: fields.name('short', fields.name('name')),
    family: fields.text('family'),
    side: fields.oneOf('side', sides),
    services: words(fields, 'services', services),
    kind: fields.oneOf('kind', kinds, kind),
    year: fields.int('year', 1930, 1946),
    engines: fields.int('engines', 1, 4, 1),
    turbo: fields.flag('turbo', false),
    ceiling: fields.oneOf('ceiling', altitudes, 'very high'),
    points: { leader: points.int('leader', 0, 99), wingman: points.int('wingman', 0, 99) },
    leader: both(leader, readLeader),
    wingman: both(wingman, readWingman),
    ...readSet(fields),
    ...readExtras(fields),
    sources: readSources(fields),
  };
  for (const read of [points, leader, wingman]) read.done();
  checkSides(element.leader, fields.at('leader'), ['performance', 'horsepower', 'bursts', 'gunner']);
  checkSides(element.wingman, fields.at('wingman'), ['offensive', 'defensive']);
  return element;
}

/** CH-17.52a, CH-18.41d, CH-18.51a — what few cards show; left out where it is not there. */
function readExtras(fields: Fields): Pick<Fighter, 'night' | 'rockets' | 'napalm'> {
  const night = fields.int('night', 0, 9, 0);
  return {
    ...(night > 0 && { night }),
    ...(fields.flag('rockets', false) && { rockets: true }),
    ...(fields.flag('napalm', false) && { napalm: true }),
  };
}

interface Both<S> {
  readonly front: S;
  readonly damaged: S;
}

function readSide<S, More>(fields: Fields, read: (side: Fields) => S, more: (side: Fields) => More): S & More {
  const side = { ...read(fields), ...more(fields) };
  fields.done();
  return side;
}

const readLeader = (fields: Fields): LeaderSide => ({
  performance: fields.int('performance', 1, 15),
  horsepower: fields.int('horsepower', 0, 9),
  bursts: fields.int('bursts', 0, 9),
  gunner: fields.int('gunner', 0, 9, 0),
  damage: fields.int('damage', 1, 40),
  agile: fields.flag('agile', false),
  bombs: fields.int('bombs', 0, 9, 0),
});

const readWingman = (fields: Fields): WingmanSide => ({
  offensive: fields.int('offensive', 0, 9),
  defensive: fields.int('defensive', 0, 9),
  damage: fields.int('damage', 1, 40),
  agile: fields.flag('agile', false),
  bombs: fields.int('bombs', 0, 9, 0),
});

/** Z-5.21d, Z-5.21e — the Damaged side holds more Hits in all, and is better at nothing. */
export function checkSides<S extends { readonly damage: number }>(
  { front, damaged }: { readonly front: S; readonly damaged: S },
  place: string,
  ratings: readonly (keyof S & string)[],
): void {
  if (damaged.damage <= front.damage) {
    refuse('damage-not-rising', `${place}.damaged.damage`, { front: front.damage, damaged: damaged.damage });
  }
  for (const rating of ratings) {
    const [before, after] = [Number(front[rating]), Number(damaged[rating])];
    if (after > before) refuse('damaged-side-better', `${place}.damaged.${rating}`, { front: before, damaged: after });
  }
}
