import { expect, test } from 'vitest';
import { Fields, misfit, reading } from '../src/index.ts';

const read = (given: unknown) =>
  reading(() => {
    const fields = new Fields(given, 'plane');
    const inner = fields.fields('gun');
    const plane = {
      name: fields.text('name'),
      speed: fields.int('speed', 1, 3),
      turbo: fields.flag('turbo', false),
      nation: fields.oneOf('nation', ['uk', 'us'], 'uk'),
      pilots: fields.list('pilots'),
      bursts: inner.int('bursts', 0, 9, 1),
    };
    inner.done();
    fields.done();
    return plane;
  });

test('a map that fits is read, with what was left out filled in', () => {
  expect(read({ name: 'Zeke', speed: 2 })).toEqual({
    ok: true,
    value: { name: 'Zeke', speed: 2, turbo: false, nation: 'uk', pilots: [], bursts: 1 },
  });
});

test.each([
  ['not a map', [], 'field-not-a-map', 'plane'],
  ['a missing field', { speed: 1 }, 'field-missing', 'plane.name'],
  ['a number out of range', { name: 'x', speed: 9 }, 'field-wrong-value', 'plane.speed'],
  ['half a number', { name: 'x', speed: 1.5 }, 'field-wrong-value', 'plane.speed'],
  ['a word for a flag', { name: 'x', speed: 1, turbo: 'yes' }, 'field-wrong-value', 'plane.turbo'],
  ['an unknown word', { name: 'x', speed: 1, nation: 'mars' }, 'field-wrong-value', 'plane.nation'],
  ['no list', { name: 'x', speed: 1, pilots: 'me' }, 'field-wrong-value', 'plane.pilots'],
  ['a map for a text', { name: {}, speed: 1 }, 'field-wrong-value', 'plane.name'],
  ['an inner field', { name: 'x', speed: 1, gun: { bursts: -1 } }, 'field-wrong-value', 'plane.gun.bursts'],
  ['an unknown field', { name: 'x', speed: 1, wings: 2 }, 'field-unknown', 'plane.wings'],
])('%s is refused with its place', (_, given, code, place) => {
  expect(read(given)).toMatchObject({ ok: false, problem: { code, place } });
});

test('whoever gives a field that is none is told those that there are', () => {
  expect(read({ name: 'x', speed: 1, wings: 2 })).toMatchObject({
    problem: { facts: { name: 'wings', known: ['gun', 'name', 'speed', 'turbo', 'nation', 'pilots'] } },
  });
});

test('whoever gives something else for a flag is told what can be given', () => {
  expect(read({ name: 'x', speed: 1, turbo: 1 })).toMatchObject({
    problem: { facts: { wanted: [true, false], found: 1 } },
  });
});

test('what is given can be asked for before it is read; nothing counts as not given', () => {
  const fields = new Fields({ name: 'Zeke', speed: null }, 'plane');
  expect(['name', 'speed', 'turbo'].map((name) => fields.has(name))).toEqual([true, false, false]);
});

test('other errors are not swallowed', () => {
  expect(() =>
    reading(() => {
      throw new TypeError('a bug');
    }),
  ).toThrow('a bug');
  expect(reading(() => misfit('own-code', 'here', { n: 1 }))).toEqual({
    ok: false,
    problem: { code: 'own-code', place: 'here', facts: { n: 1 } },
  });
});
