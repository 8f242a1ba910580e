import { readdirSync, readFileSync } from 'node:fs';
import { type Game, readRecord, replay } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress } from '../src/index.ts';

const folder = new URL('records/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const games = [zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress].map(
  (game) => game as unknown as Game,
);

describe('recorded games', () => {
  test.each(names)('%s leads to the same states, hash by hash', (name) => {
    const record = readRecord(readFileSync(new URL(name, folder), 'utf8'));
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    const game = games.find(({ id }) => id === record.value.header.system);
    if (game === undefined) throw new Error(`there is no ${record.value.header.system}`);
    const again = replay(game, record.value);
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(again.value.state.outcome).not.toBeNull();
  });
});
