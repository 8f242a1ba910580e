import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/art/aircraft/nearest.ts';

test('an aircraft that is drawn is itself, whatever is said of it', () => {
  expect(nearest('b-17e', { flag: 'japan', kind: 'fighter', engines: 1 }).id).toBe('b-17e');
  expect(nearest('p400').id).toBe('p-400');
});

describe('an aircraft of somebody’s own pack', () => {
  test('is one of its family', () => {
    expect(nearest('spitfire-xvi', { flag: 'united-kingdom' }).id).toMatch(/^spitfire/);
    expect(nearest('bf-109t', { flag: 'germany' }).id).toMatch(/^bf-109/);
  });
  test('is one of its nation', () => {
    expect(nearest('own', { flag: 'poland' }).nation).toBe('poland');
    expect(nearest('own', { flag: 'japan', kind: 'medium' }).nation).toMatch(/^japan/);
  });
  test('has its engines before it has its nation', () => {
    expect(nearest('own', { flag: 'poland', kind: 'heavy', engines: 4 })).toMatchObject({ kind: 'heavy', engines: 4 });
    expect(nearest('own', { flag: 'soviet-union', engines: 2 }).engines).toBe(2);
  });
  test('is about as wide', () => {
    const { span } = nearest('own', { flag: 'germany', kind: 'medium', span: 22 });
    expect(Math.abs(span - 22)).toBeLessThan(2);
  });
  test('of which nothing is known is a fighter', () => {
    expect(nearest('own')).toMatchObject({ kind: 'fighter', engines: 1 });
  });
});
