import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Served, serveStatic, untilStopped } from '../src/index.ts';

const root = mkdtempSync(join(tmpdir(), 'tallyho-stop-'));
writeFileSync(join(root, 'index.html'), '<title>Tally-Ho</title>');
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

async function opened(host = '127.0.0.1'): Promise<Served> {
  const result = await serveStatic(root, 0, host);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

test('somebody who begins to ask and never ends is given a second when the server stops', async () => {
  const served = await opened();
  const slow = connect(served.port, '127.0.0.1');
  slow.on('error', () => {});
  await once(slow, 'connect');
  slow.write('GET / HTTP/1.1\r\nhost: ');
  // Whoever is answered afterwards tells that the server has heard the beginning.
  expect((await fetch(served.address)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isStopped = false;
  const stopped = served.stop().then(() => {
    isStopped = true;
  });
  vi.advanceTimersByTime(999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  vi.advanceTimersByTime(1);
  await stopped;
  slow.destroy();
});

test('a server that nobody is asking closes at once, and leaves no clock behind', async () => {
  const served = await opened('localhost');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await served.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s closes the server, and then nobody listens for it any more',
  async (signal) => {
    const count = (): number[] => ['SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));
    const before = count();
    const served = await opened();
    const known = process.listeners(signal);
    const stopped = untilStopped(served);
    expect(count()).toEqual(before.map((n) => n + 1));
    expect((await fetch(served.address)).status).toBe(200);
    const heard = process.listeners(signal).find((listener) => !known.includes(listener));
    heard?.(signal);
    await stopped;
    expect(count()).toEqual(before);
    await expect(fetch(served.address)).rejects.toThrow();
  },
);

test.each([
  ['0.0.0.0', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
  ['::', 'localhost'],
])('whoever serves %s is found at %s', async (host, seen) => {
  const result = await serveStatic(root, 0, host);
  // A machine without IPv6.
  if (!result.ok && host.includes(':')) return;
  if (!result.ok) throw new Error(result.problem.code);
  const { port, address, stop } = result.value;
  expect([result.value.host, address]).toEqual([host, `http://${seen}:${port}`]);
  expect(port).toBeGreaterThan(0);
  await stop();
});

test.each([
  ['a host that nobody knows', 0, 'nowhere.invalid', 'host-unknown'],
  ['a host that is not here', 0, '192.0.2.1', 'host-unknown'],
])('%s is a problem with its code', async (_, port, host, code) => {
  expect(await serveStatic(root, port, host)).toMatchObject({
    problem: { code, place: host, facts: { port, detail: expect.stringContaining(host) } },
  });
});

test('a folder whose page is no file has nothing to serve', async () => {
  const odd = join(root, 'odd');
  mkdirSync(join(odd, 'index.html'), { recursive: true });
  expect(await serveStatic(odd, 0, '127.0.0.1')).toMatchObject({ problem: { code: 'nothing-to-serve', place: odd } });
});
