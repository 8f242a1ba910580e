import { expect, test } from 'vitest';
import { basePack, type ContentProblem, checkPack, contentProblems } from '../../src/content/index.ts';

type Draft = { [name: string]: unknown };
type Section = 'faces' | 'fighters' | 'pilots';

const empty: Draft = { system: 'down-in-flames', pack: 'empty' };

/** A pack with one of our entries, in which the value at a path is another one, or is gone (undefined). */
const spoilt =
  (section: Section, id: string) =>
  (path: readonly string[], value?: unknown): Draft => {
    const entry: Draft = JSON.parse(JSON.stringify(basePack[section].find((e) => e.id === id)));
    const field = path[path.length - 1];
    const owner = path.slice(0, -1).reduce((at, name) => at[name] as Draft, entry);
    if (value === undefined) delete owner[field];
    else owner[field] = value;
    return { ...empty, [section]: [entry] };
  };

const fighter = spoilt('fighters', 'spitfire-i');
const scissors = spoilt('faces', 'scissors');
const redline = spoilt('faces', 'redline');
const outOfTheSun = spoilt('faces', 'out-of-the-sun');
const fuelTank = spoilt('faces', 'in-my-sights-fuel-tank');
const pilot = spoilt('pilots', 'bader');

const aShot = basePack.faces.find((face) => face.bursts === 1);

type Case = readonly [what: string, given: unknown, code: ContentProblem, place: string];

const cases: readonly Case[] = [
  ['nothing at all', null, 'content-wrong-type', ''],
  ['a list', [], 'content-wrong-type', ''],
  ['a pack without a name', { system: 'down-in-flames' }, 'content-missing-field', 'pack'],
  ['a bad name of a pack', { ...empty, pack: 'My Pack' }, 'content-bad-id', 'pack'],
  ['another system', { ...empty, system: 'zero' }, 'content-unknown-value', 'system'],
  ['a section that does not exist', { ...empty, balloons: [] }, 'content-unknown-field', 'balloons'],
  ['a section that is no list', { ...empty, pilots: {} }, 'content-wrong-type', 'pilots'],
  ['an entry that is no map', { ...empty, fighters: ['bf-109e'] }, 'content-wrong-type', 'fighters[0]'],

  ['a bad id', fighter(['id'], 'Spitfire I'), 'content-bad-id', 'fighters[0].id'],
  ['an empty name', fighter(['name'], ' '), 'content-out-of-range', 'fighters[0].name'],
  ['a nation that has no flag', fighter(['nation'], 'atlantis'), 'content-unknown-value', 'fighters[0].nation'],
  ['a missing rating', fighter(['front', 'speed']), 'content-missing-field', 'fighters[0].front.speed'],
  ['a rating too many', fighter(['front', 'stealth'], 1), 'content-unknown-field', 'fighters[0].front.stealth'],
  ['a rating in words', fighter(['front', 'speed'], 'two'), 'content-wrong-type', 'fighters[0].front.speed'],
  ['a rating out of range', fighter(['front', 'speed'], 10), 'content-out-of-range', 'fighters[0].front.speed'],
  ['half a rating', fighter(['front', 'speed'], 1.5), 'content-out-of-range', 'fighters[0].front.speed'],
  ['a number for a note', fighter(['front', 'agile'], 1), 'content-wrong-type', 'fighters[0].front.agile'],
  ['one Horsepower', fighter(['front', 'horsepower'], [2]), 'content-out-of-range', 'fighters[0].front.horsepower'],
  ['no sources', fighter(['sources']), 'content-missing-field', 'fighters[0].sources'],
  ['sources without all', fighter(['sources', 'all']), 'content-missing-field', 'fighters[0].sources.all'],
  ['a source that is none', fighter(['sources', 'all'], 'a friend'), 'content-bad-source', 'fighters[0].sources.all'],
  ['a source of nothing', fighter(['sources', 'sped'], 'public'), 'content-unknown-field', 'fighters[0].sources.sped'],
  [
    'DIF-CARD-17: faster when damaged',
    fighter(['damaged', 'speed'], 3),
    'content-contradiction',
    'fighters[0].damaged.speed',
  ],
  [
    'DIF-CARD-17: more Horsepower when damaged',
    fighter(['damaged', 'horsepower'], [0, 3]),
    'content-contradiction',
    'fighters[0].damaged.horsepower[1]',
  ],
  [
    'DIF-CARD-17: Agile only when damaged',
    fighter(['damaged', 'agile'], true),
    'content-contradiction',
    'fighters[0].damaged.agile',
  ],
  [
    'DIF-CARD-15: a Damaged side that is lost no later than the front',
    fighter(['damaged', 'airframe'], 3),
    'content-contradiction',
    'fighters[0].damaged.airframe',
  ],

  ['a title that does not exist', scissors(['title'], 'HALF LOOP'), 'content-unknown-value', 'faces[0].title'],
  [
    'an answer to nothing known',
    scissors(['reactTo'], ['YO-YO', 'HALF LOOP']),
    'content-unknown-value',
    'faces[0].reactTo[1]',
  ],
  ['DIF-REACT-13: SCISSORS that cost a Burst', scissors(['bursts'], 1), 'content-contradiction', 'faces[0].bursts'],
  [
    'DIF-REACT-15: SCISSORS with a subtitle',
    scissors(['subtitle'], 'JINKING'),
    'content-contradiction',
    'faces[0].subtitle',
  ],
  ['DIF-REACT-22: REDLINE as an attack', redline(['type'], 'attack'), 'content-contradiction', 'faces[0].type'],
  ['DIF-ACT-08: a reaction to nothing', scissors(['reactTo'], []), 'content-contradiction', 'faces[0].reactTo'],
  ['DIF-REACT-12: an attack without hits', outOfTheSun(['hits'], 0), 'content-contradiction', 'faces[0].hits'],
  ['DIF-REACT-16: a FUEL TANK with hits', fuelTank(['hits'], 2), 'content-contradiction', 'faces[0].hits'],
  [
    'DIF-COMP-01: more cards than in the box',
    scissors(['copies'], { pacific: 6, europe: 6 }),
    'content-deck-size',
    'faces',
  ],
  [
    'more different cards than a game can tell apart',
    {
      ...empty,
      faces: [
        ...basePack.faces.map((face) => ({ ...face, copies: { pacific: 0, europe: 0 } })),
        ...Array.from({ length: 31 }, (_, i) => ({ ...aShot, id: `one-more-${i}`, copies: { pacific: 1, europe: 1 } })),
      ],
    },
    'content-too-many-faces',
    'faces',
  ],
  ['DIF-OPT-21: halves that differ', scissors(['copies', 'pacific'], 4), 'content-deck-size', 'faces'],

  ['an unknown ability', pilot(['abilities'], ['P+1', 'Q+1']), 'content-unknown-value', 'pilots[0].abilities[1]'],
  ['DIF-COMP-11: no ability', pilot(['abilities'], []), 'content-out-of-range', 'pilots[0].abilities'],
  [
    'DIF-COMP-11: an ability twice',
    pilot(['abilities'], ['P+1', 'P+1']),
    'content-contradiction',
    'pilots[0].abilities[1]',
  ],
];

test.each(cases)('%s', (_, given, code, place) => {
  expect(checkPack(given)).toEqual([{ code, place, facts: expect.anything() }]);
});

test('the same id twice: the second one is named, with where the first one stands', () => {
  const [one, two] = basePack.pilots;
  expect(checkPack({ ...empty, pilots: [one, two, one] })).toEqual([
    { code: 'content-duplicate-id', place: 'pilots[2].id', facts: { id: one.id, first: 'pilots[0]' } },
  ]);
});

test('DIF-CMP-13: an id that means a fighter and a bomber, in the pack or with what we ship', () => {
  const [bomber] = basePack.bombers;
  const [flown] = basePack.fighters;
  expect(checkPack({ ...empty, bombers: [{ ...bomber, id: flown.id }] })).toEqual([
    { code: 'content-duplicate-id', place: 'bombers[0].id', facts: { id: flown.id, first: 'fighters' } },
  ]);
  expect(checkPack({ ...empty, fighters: [flown, { ...flown, id: bomber.id }] })).toEqual([
    { code: 'content-duplicate-id', place: 'fighters[1].id', facts: { id: bomber.id, first: 'bombers' } },
  ]);
});

test('DIF-ACT-26: a deck in which nobody can fire is refused, for each theatre', () => {
  const armed = basePack.faces.filter(({ bursts }) => bursts > 0);
  const disarmed = armed.map((face) => ({ ...face, copies: { pacific: 0, europe: 0 } }));
  expect(checkPack({ ...empty, faces: disarmed })).toEqual([
    { code: 'content-no-attack-cards', place: 'faces', facts: { theatre: 'pacific' } },
    { code: 'content-no-attack-cards', place: 'faces', facts: { theatre: 'europe' } },
  ]);
});

test('all problems are reported, each with its facts', () => {
  const { year, ...rest } = basePack.fighters[0];
  const bad = { ...rest, front: { ...rest.front, speed: 99 }, damaged: { ...rest.damaged, bursts: null } };
  expect(year).toBe(1939);
  expect(checkPack({ ...empty, fighters: [bad] })).toEqual([
    { code: 'content-missing-field', place: 'fighters[0].year', facts: { name: 'year' } },
    { code: 'content-out-of-range', place: 'fighters[0].front.speed', facts: { min: 0, max: 9, found: 99 } },
    { code: 'content-wrong-type', place: 'fighters[0].damaged.bursts', facts: { wanted: 'number', found: 'null' } },
    { code: 'content-unknown-field', place: 'fighters[0].sources.year', facts: { name: 'year' } },
  ]);
});

test('a contradiction names its rule', () => {
  expect(checkPack(fighter(['damaged', 'bursts'], 3))).toEqual([
    {
      code: 'content-contradiction',
      place: 'fighters[0].damaged.bursts',
      facts: { rule: 'DIF-CARD-17', front: 2, damaged: 3 },
    },
  ]);
});

test('what is nested without end is refused like any other value', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(checkPack(fighter(['front', 'speed'], 2)).length).toBe(0);
  expect(checkPack({ ...empty, pilots: [{ deep }] }).length).toBeGreaterThan(0);
});

test('every code is shown by some broken pack above', () => {
  const shown = new Set<string>([
    'content-duplicate-id',
    'content-no-attack-cards',
    ...cases.map(([, , code]) => code),
  ]);
  expect([...shown].sort()).toEqual([...contentProblems].sort());
});
