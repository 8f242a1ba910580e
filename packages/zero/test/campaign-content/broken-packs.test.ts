import { describe, expect, test } from 'vitest';
import { basePack, campaignBase, checkPack, readPack } from '../../src/content/index.ts';

/*
 * Every field of every kind of entry is broken once in each way that it can be, and the problem is told at its place.
 */

type Step = string | number;
type Holder = { [step: Step]: unknown };

const shipped: { readonly [kind: string]: readonly object[] } = { ...basePack, ...campaignBase } as never;
const kinds = Object.keys({ ...basePack, ...campaignBase }).filter((kind) => Array.isArray(shipped[kind]));

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every field in a value by its path; of sources `all`. */
function* pathsIn(value: unknown, path: readonly Step[] = []): Generator<readonly Step[]> {
  if (!isHolder(value)) return;
  const steps: readonly Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const step of steps) {
    if (path.at(-1) === 'sources' && step !== 'all') continue;
    yield [...path, step];
    yield* pathsIn(value[step], [...path, step]);
  }
}

const placeOf = (path: readonly Step[]): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

/** The same wherever it stands in a list; what an effect or a panel does decides what is in it. */
const shapeOf = (entry: object, path: readonly Step[]): string =>
  path
    .map((step, i) => {
      const value = path.slice(0, i + 1).reduce<unknown>((at, one) => (at as Holder)[one], entry);
      const does = isHolder(value) && typeof value.does === 'string' ? `(${value.does})` : '';
      return (typeof step === 'number' ? '[]' : `.${step}`) + does;
    })
    .join('');

const holderIn = (entry: object, path: readonly Step[]): Holder =>
  path.slice(0, -1).reduce<Holder>((at, step) => at[step] as Holder, entry as Holder);

function broken(entry: object, path: readonly Step[], by: (holder: Holder, step: Step) => void): object {
  const copy = structuredClone(entry);
  by(holderIn(copy, path), path[path.length - 1]);
  return copy;
}

/** What every entry must have, by the last two steps to it; everything else has a usual value. */
const mustBeThere: { readonly [kind: string]: readonly string[] } = {
  faces: ['border cards[].bombing cards[].number cards[].strafing id sources sources.all title'],
  fighters: [
    'damaged.bursts damaged.damage damaged.defensive damaged.horsepower damaged.offensive',
    'damaged.performance family front.bursts front.damage front.defensive front.horsepower front.offensive',
    'front.performance id leader leader.damaged leader.front name points points.leader points.wingman side',
    'sources sources.all wingman wingman.damaged wingman.front year',
  ],
  pilots: ['id name service sources sources.all'],
  lightBombers: [
    'damaged.bursts damaged.damage damaged.defensive damaged.horsepower damaged.offensive',
    'damaged.performance family front.bursts front.damage front.defensive front.horsepower front.offensive',
    'front.performance id leader leader.damaged leader.front name points points.leader points.wingman side',
    'sources sources.all wingman wingman.damaged wingman.front year',
  ],
  formations: [
    'class damaged damaged.damage damaged.speed damaged.turretDefense damaged.turretSupport family',
    'formation front front.damage front.speed front.turretDefense front.turretSupport id name side sources',
    'sources.all year',
  ],
  supply: ['coreSet id sources sources.all'],
  display: ['altitude cards flak id mode sources sources.all'],
  targets: [
    'areaFlak class id kind levels[].from levels[].name panel(drop).does panel(mines).does',
    'panel(mines).vps panel(patrol).does panel(transport).does panel(transport).vps points points.direct',
    'points.hit points.vital sources sources.all targetFlak wrongDepth.direct wrongDepth.hit',
    'wrongDepth.vital',
  ],
  awards: ['damaged destroyed id sources sources.all'],
  resources: [
    'effects[](clouds).does effects[](clouds).results effects[](clouds).targetFlak',
    'effects[](damage-points).by effects[](damage-points).does effects[](enemy-resource-late).does',
    'effects[](ignore-spoiled).cards effects[](ignore-spoiled).does effects[](level-vps).does',
    'effects[](level-vps).vps effects[](package-guns).altitude effects[](package-guns).does',
    'effects[](package-guns).strafing effects[](play-first).does effects[](target-bound).by',
    'effects[](target-bound).does effects[](target-flak).by effects[](target-flak).does id sources',
    'sources.all',
  ],
  counters: [
    'back back.id back.name back.service back.sources front front.id front.name front.service',
    'front.sources id service sources sources.all',
  ],
  crews: ['back back.id back.name front front.id front.name id service sources sources.all'],
  campaigns: [
    'aircraft[].aircraft aircraft[].as allied[].aircraft allied[].as allied[].number at.x at.y',
    'effects[](area-flak).by effects[](area-flak).does effects[](area-flak).turn effects[](crew).aircraft',
    'effects[](crew).crew effects[](crew).does effects[](evacuation).does effects[](evacuation).vps',
    'effects[](join).altitude effects[](join).does effects[](join).side effects[](photographs).does',
    'effects[](resource-late).does effects[](resource-late).side effects[](target-flak).by',
    'effects[](target-flak).does effects[](torpedoes).cards effects[](torpedoes).does id inset.map',
    'inset.place inset.x inset.y instead.aircraft instead.by instead.period japanese[].aircraft',
    'japanese[].as japanese[].number map map.east map.north map.south map.west missions name',
    'periods[].from periods[].id periods[].par periods[].performance periods[].to sources sources.all',
    'special.name targets[].altitude targets[].at targets[].kind targets[].number targets[].place',
    'targets[].turns',
  ],
  carrierResources: [
    'aircraft[].aircraft aircraft[].as effects[](bomb-points).by effects[](bomb-points).does',
    'effects[](choose-pilot).does effects[](coordinated).does effects[](coordinated).targetFlak',
    'effects[](extra-cap).does effects[](extra-cap).elements effects[](extra-strike).does',
    'effects[](extra-strike-elements).does effects[](extra-strike-elements).elements',
    'effects[](extra-strike-elements).of effects[](hide).does effects[](repair).boxes',
    'effects[](repair).does effects[](scout).does effects[](target-bound).by effects[](target-bound).does',
    'effects[](target-bound).whose effects[](torpedo-draw).cards effects[](torpedo-draw).does',
    'effects[](torpedo-draw).times id number sources sources.all strikes[].side targets[].altitude',
    'targets[].track',
  ],
  carrierCampaigns: [
    'allied.altitude allied.turns bonuses[].by bonuses[].name bonuses[].side cap[].aircraft cap[].as',
    'decoy.border decoy.seenAfter decoy.side decoy.track forces[].side forces[].track from gains[].after',
    'gains[].aircraft id interceptors[].aircraft interceptors[].as island.target island.track',
    'japanese.altitude japanese.turns ladder[].from ladder[].vps lines[].from map map.east map.north',
    'map.south map.west name opening.side opening.target points[].place points[].x points[].y',
    'red[].aircraft red[].as scout[].aircraft scout[].as scouts scouts.allied scouts.japanese sources',
    'sources.all strikeTurns strike[].aircraft strike[].as swaps[].aircraft swaps[].at swaps[].by to',
    'tracks[].id tracks[].owner tracks[].sheet turns white[].aircraft white[].as',
  ],
};

const packOf = (kind: string, entry: object): object => ({ system: 'zero', pack: 'mine', [kind]: [entry] });

const placesOf = (kind: string, entry: object): readonly string[] =>
  checkPack(packOf(kind, entry)).map(({ place }) => place);

/** What no field of this kind of value can be. */
const wrongType = (value: unknown): unknown => (isHolder(value) ? 'text' : [[]]);

/** A value of the right kind that cannot be; null: of this kind anything can be. Two texts have no limit of their own. */
function outOfRange(value: unknown, path: string): unknown {
  if (typeof value === 'number') return 100_000;
  if (typeof value === 'string') return 'x'.repeat(path.endsWith('.family') || path === 'faces.id' ? 2001 : 61);
  return Array.isArray(value) ? Array(1001).fill(value[0] ?? 1) : null;
}

const valueAt = (entry: object, path: readonly Step[]): unknown => holderIn(entry, path)[path[path.length - 1]];

/** One entry for every shape of a field that the shipped entries of a kind have, if it can be one where it is not null. */
function fieldsOf(kind: string): ReadonlyMap<string, readonly [object, readonly Step[]]> {
  const fields = new Map<string, readonly [object, readonly Step[]]>();
  for (const entry of shipped[kind])
    for (const path of pathsIn(entry)) {
      const shape = shapeOf(entry, path);
      const known = fields.get(shape);
      if (known === undefined || valueAt(...known) === null) fields.set(shape, [entry, path]);
    }
  return fields;
}

describe.each(kinds)('a broken entry of %s', (kind) => {
  const fields = [...fieldsOf(kind).values()];
  /** The places of fields where breaking them so is not told at their own place. */
  const untold = (by: (value: unknown, path: string) => unknown): string[] =>
    fields.flatMap(([entry, path]) => {
      const place = placeOf(path);
      const value = by(valueAt(entry, path), kind + place);
      if (value === null) return [];
      const places = placesOf(
        kind,
        broken(entry, path, (holder, step) => {
          holder[step] = value;
        }),
      );
      return places.includes(`${kind}[0]${place}`) ? [] : [place];
    });

  test('with a value of the wrong kind', () => {
    expect(untold(wrongType)).toEqual([]);
  });

  test('with a value that is too large', () => {
    expect(untold(outOfRange)).toEqual([]);
  });

  test('with a field that is not known, in every map', () => {
    const maps = [...fields.filter(([entry, path]) => isMapAt(entry, path)), [shipped[kind][0], []] as const];
    const missed = maps.flatMap(([entry, path]) => {
      const wrong = broken(entry, [...path, 'colour'], (holder, step) => {
        holder[step] = 1;
      });
      const place = `${kind}[0]${placeOf(path)}.colour`;
      return placesOf(kind, wrong).includes(place) ? [] : [place];
    });
    expect(missed).toEqual([]);
  });

  test('without a field: it is told, unless the field has a usual value', () => {
    const named = fields.filter(([, path]) => typeof path[path.length - 1] === 'string');
    const told = named.filter(([entry, path]) => {
      const without = broken(entry, path, (holder, step) => {
        delete holder[step];
      });
      return checkPack(packOf(kind, without)).some(
        ({ code, place }) => code === 'content-missing-field' && place === `${kind}[0]${placeOf(path)}`,
      );
    });
    const shapes = new Set(told.map(([entry, path]) => shapeOf(entry, path).slice(1).split('.').slice(-2).join('.')));
    expect([...shapes].sort()).toEqual(mustBeThere[kind].flatMap((line) => line.split(' ')));
  });
});

function isMapAt(entry: object, path: readonly Step[]): boolean {
  const value = valueAt(entry, path);
  return isHolder(value) && !Array.isArray(value);
}

test('all that is wrong is told at once, in the order of the pack', () => {
  const [fighter] = basePack.fighters;
  const [target] = campaignBase.targets;
  const { year: _, ...timeless } = fighter;
  const pack = {
    system: 'zero',
    pack: 'mine',
    fighters: [{ ...timeless, engines: 9, colour: 'green', services: ['raf'] }],
    targets: [{ ...target, class: 'sky', areaFlak: '3', sources: {} }],
    weather: [],
  };
  expect(checkPack(pack).map(({ code, place }) => `${code} ${place}`)).toEqual([
    'content-unknown-value fighters[0].services[0]',
    'content-missing-field fighters[0].year',
    'content-out-of-range fighters[0].engines',
    'content-unknown-field fighters[0].colour',
    'content-unknown-value targets[0].class',
    'content-wrong-type targets[0].areaFlak',
    'content-missing-field targets[0].sources.all',
    'content-unknown-field weather',
  ]);
});

test('nothing that is missing hides anything else that is', () => {
  const campaign = structuredClone(campaignBase.campaigns[0]);
  const json = JSON.parse(JSON.stringify(campaign).replaceAll('"aircraft":"ki-27"', '"aircraft":"me-109"'));
  const named = JSON.stringify(json).split('"aircraft":"me-109"').length - 1;
  expect(named).toBeGreaterThan(1);
  const problems = checkPack({ system: 'zero', pack: 'mine', campaigns: [json] });
  expect(problems.filter(({ code }) => code === 'not-in-content').length).toBeGreaterThan(1);
  expect(new Set(problems.map(({ place }) => place)).size).toBe(problems.length);
});

test('what says nothing may be written, and a number may stand for a text', () => {
  const [fighter] = basePack.fighters;
  const [campaign] = campaignBase.campaigns;
  const read = readPack({
    pack: 7,
    fighters: [{ ...fighter, set: 'zero', night: 0, rockets: false, napalm: null, short: 97 }],
    awards: [],
    campaigns: [
      {
        ...campaign,
        resources: { japanese: [{ number: 1, periods: campaign.periods.map(() => null) }] },
      },
    ],
  });
  expect(read.ok && { ...read.value, campaigns: read.value.campaigns?.map(({ resources }) => resources) }).toEqual({
    system: 'zero',
    pack: '7',
    faces: [],
    fighters: [{ ...fighter, short: '97' }],
    pilots: [],
    campaigns: [
      {
        japanese: [{ number: 1, periods: campaign.periods.map(() => ({ aircraft: [], options: [], pilot: null })) }],
        allied: [],
      },
    ],
  });
});
