import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ok, problem, type Result } from '@tallyho/kernel';
import type { ServerProblem } from '@tallyho/words';
import { answer, failed } from './answer.ts';

/** How long a request that is being answered may still take when the server is told to stop. */
const GRACE_MS = 1000;

export interface Served {
  readonly port: number;
  readonly host: string;
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Answers what is being asked, then closes. */
  stop(): Promise<void>;
}

/** Serves the files of a folder. Port 0: any free one. */
export async function serveStatic(root: string, port: number, host: string): Promise<Result<Served, ServerProblem>> {
  const folder = await folderAt(root);
  if (folder === null) return problem('nothing-to-serve', root);
  const servers: Server[] = [];
  let actual = port;
  for (const name of namesOf(host)) {
    const opened = await listen(
      createServer((request, response) => void respond(folder, request, response)),
      actual,
      name,
    );
    if (opened.ok) {
      servers.push(opened.value);
      actual = (opened.value.address() as AddressInfo).port;
    } else if (name !== '::1' || opened.problem.code === 'port-taken') {
      await Promise.all(servers.map(close));
      return problem(opened.problem.code, host, { ...opened.problem.facts, port });
    }
  }
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map(close));
  };
  return ok({ port: actual, host, address: `http://${visible(host)}:${actual}`, stop });
}

/**
 * Waits until somebody asks the process to end (Ctrl-C, a service manager), and then for the server to be closed.
 * It listens from the moment it is called: call it before telling anybody that the server is there.
 */
export async function untilStopped(served: Served): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = (): void => resolve();
  for (const signal of signals) process.on(signal, asked);
  await promise;
  await served.stop();
  for (const signal of signals) process.off(signal, asked);
}

/** 'localhost' means this machine in both families of addresses; a machine without IPv6 does with one. */
const namesOf = (host: string): readonly string[] => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
const visible = (host: string): string => (isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host);

async function folderAt(root: string): Promise<string | null> {
  try {
    const folder = await realpath(root);
    return (await stat(`${folder}/index.html`)).isFile() ? folder : null;
  } catch {
    return null;
  }
}

function listen(server: Server, port: number, host: string): Promise<Result<Server, ServerProblem>> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(problem(codeOf(error), host, { detail: error.message }));
    });
    server.listen(port, host, () => {
      // From now on trouble is with one connection (too many of them, say), and no reason to end.
      server.on('error', () => {});
      resolve(ok(server));
    });
  });
}

function codeOf({ code }: NodeJS.ErrnoException): ServerProblem {
  switch (code) {
    case 'EADDRINUSE':
      return 'port-taken';
    case 'EACCES':
    case 'EPERM':
      return 'port-forbidden';
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return 'host-unknown';
    default:
      return 'server-failed';
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(end);
      resolve();
    });
  });
}

async function respond(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  // Somebody who has gone away needs no answer.
  response.on('error', () => {});
  const { status, headers: said, body } = await answer(root, method, url, headers).catch(failed);
  response.writeHead(status, said);
  response.end(method === 'HEAD' ? undefined : body);
}
