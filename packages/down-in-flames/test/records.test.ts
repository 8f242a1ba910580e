import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { downInFlames, downInFlamesCampaign } from '../src/index.ts';

const folder = new URL('records/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe('recorded games', () => {
  test.each(names)('%s leads to the same states, hash by hash', (name) => {
    const record = readRecord(readFileSync(new URL(name, folder), 'utf8'));
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    const isCampaign = record.value.header.system === downInFlamesCampaign.id;
    const again = isCampaign ? replay(downInFlamesCampaign, record.value) : replay(downInFlames, record.value);
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(again.value.state.outcome).not.toBeNull();
  });
});
