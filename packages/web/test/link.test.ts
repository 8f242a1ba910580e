import { downInFlames } from '@tallyho/down-in-flames';
import { below, chanceFrom, Match, writeRecord } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { seatNames } from '../src/arrival/seat-names.ts';
import { packRecord, unpackRecord } from '../src/saved/link.ts';
import type { SavedGame } from '../src/saved/saved-game.ts';

/** A whole duel, played by chance from a seed. */
function duel(): string {
  const chance = chanceFrom('link');
  const match = Match.start(downInFlames, { seats: [{ name: 'Ännchen' }, { name: 'Bo' }] }, 'link');
  if (!match.ok) throw new Error(match.problem.code);
  const { value } = match;
  for (let [ask] = value.table.decisions(); ask !== undefined; [ask] = value.table.decisions())
    value.choose(ask.seat, ask.id, ask.options[below(chance, ask.options.length)]);
  return writeRecord(value, 'keeper');
}

describe('a game in a link', () => {
  test('comes out as it went in, letters that an address may hold in between', async () => {
    const record = duel();
    const packed = await packRecord(record);
    expect(packed.ok && packed.text).toMatch(/^r1\.[\w-]+$/);
    expect(packed.ok && packed.text.length).toBeLessThan(record.length);
    expect(packed.ok && (await unpackRecord(packed.text))).toEqual({ ok: true, text: record });
  });

  test('says when it would be too long', async () => {
    const chance = chanceFrom('noise');
    const noise = Array.from({ length: 20_000 }, () => below(chance, 36).toString(36)).join('');
    expect(await packRecord(noise)).toEqual({ ok: false, why: 'too-long' });
  });

  test.each(['', 'r1', 'hello', 'r1.!!!', 'r1.AAAA', 'r1.A'])('%j is no link', async (packed) => {
    expect(await unpackRecord(packed)).toEqual({ ok: false, why: 'broken' });
  });

  test('that was cut off is broken, and one of another format is said to be newer', async () => {
    const packed = await packRecord(duel());
    const text = packed.ok ? packed.text : '';
    expect(await unpackRecord(text.slice(0, -40))).toEqual({ ok: false, why: 'broken' });
    expect(await unpackRecord(text.replace('r1.', 'r2.'))).toEqual({ ok: false, why: 'unknown-format' });
  });

  test('that would never end is not followed', async () => {
    const zeros = new Blob([new Uint8Array(200_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
    expect(bomb.length).toBeLessThan(300_000);
    expect(await unpackRecord(`r1.${bomb}`)).toEqual({ ok: false, why: 'too-long' });
    expect(await unpackRecord(`r1.${'A'.repeat(2_000_000)}`)).toEqual({ ok: false, why: 'too-long' });
  });
});

test('the seats of a record are called what its options say, or by their numbers', () => {
  const players = [{ kind: 'human' }, { kind: 'human' }] as const;
  expect(seatNames({ record: duel(), players } as unknown as SavedGame)).toEqual(['Ännchen', 'Bo']);
  expect(seatNames({ record: 'nothing', players } as unknown as SavedGame)).toEqual(['1', '2']);
});
