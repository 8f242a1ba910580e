import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveStatic } from '../src/index.ts';
import { packedBody } from '../src/packing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tallyho-server-'));
const root = join(folder, 'dist');
const LONG = '.aircraft { stroke: currentColor; }\n'.repeat(200);
let served: Served;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tally-Ho</title>');
  writeFileSync(join(root, 'assets', 'app-Dk3_x-9Q.js'), 'export {};');
  writeFileSync(join(root, 'assets', 'plain.css'), 'body{}');
  writeFileSync(join(root, 'assets', 'long.css'), LONG);
  writeFileSync(join(root, 'assets', 'text-normal-BqRLTx4X.woff2'), LONG);
  writeFileSync(join(root, 'a b é.txt'), 'blank');
  writeFileSync(join(root, '.stamp'), 'hidden');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  const result = await serveStatic(root, 0, '127.0.0.1');
  if (!result.ok) throw new Error(result.problem.code);
  served = result.value;
});

afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

/** A request whose path is sent exactly as it stands here. */
function raw(path: string, method = 'GET'): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: served.port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(served.address + path, init);
const html = { accept: 'text/html,application/xhtml+xml' };

test('the page comes with its type, its headers and an address that works', async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('Tally-Ho');
});

test('a file named by its hash is kept for good, another is asked for again', async () => {
  const hashed = await get('/assets/app-Dk3_x-9Q.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const plain = await get('/assets/plain.css');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(plain.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('who knows the file already is told so', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/', { headers: { 'if-none-match': known } });
    expect(again.status, known).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
  }
  expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD says the same without the body', async () => {
  const response = await get('/', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('38');
  expect(await response.text()).toBe('');
});

test('whoever opens an address that is not there is led to the page, which says so; a missing file is missing', async () => {
  const open = (path: string) => get(path, { headers: html, redirect: 'manual' });
  for (const [path, name] of [
    ['/lessons/3?x=1', 'lessons%2F3'],
    ['/assets/gone-12345678.js', 'assets%2Fgone-12345678.js'],
    ['/caf%C3%A9%23', 'caf%C3%A9%23'],
    [`/${'x'.repeat(5000)}`, 'x'.repeat(200)],
  ]) {
    const response = await open(path);
    expect(response.status, path).toBe(302);
    expect(response.headers.get('location')).toBe(`/#/not-found/${name}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect((await get('/lessons/3')).status).toBe(404);
  expect((await get('/gone.png')).status).toBe(404);
});

test('nothing outside the folder and nothing hidden is served', async () => {
  const tries = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.stamp',
    '/link.txt',
  ];
  for (const path of tries) expect(await raw(path), path).toMatchObject({ status: 404 });
  for (const path of ['/%', '/a%00b', '/..\\secret.txt', '/%5c..%5csecret.txt', 'http://x/']) {
    const { status, body } = await raw(path);
    expect([400, 404], path).toContain(status);
    expect(body).not.toContain('secret');
  }
});

test('names with blanks and accents are read', async () => {
  expect(await (await get('/a%20b%20%C3%A9.txt')).text()).toBe('blank');
});

test('only reading is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await get('/', { method });
    expect(response.status, method).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  }
});

test('health', async () => {
  const response = await get('/health');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('a taken port, a folder without a page and a host that is not here are problems, not exceptions', async () => {
  expect(await serveStatic(root, served.port, '127.0.0.1')).toMatchObject({
    ok: false,
    problem: { code: 'port-taken', place: '127.0.0.1', facts: { port: served.port } },
  });
  expect(await serveStatic(join(folder, 'nothing'), 0, '127.0.0.1')).toMatchObject({
    ok: false,
    problem: { code: 'nothing-to-serve' },
  });
  expect(await serveStatic(root, 0, '192.0.2.1')).toMatchObject({ ok: false, problem: { code: 'host-unknown' } });
});

test('localhost is this machine in both families, and taken when one of them is', async () => {
  const result = await serveStatic(root, 0, 'localhost');
  if (!result.ok) throw new Error(result.problem.code);
  expect(result.value.address).toBe(`http://localhost:${result.value.port}`);
  expect((await fetch(result.value.address)).status).toBe(200);
  expect(await serveStatic(root, result.value.port, 'localhost')).toMatchObject({
    ok: false,
    problem: { code: 'port-taken' },
  });
  await result.value.stop();

  const six = createServer().listen(0, '::1');
  const opened = await once(six, 'listening').catch(() => null);
  if (opened === null) return;
  const { port } = six.address() as { port: number };
  expect(await serveStatic(root, port, 'localhost')).toMatchObject({ ok: false, problem: { code: 'port-taken' } });
  // Nothing of it is left in the other family.
  const four = await serveStatic(root, port, '127.0.0.1');
  expect(four).toMatchObject({ ok: true });
  if (four.ok) await four.value.stop();
  six.close();
});

test('stopping closes idle connections and frees the port', async () => {
  const first = await serveStatic(root, 0, '127.0.0.1');
  if (!first.ok) throw new Error(first.problem.code);
  const idle = connect(first.value.port, '127.0.0.1');
  await once(idle, 'connect');
  idle.on('error', () => {});
  await fetch(first.value.address);
  await first.value.stop();
  const again = await serveStatic(root, first.value.port, '127.0.0.1');
  expect(again.ok).toBe(true);
  if (again.ok) await again.value.stop();
  idle.destroy();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends the process with everything closed`, async () => {
    const script = `
      import { serveStatic, untilStopped } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
      const served = await serveStatic(${JSON.stringify(root)}, 0, '127.0.0.1');
      const stopped = untilStopped(served.value);
      console.log(served.value.address);
      await stopped;
      console.log('closed');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.endsWith('\n') && !said.includes('closed')) child.kill(signal);
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:\d+\nclosed\n$/);
  });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
])('a long text is sent as small as the browser takes it (%s)', async (accepted, packing) => {
  const response = await get('/assets/long.css', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(packing);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const sent = Number(response.headers.get('content-length'));
  if (packing === null) expect(sent).toBe(LONG.length);
  else expect(sent).toBeLessThan(LONG.length / 4);
  expect(await response.text()).toBe(LONG);
  const etag = response.headers.get('etag') ?? '';
  const again = await get('/assets/long.css', { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

/** Sends these very bytes, and gives what comes back until the server closes or has said enough. */
function bytes(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(served.port, '127.0.0.1', () => socket.write(sent));
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

const asked = (path: string, method = 'GET', more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;

test.each([
  ['an address that cannot be decoded', asked('/%E0%A4%A'), 400],
  ['a null byte', asked('/a%00b'), 400],
  ['half a letter', asked('/%ff'), 400],
  ['no path', asked('*', 'OPTIONS'), 405],
  ['an address of another server', asked('http://elsewhere/'), 400],
  ['a name that is longer than names can be', asked(`/${'n'.repeat(5000)}`), 404],
  ['a path that is longer than paths can be', asked(`/${'n/'.repeat(5000)}`), 404],
  ['a header that never ends', asked('/', 'GET', `x: ${'y'.repeat(20_000)}\r\n`), 431],
  ['something that is not HTTP', 'hello\r\n\r\n', 400],
  ['a method that nobody knows', asked('/', 'BREW'), 400],
  ['a method that is not for here', asked('/', 'TRACE'), 405],
  ['a folder', asked('/assets'), 404],
  ['part of a file', asked('/assets/long.css', 'GET', 'range: bytes=0-9\r\n'), 200],
  ['a part that is none', asked('/assets/long.css', 'GET', 'range: bytes=soup\r\n'), 200],
])('%s gets an answer, and so does the next', async (_, sent, status) => {
  expect(await bytes(sent)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await get('/health')).status).toBe(200);
});

test('a file that cannot be read is an answer of its own, and the server goes on', async () => {
  const huge = join(root, 'huge.bin');
  writeFileSync(huge, '');
  truncateSync(huge, 5 * 1024 ** 3);
  const { status, body } = await raw('/huge.bin');
  expect(status).toBe(500);
  expect(body).toBe('The server could not answer\n');
  rmSync(huge);
  expect((await raw('/huge.bin')).status).toBe(404);
  expect((await get('/')).status).toBe(200);
});

test('HEAD of what is not there, and of what cannot be answered, has no body', async () => {
  for (const path of ['/gone.png', '/%', '/health']) expect((await raw(path, 'HEAD')).body, path).toBe('');
});

test('somebody who goes away in the middle of an answer leaves the server as it was', async () => {
  writeFileSync(join(root, 'large.bin'), Buffer.alloc(20_000_000));
  for (let n = 0; n < 5; n++) {
    const socket = connect(served.port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(asked('/large.bin'));
    if (n % 2 === 0) await once(socket, 'data');
    socket.resetAndDestroy();
  }
  expect((await get('/')).status).toBe(200);
  rmSync(join(root, 'large.bin'));
});

test('what could not be packed is packed when somebody asks again', async () => {
  const body = Buffer.from(LONG);
  await expect(packedBody('br', 'once', {} as Uint8Array)).rejects.toThrow();
  expect((await packedBody('br', 'once', body)).length).toBeLessThan(body.length / 4);
});

test('a font comes as it is, packed as it is already, and is kept for good', async () => {
  const response = await get('/assets/text-normal-BqRLTx4X.woff2', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(response.headers.get('content-encoding')).toBe(null);
  expect(response.headers.get('content-length')).toBe(String(LONG.length));
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
