import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@tallyho/server';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launch } from './browser.ts';

export interface Gallery {
  readonly browser: Browser;
  /** Where a picture hangs. */
  addressOf(name: string): string;
  close(): Promise<void>;
}

/** The pictures of packages/web/test/gallery, built as the app is built, and a browser to look at them. */
export async function openGallery(): Promise<Gallery> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyho-gallery-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../packages/web/test/gallery/', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
  });
  const served = await serveStatic(folder, 0, '127.0.0.1');
  if (!served.ok) throw new Error(JSON.stringify(served.problem));
  const { address, stop } = served.value;
  const browser = await launch();
  return {
    browser,
    addressOf: (name) => `${address}/?${encodeURIComponent(name)}`,
    close: async () => {
      await browser.close();
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
