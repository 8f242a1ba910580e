import { MOST_DATA, writePackFile } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyPack } from '../../src/content/catalogue.ts';
import { type KeptPack, nameFor, titleOf } from '../../src/content/packs.ts';
import { readBrought, twinOf } from '../../src/editor/brought.ts';
import { linkTo } from '../../src/editor/out.ts';
import { readRoute } from '../../src/page/route.ts';
import { packContent, unpackContent, unpackRecord } from '../../src/saved/link.ts';

const pack = { system: 'zero', pack: 'mine', pilots: [{ id: 'me', name: 'Émile' }] } as unknown as AnyPack;
const kept: KeptPack = { pack, title: 'Ma boîte', author: 'Jean', isValid: false, isUsed: false };
const text = (more: object = {}): string => JSON.stringify({ ...pack, ...more });

describe('a pack as a link', () => {
  test('comes out as it went in, with its title and who made it', async () => {
    const link = await linkTo(kept, 'https://example.org/play/#/editor/zero/mine');
    expect(link).toMatch(/^https:\/\/example\.org\/play\/#\/pack\/p1\.[\w-]+$/);
    const route = readRoute(new URL(link ?? '').hash);
    const packed = route.page === 'pack' ? route.packed : '';
    const read = await unpackContent(packed);
    expect(read.ok && readBrought(read.text)).toEqual({
      ok: true,
      brought: { system: 'zero', title: 'Ma boîte', author: 'Jean', pack },
    });
  });

  test('is none of a game, and a game is none of a pack', async () => {
    const packed = await packContent(text());
    expect(packed.ok && (await unpackRecord(packed.text))).toEqual({ ok: false, why: 'broken' });
    expect(await unpackContent('r1.AAAA')).toEqual({ ok: false, why: 'broken' });
  });

  test('that is cut off or changed on its way is broken, one of another format newer', async () => {
    const packed = await packContent(text());
    const whole = packed.ok ? packed.text : '';
    expect(await unpackContent(whole.slice(0, -5))).toEqual({ ok: false, why: 'broken' });
    expect(await unpackContent(`p2${whole.slice(2)}`)).toEqual({ ok: false, why: 'unknown-format' });
  });

  test('that would be too long is none, and one that would never end is not followed', async () => {
    const noise = Array.from({ length: 3000 }, (_, n) => ({ id: String((n * 2654435761) % 4294967291) }));
    expect(await linkTo({ ...kept, pack: { ...pack, pilots: noise } as AnyPack }, 'https://example.org/')).toBeNull();
    const zeros = new Blob([new Uint8Array(MOST_DATA * 20)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
    expect(await unpackContent(`p1.${bomb}`)).toEqual({ ok: false, why: 'too-long' });
  });
});

describe('a pack that somebody brings', () => {
  test.each([
    ['{broken', 'not-json'],
    ['', 'not-json'],
    ['[]', 'no-pack'],
    ['{"a":1}', 'no-pack'],
    ['{"system":"chess","pack":"mine"}', 'unknown-game'],
    [JSON.stringify({ ...writePackFile(kept), version: 9 }), 'newer'],
    [text({ note: 'n'.repeat(MOST_DATA) }), 'too-large'],
  ])('%.40s is %s', (given, why) => {
    expect(readBrought(given)).toEqual({ ok: false, why });
  });

  test.each([
    [text({ note: 'n'.repeat(3000) }), 'text-too-long'],
    [`{"system":"zero","pack":"mine","pilots":${'['.repeat(90)}${']'.repeat(90)}}`, 'data-too-deep'],
    [text({ pilots: Array.from({ length: 2000 }, () => 1) }), 'list-too-long'],
  ])('of which there is too much is not looked at: %.30s', (given, code) => {
    const read = readBrought(given);
    expect(!read.ok && read.why === 'excess' && read.problem.code).toBe(code);
  });

  test('with a name that no pack has gets one, and is called by the other', () => {
    const read = readBrought(text({ pack: 'Ma boîte !' }));
    expect(read.ok && read.brought).toMatchObject({ title: 'Ma boîte !', pack: { pack: 'ma-boite' } });
    expect(readBrought(text())).toMatchObject({ brought: { title: '', author: '' } });
  });

  test('is held against what is here', () => {
    const brought = { system: 'zero', title: '', author: '', pack } as const;
    expect(twinOf(brought, [])).toBe('none');
    expect(twinOf(brought, [kept])).toBe('same');
    expect(twinOf({ ...brought, pack: { ...pack, pilots: [] } as AnyPack }, [kept])).toBe('other');
  });
});

test('any title makes a name, and a pack without one is called by its name', () => {
  expect(['Ma boîte !', 'My  Box', '--', '盒子', 'a'.repeat(90), `${'a'.repeat(59)} b`].map(nameFor)).toEqual([
    'ma-boite',
    'my-box',
    'pack',
    'pack',
    'a'.repeat(60),
    'a'.repeat(59),
  ]);
  expect([titleOf(kept), titleOf({ ...kept, title: ' ' })]).toEqual(['Ma boîte', 'mine']);
});
