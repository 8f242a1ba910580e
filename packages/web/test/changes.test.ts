import { describe, expect, test } from 'vitest';
import { compare, type Marked } from '../src/replay/changes.ts';

const fieldsOf = (tree: Marked): { [name: string]: Marked } =>
  tree.kind === 'map' ? Object.fromEntries(tree.fields.map(({ name, value }) => [name, value])) : {};

describe('what changed since the step before', () => {
  test('nothing is marked when there is nothing to compare with', () => {
    const tree = compare({ hits: 2, hand: ['LANCE'] }, undefined, ['hand']);
    expect(tree.mark).toBe('same');
    expect(fieldsOf(tree).hits).toEqual({ kind: 'value', mark: 'same', value: 2, was: undefined });
  });

  test('a value says what it was, a new one that it is new, and one that left stays as gone', () => {
    const tree = fieldsOf(compare({ hits: 2, pace: 'trot' }, { hits: 1, card: 'LANCE' }, []));
    expect(tree.hits).toEqual({ kind: 'value', mark: 'changed', value: 2, was: 1 });
    expect(tree.pace).toMatchObject({ mark: 'new', value: 'trot' });
    expect(tree.card).toMatchObject({ mark: 'gone', value: 'LANCE' });
  });

  test('a list without order is counted: each kind of card once, with how many there were', () => {
    const tree = fieldsOf(compare({ hand: ['A', 'B', 'A'] }, { hand: ['C', 'A'] }, ['hand']));
    expect(tree.hand).toEqual({
      kind: 'list',
      mark: 'changed',
      items: [
        { value: 'A', count: 2, before: 1 },
        { value: 'B', count: 1, before: 0 },
        { value: 'C', count: 0, before: 1 },
      ],
    });
  });

  test('another order of the same cards is no change of a list without order', () => {
    const { hand } = fieldsOf(compare({ hand: ['A', 'B'] }, { hand: ['B', 'A'] }, ['hand']));
    expect(hand.mark).toBe('same');
  });

  test('a list with an order keeps it, equal things apart', () => {
    const tree = fieldsOf(compare({ chain: ['A', 'B', 'A'] }, { chain: ['A'] }, []));
    expect(tree.chain).toMatchObject({
      items: [
        { value: 'A', count: 1, before: 1 },
        { value: 'B', count: 1, before: 0 },
        { value: 'A', count: 1, before: 0 },
      ],
    });
  });

  test('a list of maps is compared place by place', () => {
    const tree = compare([{ name: 'a', hits: 1 }], [{ name: 'a', hits: 0 }, { name: 'b' }], []);
    expect(tree.kind === 'rows' && tree.rows.map((row) => row.mark)).toEqual(['changed', 'gone']);
  });
});
