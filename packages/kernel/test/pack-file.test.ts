import { expect, test } from 'vitest';
import { MOST_NAME, readPackFile, writePackFile } from '../src/index.ts';

const pack = { system: 'zero', pack: 'mine' };

test('a pack with its title and its author comes out as it went in', () => {
  const file = { title: 'Ma boîte', author: 'Jean', pack };
  expect(readPackFile(JSON.parse(JSON.stringify(writePackFile(file))))).toEqual(file);
});

test('a bare pack is one that tells nobody’s name', () => {
  expect(readPackFile(pack)).toEqual({ title: '', author: '', pack });
});

test('what stands beside the pack is a line, or nothing', () => {
  const given = { ...writePackFile({ title: '', author: '', pack }), title: ` ${'t'.repeat(200)}`, author: 7 };
  expect(readPackFile(given)).toEqual({ title: 't'.repeat(MOST_NAME), author: '', pack });
});

test('a later format is left to a later page', () => {
  expect(readPackFile({ ...writePackFile({ title: '', author: '', pack }), version: 2 })).toBe('newer');
});

test.each([null, 7, 'pack', [], [pack], { pack: {} }, { tallyho: 'pack', version: 1 }, { tallyho: 'pack', pack: [] }])(
  '%j is no pack',
  (given) => {
    expect(readPackFile(given)).toBe('no-pack');
  },
);
