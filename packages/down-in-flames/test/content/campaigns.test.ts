import { describe, expect, test } from 'vitest';
import {
  basePack,
  type Campaign,
  campaignIds,
  checkPack,
  nations,
  placeIds,
  provenanceOf,
  sides,
  sourceOf,
} from '../../src/content/index.ts';

const { campaigns, bombers, fighters, pilots } = basePack;

const campaign = (id: string): Campaign => {
  const found = campaigns.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no campaign ${id}`);
  return found;
};

const value = (given: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce((at, name) => (at as { [name: string]: unknown })[name], given);

/** What the rulebook and the public record reveal of the sheets. */
const facts: readonly (readonly [source: string, id: string, path: string, value: unknown])[] = [
  ['DIF-EX-55', 'poland-1939', 'turns', 6],
  ['public', 'poland-1939', 'missions', 4],
  ['DIF-EX-74', 'poland-1939', 'initiative', 'axis'],
  ['DIF-EX-74', 'poland-1939', 'interceptors.allies', 'p-11c'],
  ['DIF-EX-74', 'poland-1939', 'targets[2].kind', 'airfield'],
  ['DIF-EX-74', 'poland-1939', 'targets[2].damaged', 4],
  ['DIF-EX-74', 'poland-1939', 'targets[2].destroyed', 8],
  ['DIF-EX-74', 'poland-1939', 'targets[2].flak', 2],
  ['DIF-EX-74', 'poland-1939', 'arrows[2].aircraft[0]', 'ju-87b'],
  ['DIF-EX-74', 'poland-1939', 'options.axis[0].aircraft[0].card', 'bf-110c'],
  ['DIF-EX-74', 'poland-1939', 'options.allies[1].aircraft[0].card', 'p-11c'],
  ['DIF-EX-74', 'poland-1939', 'options.allies[1].effects[0].effect', 'late'],
  ['public', 'battle-of-britain-1940', 'missions', 6],
  ['public', 'battle-of-britain-1940', 'targets[0].kind', 'factory'],
  ['public', 'battle-of-britain-1940', 'targets[1].kind', 'airfield'],
  ['public', 'battle-of-britain-1940', 'targets[4].kind', 'airfield'],
  ['public', 'battle-of-britain-1940', 'arrows[0].aircraft[0]', 'ju-87b'],
  ['public', 'battle-of-britain-1940', 'arrows[0].aircraft[1]', 'ju-87b'],
  ['public', 'battle-of-britain-1940', 'options.allies[4].aircraft[0].card', 'hurricane-i'],
  ['public', 'battle-of-britain-1940', 'options.allies[4].effects[0].effect', 'late'],
  ['public', 'midway-1942', 'initiative', 'axis'],
  ['public', 'midway-1942', 'targets[0].place', 'yorktown'],
  ['public', 'midway-1942', 'arrows[0].aircraft[2]', 'b5n2'],
  ['public', 'midway-1942', 'arrows[2].aircraft[1]', 'b5n2'],
  ['public', 'stalingrad-1942', 'missions', 5],
  ['public', 'stalingrad-1942', 'targets[3].place', 'mamayev-kurgan'],
  ['DIF-EX-78', 'daylight-bombing-1944', 'name', 'Daylight Bombing 1944'],
  ['public', 'daylight-bombing-1944', 'arrows[0].aircraft[0]', 'b-25c'],
  ['public', 'daylight-bombing-1944', 'targets[6].place', 'ruhr'],
  ['public', 'daylight-bombing-1944', 'options.allies[0].aircraft[1].card', 'p-47d'],
  ['public', 'daylight-bombing-1944', 'options.axis[4].aircraft[2].card', 'me-410'],
  ['public', 'daylight-bombing-1944', 'options.axis[7].aircraft[0].count', 2],
];

describe('DIF-GAP-65: what is known of the campaign sheets is kept, and says where it comes from', () => {
  test.each(facts.filter(([, , path]) => !path.endsWith('.place')))('%s: %s %s is %j', (source, id, path, expected) => {
    expect(value(campaign(id), path)).toBe(expected);
    expect(sourceOf(campaign(id), path)).toBe(source);
  });

  test('DIF-EX-78: 120 is a minor Allied victory', () => {
    const { allies } = campaign('daylight-bombing-1944').victory;
    expect(allies.minor).toBeLessThanOrEqual(120);
    expect(allies.major).toBeGreaterThan(120);
  });

  test('DIF-EX-56: the starting missions of Poland 1939', () => {
    const starts = campaign('poland-1939').arrows.filter(({ side, from }) => side === 'axis' && Array.isArray(from));
    expect(starts.map(({ to }) => to)).toEqual([1, 2, 3, 4, 6]);
  });

  test('what nobody has told is labelled as ours', () => {
    expect(provenanceOf(sourceOf(campaign('rabaul-1943'), 'targets[1].damaged'))).toBe('reconstructed');
    expect(provenanceOf(sourceOf(campaign('poland-1939'), 'targets[4].damaged'))).toBe('reconstructed');
  });
});

test('the six campaigns are complete: targets, Options, arrows of both sides, named pilots, map', () => {
  expect(campaigns.map(({ id }) => id)).toEqual([...campaignIds]);
  expect(checkPack(basePack)).toEqual([]);
  for (const { targets, arrows, options, map } of campaigns) {
    expect(targets.length).toBeGreaterThanOrEqual(6);
    expect(targets.length).toBeLessThanOrEqual(9);
    for (const { number } of targets) expect(arrows.some(({ to }) => to === number)).toBe(true);
    for (const side of sides) {
      expect(options[side]).toHaveLength(8);
      expect(options[side].some(({ aircraft }) => aircraft.some(({ pilot }) => pilot !== null))).toBe(true);
      expect(arrows.some((arrow) => arrow.side === side && Array.isArray(arrow.from))).toBe(true);
    }
    for (const { at } of targets) {
      expect(at[0] > map.west && at[0] < map.east && at[1] > map.south && at[1] < map.north).toBe(true);
    }
  }
});

test('every place on the maps has a name in the catalogues, and every name a place', () => {
  const used = campaigns.flatMap(({ targets, map }) => [...targets, ...map.towns].map(({ place }) => place));
  expect([...new Set(used)].sort()).toEqual([...placeIds]);
});

test('DIF-CMP-12: a target that is reached only from others is worth more than those that lead to it', () => {
  for (const { arrows, targets } of campaigns) {
    for (const { from, to } of arrows) {
      if (typeof from !== 'number' || arrows.some((arrow) => arrow.to === to && typeof arrow.from !== 'number'))
        continue;
      const worth = (number: number): number => targets[number - 1].destroyed;
      const nearest = Math.min(...arrows.filter((a) => a.to === to).map((a) => worth(Number(a.from))));
      expect(worth(to)).toBeGreaterThanOrEqual(nearest);
    }
  }
});

describe('bombers', () => {
  test('there are more than twenty, of six nations, and fighters that carry bombs besides', () => {
    expect(bombers.length).toBeGreaterThan(20);
    expect([...new Set(bombers.map(({ nation }) => nation))].sort()).toEqual([...nations].sort());
    expect(fighters.filter(({ front }) => front.bombs > 0).length).toBeGreaterThan(20);
    expect(pilots.length).toBeGreaterThan(20);
  });

  test.each([
    ['DIF-EX-48', 'b-24d', 'front.defense', 5],
    ['DIF-EX-48', 'b-24d', 'front.support', 2],
    ['DIF-EX-50', 'b-24d', 'front.speed', 1],
    ['DIF-EX-49', 'ju-87b', 'front.defense', 2],
    ['DIF-EX-49', 'ju-87b', 'front.support', 1],
    ['DIF-EX-74', 'ju-87b', 'points', 3],
    ['DIF-EX-63', 'b5n2', 'front.bombs', 14],
    ['DIF-EX-63', 'b5n2', 'damaged.bombs', 8],
    ['DIF-EX-42', 'do-17z', 'name', 'Do-17Z'],
  ])('%s: %s %s is %s', (source, id, path, expected) => {
    const bomber = bombers.find((one) => one.id === id);
    expect(bomber && value(bomber, path)).toBe(expected);
    expect(bomber && sourceOf(bomber, path)).toBe(source);
  });
});

describe('a campaign of a pack is checked', () => {
  const [poland] = campaigns;
  const { sources: _, ...bare } = poland;
  const own = { ...bare, sources: { all: 'public' } } as unknown as Campaign;
  const wrong = (change: Partial<Campaign>): string[] =>
    checkPack({ system: 'down-in-flames', pack: 'mine', campaigns: [{ ...own, ...change }] }).map(
      ({ code, place, facts: { rule } }) => `${code} ${place} ${rule ?? ''}`.trim(),
    );

  test.each([
    ['nothing is wrong', {}, []],
    [
      'an arrow to nowhere',
      { arrows: [{ ...own.arrows[0], to: 12 }, ...own.arrows.slice(1)] },
      ['content-contradiction campaigns[0].arrows[0].to DIF-CMP-10'],
    ],
    [
      'DIF-CMP-16: an aircraft that does not exist',
      { interceptors: { axis: 'ufo', allies: 'p-11c' } },
      ['content-unknown-value campaigns[0].interceptors.axis'],
    ],
    [
      'an aircraft of the other side',
      { interceptors: { axis: 'p-11c', allies: 'p-11c' } },
      ['content-contradiction campaigns[0].interceptors.axis DIF-CARD-03'],
    ],
    [
      'a bomber as interceptor',
      { interceptors: { axis: 'ju-87b', allies: 'p-11c' } },
      ['content-contradiction campaigns[0].interceptors.axis DIF-CMP-14'],
    ],
    [
      'a victory table that goes back',
      { victory: { ...own.victory, allies: { minor: -50, major: 0, decisive: 9 } } },
      ['content-contradiction campaigns[0].victory DIF-MVP-08'],
    ],
    [
      'nowhere to start',
      { arrows: own.arrows.filter(({ side, from }) => side === 'allies' || typeof from === 'number') },
      ['content-contradiction campaigns[0].arrows DIF-CMP-11'],
    ],
    [
      'an Option of nothing',
      { options: { ...own.options, axis: [{ aircraft: [], effects: [] }] } },
      ['content-contradiction campaigns[0].options.axis[0] DIF-CMP-33'],
    ],
    [
      'a pilot of another nation',
      {
        options: { ...own.options, axis: [{ aircraft: [{ card: 'bf-109e', count: 1, pilot: 'bader' }], effects: [] }] },
      },
      ['content-contradiction campaigns[0].options.axis[0].aircraft[0].pilot DIF-PIL-01'],
    ],
    ['an amount of nothing', { missions: 0 }, ['content-out-of-range campaigns[0].missions']],
  ] as const)('%s', (_name, change, expected) => {
    expect(wrong(change as Partial<Campaign>)).toEqual(expected);
  });
});
