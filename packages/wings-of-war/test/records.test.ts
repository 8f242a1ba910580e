import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay, writeRecord } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { wingsOfWar } from '../src/index.ts';

const folder = new URL('records/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe('recorded games', () => {
  test.each(names)('%s leads to the same states, hash by hash', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const record = readRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    const again = replay(wingsOfWar, record.value);
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(writeRecord(again.value)).toBe(text);
    expect(again.value.state.outcome).not.toBeNull();
  });
});
