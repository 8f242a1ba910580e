import { expect, test } from 'vitest';
import { keyList, type Press, tableKeys, wantedBy } from '../../src/play/keys.ts';

const pressed = (key: string, change: Partial<Press> = {}): ReturnType<typeof wantedBy> =>
  wantedBy({ key, isHeld: false, on: 'page', isWaiting: false, ...change });

test('every key has its own meaning, whatever its case', () => {
  const keys = Object.values(tableKeys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [name, key] of Object.entries(tableKeys))
    expect([pressed(key), pressed(key.toUpperCase())]).toEqual([name, name]);
  for (const digit of [1, 5, 9]) expect(pressed(String(digit))).toBe(digit);
  for (const other of ['0', '12', 'Enter', 'Escape', 'ArrowLeft', 'Tab', 'x']) expect(pressed(other)).toBeNull();
});

test('whoever writes, or asks something of the browser, is left alone', () => {
  for (const key of [...Object.values(tableKeys), '3'])
    expect([pressed(key, { on: 'field' }), pressed(key, { isHeld: true })]).toEqual([null, null]);
});

test('the space bar presses the button it is on, passes where it is on none, and runs on while others play', () => {
  expect(pressed(' ', { on: 'control' })).toBeNull();
  expect(pressed(' ')).toBe('go');
  expect(pressed(' ', { on: 'control', isWaiting: true })).toBe('go');
  expect(pressed('u', { on: 'control' })).toBe('undo');
});

test('every key is on the list that is shown', () => {
  expect(keyList.map(([does]) => does)).toEqual(expect.arrayContaining(Object.keys(tableKeys)));
});
