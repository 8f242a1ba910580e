import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join, sep } from 'node:path';
import { cachingOf, securityHeaders, typeOf } from './headers.ts';
import { packedBody, packingFor } from './packing.ts';

export interface Answer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array | string;
}

/** What is sent back for a request. `root` is a real path, without links. */
export async function answer(root: string, method: string, url: string, headers: IncomingHttpHeaders): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const path = pathOf(url);
  if (path === null) return plainly(400, 'Bad request');
  if (path === '/health') return plainly(200, '{"status":"ok"}', { 'content-type': 'application/json; charset=utf-8' });
  if (path.split('/').some((part) => part.startsWith('.'))) return plainly(404, 'Not found');
  const asked = path.endsWith('/') ? `${path}index.html` : path;
  const found = await fileIn(root, asked);
  if (found !== null) return withFile(asked, found, headers);
  return isNavigation(headers) ? plainly(302, 'Not found', { location: lost(path) }) : plainly(404, 'Not found');
}

/** When all else fails. What went wrong is nobody's business but the person's who runs the server. */
export const failed = (): Answer => plainly(500, 'The server could not answer');

const LONGEST_LOST = 200;

/** Where the page itself says, in the language of whoever asked, that there is nothing at this address. */
const lost = (path: string): string =>
  `/#/not-found/${encodeURIComponent(path.slice(1).slice(0, LONGEST_LOST).toWellFormed())}`;

/** The path of a request, decoded; null when it is not one. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** What a system says of a path that leads nowhere; anything else is trouble with a file that is there. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** The content of a file under the root; a link that leads out of it leads nowhere. */
async function fileIn(root: string, path: string): Promise<Uint8Array | null> {
  try {
    const file = await realpath(join(root, path));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return null;
    return await readFile(file);
  } catch (error) {
    if (nowhere.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

async function withFile(path: string, body: Uint8Array, headers: IncomingHttpHeaders): Promise<Answer> {
  const type = typeOf(path);
  const print = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const packing = packingFor(type, body, String(headers['accept-encoding'] ?? ''));
  const etag = packing === null ? `"${print}"` : `"${print}-${packing}"`;
  // A part of a file cannot be asked for: nothing here is so large that somebody would want one.
  const said = {
    ...securityHeaders,
    'accept-ranges': 'none',
    'cache-control': cachingOf(path),
    etag,
    vary: 'accept-encoding',
  };
  if (isKnown(etag, headers['if-none-match'])) return { status: 304, headers: said, body: '' };
  const sent = packing === null ? body : await packedBody(packing, print, body);
  return {
    status: 200,
    headers: {
      ...said,
      'content-type': type,
      'content-length': String(sent.length),
      ...(packing === null ? {} : { 'content-encoding': packing }),
    },
    body: sent,
  };
}

const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Somebody who follows a link or types an address, and would read what is answered; not a missing picture. */
const isNavigation = ({ accept }: IncomingHttpHeaders): boolean => (accept ?? '').includes('text/html');

const plainly = (status: number, text: string, headers: { readonly [name: string]: string } = {}): Answer => ({
  status,
  headers: {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length + 1),
    ...headers,
  },
  body: `${text}\n`,
});
