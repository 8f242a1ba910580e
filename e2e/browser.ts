import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveStatic } from '@tallyho/server';
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { CHROMIUM, findBrowser } from '../scripts/lib/browser.mjs';

const WEB = fileURLToPath(new URL('../packages/web/', import.meta.url));
/** The built page; WEB_DIST names one that was built elsewhere. */
export const DIST = process.env.WEB_DIST ?? `${WEB}dist`;
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** The browsers of these tests show nothing, play nothing, and call nobody. */
const QUIETLY = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A slow machine may take its time to use what was fetched in advance; that is no fault of the page. */
const IMPATIENCE = /was preloaded using link preload but not used within a few seconds/;

/**
 * The browser's source of chance, with the same numbers in every run: a test that fails on a deal fails again. Where it
 * has got to outlives a reload, so that no game gets the id of another.
 */
const SAME_DEALS = `(() => {
  // A page of nobody's, which some tests open, has no storage and plays no games.
  if (origin === 'null') return;
  const kept = 'chance of the tests';
  let word = Number(sessionStorage.getItem(kept) ?? 1);
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      word = (word + 0x6d2b79f5) | 0;
      let mixed = Math.imul(word ^ (word >>> 15), word | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      bytes[i] = mixed >>> 14;
    }
    sessionStorage.setItem(kept, String(word));
    return array;
  };
})()`;

/** Nobody is shown around a table in these tests, but for whoever says in his session that he is new. */
export const NEW_HERE = 'new to the tests';
const SHOWN_AROUND = `try {
  if (sessionStorage.getItem('${NEW_HERE}') === null) localStorage.setItem('tallyho.tour', 'done');
} catch {}`;

/**
 * As long as a picture of an aircraft is being painted there is its cut-out, of the same size, in its place: here it stays.
 * Painting takes a third of what a fight takes, and has tests of its own.
 */
export const UNPAINTED = `(() => {
  const Thread = Worker;
  const asleep = { postMessage() {}, terminate() {} };
  window.Worker = function (url, options) {
    return String(url).includes('painter') ? asleep : new Thread(url, options);
  };
})();`;

/**
 * Everything is there, can be found, measured and clicked, and is not drawn: drawing takes half of what a page takes, and no
 * test looks at its pixels. What has to do with colours must be seen.
 */
export const UNSEEN = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
})();`;

/** A real browser in front of the built page, served by the real server. */
export interface Stage {
  readonly address: string;
  /** A fresh browser profile with one page, in which a script may run first; English at a desk unless told otherwise. */
  visit(hash?: string, options?: BrowserContextOptions, first?: string): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about: errors in the console, requests that failed, exceptions. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export function launching(more: readonly string[] = []): LaunchOptions {
  const executablePath = findBrowser(CHROMIUM, process.platform, process.env.CHROMIUM_PATH, existsSync);
  if (executablePath === undefined) throw new Error('there is no Chromium here: name one in CHROMIUM_PATH');
  return { executablePath, args: [...QUIETLY, ...more] };
}

/** Where the browser of all tests is found (`one-browser.ts`); what is run by hand has one of its own. */
export const SHARED_BROWSER = 'TALLYHO_BROWSER';

/** A browser; closing it closes what was opened in it. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  const shared = process.env[SHARED_BROWSER];
  return shared === undefined || more.length > 0 ? chromium.launch(launching(more)) : chromium.connect(shared);
}

/** `folder`: another page than the one that was built, such as a second version of it. */
export async function openStage(folder = DIST): Promise<Stage> {
  await ensureBuilt();
  const served = await serveStatic(folder, 0, '127.0.0.1');
  if (!served.ok) throw new Error(`the page could not be served: ${JSON.stringify(served.problem)}`);
  const { address, stop } = served.value;
  const browser = await launch();
  return {
    address,
    visit: (hash = '', options = {}, first = '') => visit(browser, `${address}/${hash}`, options, first),
    close: async () => {
      await browser.close();
      await stop();
    },
  };
}

async function visit(browser: Browser, url: string, options: BrowserContextOptions, first: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', ...options });
  await context.addInitScript(SAME_DEALS);
  await context.addInitScript(SHOWN_AROUND);
  if (first !== '') await context.addInitScript(first);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !IMPATIENCE.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left drops what it was still fetching.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, complaints, close: () => context.close() };
}

/** `npm test` has built the page already; somebody who runs one test by hand may not have. */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(`${DIST}/index.html`)) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: WEB, env });
}

/** Waits until the page works without a connection. */
export const untilOffline = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready.then(
    () => navigator.serviceWorker.controller !== null ||
      new Promise((resolve) => { navigator.serviceWorker.oncontrollerchange = () => resolve(true); }))`);

/** Whether the page can be scrolled sideways, which it never should. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
