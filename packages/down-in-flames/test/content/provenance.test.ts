import { expect, test } from 'vitest';
import { provenanceOf, sourceOf } from '../../src/content/index.ts';
import { entry, from, publicly } from '../../src/content/provenance.ts';
import type { Sources } from '../../src/content/types.ts';

interface Thing {
  readonly name: string;
  readonly size: { readonly pair: readonly [number, number]; readonly depth: number };
  readonly sources: Sources;
}

const thing = entry<Thing>('reconstructed', {
  name: publicly('thing'),
  size: { pair: [1, from('DIF-EX-77', 2)], depth: from('DIF-GAP-05', 3) },
});

test('a source beside a value goes into sources under the path of the value', () => {
  expect(thing).toEqual({
    name: 'thing',
    size: { pair: [1, 2], depth: 3 },
    sources: { all: 'reconstructed', name: 'public', 'size.pair[1]': 'DIF-EX-77', 'size.depth': 'DIF-GAP-05' },
  });
});

test('a value without a source has that of what it is part of', () => {
  expect(sourceOf(thing, 'size.pair[1]')).toBe('DIF-EX-77');
  expect(sourceOf(thing, 'size.pair[0]')).toBe('reconstructed');
  expect(sourceOf({ sources: { all: 'reconstructed', size: 'public' } }, 'size.pair[0]')).toBe('public');
  expect(sourceOf(thing, '')).toBe('reconstructed');
});

test('DIF-GAP-66: a ruling on a gap is not a sentence of the rulebook', () => {
  expect((['DIF-EX-77', 'DIF-GAP-05', 'public', 'reconstructed'] as const).map(provenanceOf)).toEqual([
    'rulebook',
    'ruling',
    'public',
    'reconstructed',
  ]);
});
