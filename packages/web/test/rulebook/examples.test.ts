import { expect, test } from 'vitest';
import { buildIndex } from '../../src/library/build-index.ts';
import { bySystem, searchEntries } from '../../src/rulebook/examples/search-entries.ts';

const { entries, unreadable } = buildIndex(
  [
    {
      file: 'a.yaml',
      text: 'title: Élan du galop\nsystem: one\nrules: [J-1]\n---\ntitle: Second\nsystem: two\nrules: [J-10]\nvariants: [{ title: Otherwise, rules: [J-4] }]',
    },
    { file: 'b.yaml', text: 'title: Third\nsystem: one' },
    { file: 'broken.yaml', text: 'title: [' },
  ],
  () => null,
);
const titles = (search: string): string[] => searchEntries(entries, search).map(({ title }) => title);

test('the index holds every script of every file, and names the files that cannot be read', () => {
  expect(entries.map(({ file, part }) => `${file} ${part}`)).toEqual(['a.yaml 1', 'a.yaml 2', 'b.yaml 1']);
  expect(unreadable).toMatchObject([{ file: 'broken.yaml', problem: { code: 'script-yaml' } }]);
});

test('a whole rule number finds the examples that name it, in a variant too', () => {
  expect(titles('J-1')).toEqual(['Élan du galop']);
  expect(titles('j-4')).toEqual(['Second']);
});

test('words find titles, variants and parts of rule numbers; capitals and accents do not matter', () => {
  expect(titles('elan GALOP')).toEqual(['Élan du galop']);
  expect(titles('otherwise')).toEqual(['Second']);
  expect(titles('j-')).toEqual(['Élan du galop', 'Second']);
  expect(titles('  ')).toHaveLength(3);
  expect(titles('nowhere')).toEqual([]);
});

test('examples are listed by game', () => {
  expect([...bySystem(entries)].map(([system, group]) => [system, group.length])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});

test('a script is read with the packs that it names, and cannot be without them', () => {
  const text = 'title: With a pack\nsystem: one\noptions: { packs: [mine.json] }';
  const texts = [
    { file: 'here/a.yaml', text },
    { file: 'there/a.yaml', text },
  ];
  const index = buildIndex(texts, (file) => (file === 'here/mine.json' ? '{}' : null));
  expect(index.entries).toMatchObject([{ file: 'here/a.yaml' }]);
  expect(index.unreadable).toMatchObject([
    { file: 'there/a.yaml', problem: { code: 'script-pack-missing', place: 'there/a.yaml:3' } },
  ]);
});
