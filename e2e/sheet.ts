import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const WEB = fileURLToPath(new URL('../packages/web/', import.meta.url));

/** Sheets are made of their sources while they are fetched, which takes long where much else goes on. */
export const SHEET_MS = 100_000;

/** A sheet shows things that are drawn, many at a time; it is served from the sources, and is no part of the page. */
export interface Sheets {
  readonly address: string;
  close(): Promise<void>;
}

export async function openSheets(): Promise<Sheets> {
  const server = await createServer({
    root: WEB,
    configFile: `${WEB}vite.config.ts`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  return { address: `${address}test/sheets/`, close: () => server.close() };
}
