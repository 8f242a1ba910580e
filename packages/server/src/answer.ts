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
  if (!isNavigation(path, headers)) return plainly(404, 'Not found');
  const page = await fileIn(root, '/index.html');
  return page === null ? plainly(404, 'Not found') : withFile('/index.html', page, headers);
}

/** The path of a request, decoded; null when it is not one. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** The content of a file under the root; a link that leads out of it leads nowhere. */
async function fileIn(root: string, path: string): Promise<Uint8Array | null> {
  try {
    const file = await realpath(join(root, path));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return null;
    return await readFile(file);
  } catch {
    return null;
  }
}

async function withFile(path: string, body: Uint8Array, headers: IncomingHttpHeaders): Promise<Answer> {
  const type = typeOf(path);
  const print = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const packing = packingFor(type, body, String(headers['accept-encoding'] ?? ''));
  const etag = packing === null ? `"${print}"` : `"${print}-${packing}"`;
  const said = { ...securityHeaders, 'cache-control': cachingOf(path), etag, vary: 'accept-encoding' };
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

/** Somebody who opens or reloads a page of the app, which finds its way by the address; not a missing picture. */
const isNavigation = (path: string, { accept }: IncomingHttpHeaders): boolean =>
  (accept ?? '').includes('text/html') && !path.slice(path.lastIndexOf('/')).includes('.');

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
