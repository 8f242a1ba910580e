import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

// Whole programs are started here, on machines that may be busy with others.
vi.setConfig({ testTimeout: 120_000 });

export const BIN = fileURLToPath(new URL('../bin/tallyho.mjs', import.meta.url));
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Where {
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
}

/** Starts the real command, in English and without the settings of whoever runs the tests. */
export function start(args: readonly string[], { cwd = ROOT, env = {} }: Where = {}): ChildProcessWithoutNullStreams {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: { PATH, LANG: 'en_GB.UTF-8', ...env } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** A test that fails half-way leaves nothing behind. */
const running = new Set<ChildProcessWithoutNullStreams>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Waits for a command to end, and gathers what it says. */
export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

export const tallyho = (args: readonly string[], where?: Where): Promise<Ran> => ended(start(args, where));

/** What a command says when it speaks French, with ordinary blanks. */
export async function enFrancais(args: readonly string[], where?: Where): Promise<Ran> {
  const { code, out, err } = await tallyho([...args, '--lang', 'fr'], where);
  const ordinary = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
  return { code, out: ordinary(out), err: ordinary(err) };
}

/** A folder for one test file; `remove` takes it away. */
export function scratch(): { folder: string; write(name: string, text: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tallyho-cli-'));
  return {
    folder,
    write(name, text) {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
