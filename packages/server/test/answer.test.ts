import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { type Answer, answer, failed } from '../src/answer.ts';
import { packedBody, packingFor } from '../src/packing.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tallyho-answer-')));
const root = join(folder, 'dist');
const SECURITY = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

mkdirSync(join(root, 'sub', '.git'), { recursive: true });
writeFileSync(join(root, 'index.html'), '<title>Tally-Ho</title>');
writeFileSync(join(root, 'sub', 'index.html'), '<title>Sub</title>');
writeFileSync(join(root, 'sub', '.git', 'config'), 'hidden');
writeFileSync(join(root, 'long.txt'), 'x'.repeat(1401));
mkdirSync(join(folder, 'dist-next'));
writeFileSync(join(folder, 'dist-next', 'index.html'), 'the next page');
symlinkSync(join(folder, 'dist-next', 'index.html'), join(root, 'next.html'));
symlinkSync(join(root, 'index.html'), join(root, 'same.html'));
symlinkSync(join(root, 'round.html'), join(root, 'round.html'));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
  answer(root, method, url, headers);
const page = { accept: 'text/html' };

describe('an answer', () => {
  test('in words says how long it is, is not kept, and has the headers of all answers', async () => {
    const plain = { ...SECURITY, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
    expect(await ask('/gone')).toEqual({
      status: 404,
      headers: { ...plain, 'content-length': '10' },
      body: 'Not found\n',
    });
    expect(await ask('/%')).toEqual({
      status: 400,
      headers: { ...plain, 'content-length': '12' },
      body: 'Bad request\n',
    });
    expect(await ask('/', {}, 'POST')).toEqual({
      status: 405,
      headers: { ...plain, 'content-length': '19', allow: 'GET, HEAD' },
      body: 'Method not allowed\n',
    });
    expect(failed()).toMatchObject({ status: 500, headers: { ...plain, 'content-length': '28' } });
    expect(await ask('/health')).toMatchObject({
      headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': '16' },
      body: '{"status":"ok"}\n',
    });
  });

  test('with a file has the same headers, and those of the file', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      ...SECURITY,
      'accept-ranges': 'none',
      'cache-control': 'no-cache',
      'content-length': '23',
      vary: 'accept-encoding',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

test('a folder is its page, where it has one and is asked for as a folder', async () => {
  expect(String((await ask('/sub/')).body)).toBe('<title>Sub</title>');
  expect((await ask('/sub')).status).toBe(404);
});

test.each([
  ['hidden', '/sub/.git/config'],
  ['the way out', '/sub/../index.html'],
  ['a link to a folder whose name begins alike', '/next.html'],
  ['a link that leads to itself', '/round.html'],
  ['a file as if it were a folder', '/index.html/more.html'],
  ['the folder itself', '/.'],
])('%s is nowhere', async (_, path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a link to a file of the folder is followed', async () => {
  expect((await ask('/same.html')).status).toBe(200);
});

test('whoever would read it is led to the page that says what was not found, in at most 200 letters', async () => {
  const led = async (path: string): Promise<string | undefined> => (await ask(path, page)).headers.location;
  expect(await led(`/${'x'.repeat(201)}`)).toBe(`/#/not-found/${'x'.repeat(200)}`);
  expect(await led(`/${'x'.repeat(199)}${encodeURIComponent('😀')}`)).toBe(
    `/#/not-found/${'x'.repeat(199)}${encodeURIComponent('\ufffd')}`,
  );
  expect(await led('/a?b#c')).toBe('/#/not-found/a');
});

describe('what a browser knows already', () => {
  test.each([
    ['the same tag', (etag: string) => etag, 304],
    ['one of many', (etag: string) => `"a", "b" ,W/${etag}`, 304],
    ['anything', () => '*', 304],
    ['something else', () => '"a", "b"', 200],
    ['nothing', () => '', 200],
  ])('%s', async (_, known, status) => {
    const { headers } = await ask('/long.txt');
    const again = await ask('/long.txt', { 'if-none-match': known(headers.etag) });
    expect(again.status).toBe(status);
    expect(again.headers.etag).toBe(headers.etag);
    if (status === 304) expect(again.body).toBe('');
  });

  test('packed and as it is are two things', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map((taken) => ask('/long.txt', { 'accept-encoding': taken })));
    expect(tags.map(({ headers }) => headers.etag.replace(/^"[\w-]{22}/, ''))).toEqual(['-br"', '-gzip"', '"']);
  });
});

describe('packing', () => {
  const text = (length: number): Uint8Array => Buffer.from('x'.repeat(length));

  test('is for what does not fit into one packet, and is not packed already', () => {
    expect([1400, 1401].map((length) => packingFor('text/css', text(length), 'gzip'))).toEqual([null, 'gzip']);
    for (const type of ['text/css', 'application/json', 'text/javascript', 'image/svg+xml', 'application/wasm'])
      expect(packingFor(type, text(5000), 'gzip'), type).toBe('gzip');
    for (const type of ['image/png', 'font/woff2', 'audio/mpeg', 'application/octet-stream'])
      expect(packingFor(type, text(5000), 'gzip'), type).toBe(null);
  });

  test.each([
    ['GZIP, BR', 'br'],
    ['gzip ; q=1.0 , br ;q=0.001', 'br'],
    ['br;q=0, gzip;q=0.0', null],
    ['br;q=0,gzip', 'gzip'],
    ['deflate, *', null],
    ['', null],
  ])('as a browser that says %j takes it', (accepted, packing) => {
    expect(packingFor('text/css', text(5000), accepted)).toBe(packing);
    if (accepted === '') expect(packingFor('text/css', text(5000))).toBe(null);
  });

  test('loses nothing', async () => {
    expect(brotliDecompressSync(await packedBody('br', 'whole', text(5000))).length).toBe(5000);
    expect(gunzipSync(await packedBody('gzip', 'whole', text(5000))).length).toBe(5000);
  });

  test('is done once for a file, and all of it forgotten when there are two thousand', async () => {
    // Whatever other tests have had packed is forgotten when this one is.
    const before = packedBody('gzip', 'before', text(9));
    const fill = [before];
    while (packedBody('gzip', 'before', text(9)) === before)
      fill.push(packedBody('gzip', `fill ${fill.length}`, text(1)));
    await Promise.all(fill);
    // Two are kept now: what made the others be forgotten, and the one that was asked for again.
    const first = packedBody('gzip', 'first', text(9));
    const others = Array.from({ length: 1997 }, (_, n) => packedBody('gzip', `other ${n}`, text(1)));
    expect(packedBody('gzip', 'first', text(9))).toBe(first);
    const more = packedBody('br', 'first', text(9));
    const again = packedBody('gzip', 'first', text(9));
    expect([more === first, again === first]).toEqual([false, false]);
    await Promise.all([first, more, again, ...others]);
  });
});
