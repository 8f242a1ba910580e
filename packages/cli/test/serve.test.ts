import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ended, enFrancais, scratch, start, tallyho } from './run.ts';

const { folder, remove } = scratch();
afterAll(remove);
const dist = join(folder, 'dist');
mkdirSync(dist);
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Tally-Ho</title>');
const env = { TALLYHO_WEB: dist };

/** Serves until the address is known, looks at it, and stops it with a signal. */
async function served(args: string[], where: { env: { [name: string]: string } }, signal: NodeJS.Signals) {
  const child = start(['serve', ...args], where);
  const end = ended(child);
  const [first] = await once(child.stdout, 'data');
  const address = /http:\/\/localhost:\d+/.exec(String(first))?.[0] ?? '';
  const page = await (await fetch(address)).text();
  const health = await (await fetch(`${address}/health`)).json();
  child.kill(signal);
  return { address, page, health, ...(await end) };
}

test('serves the page, says where, and stops when it is told to', async () => {
  const { code, out, err, page, health } = await served(['--port', '0'], { env }, 'SIGINT');
  expect(page).toContain('<title>Tally-Ho</title>');
  expect(health).toEqual({ status: 'ok' });
  expect(out).toMatch(/^Tally-Ho is ready at http:\/\/localhost:\d+ – stop it with Ctrl-C\.\nStopped\.\n$/);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('takes the port from the environment, and speaks French', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  await new Promise((resolve) => free.close(resolve));
  const { code, out, address } = await served(['--lang', 'fr'], { env: { ...env, PORT: String(port) } }, 'SIGTERM');
  expect(address).toBe(`http://localhost:${port}`);
  expect(out).toContain('Tally-Ho vous attend sur');
  expect(code).toBe(0);
});

test('a taken port is one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const args = ['serve', '--port', String(port)];
  expect(await tallyho(args, { env })).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is already in use, perhaps by another Tally-Ho: stop that program, or choose another with PORT=… or --port.\n`,
  });
  expect((await enFrancais(args, { env })).err).toContain(`Le port ${port} est déjà pris`);
  taken.close();
});

test('a page that was not built, a host that is not here, a PORT that is none', async () => {
  const nowhere = { env: { TALLYHO_WEB: join(folder, 'nothing') } };
  expect(await tallyho(['serve', '--port', '0'], nowhere)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('npm start'),
  });
  expect((await enFrancais(['serve', '--port', '0'], nowhere)).err).toContain('La page n’est pas encore construite');
  expect(await tallyho(['serve', '--port', '0', '--host', '192.0.2.1'], { env })).toMatchObject({
    code: 1,
    err: expect.stringContaining('“192.0.2.1” is no address of this machine'),
  });
  expect(await tallyho(['serve'], { env: { ...env, PORT: 'soup' } })).toMatchObject({
    code: 2,
    err: expect.stringContaining('“soup” does not fit PORT'),
  });
});
