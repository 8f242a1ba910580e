import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@tallyho/server';
import { build } from 'vite';
import { launch } from './browser.ts';

/*
 * Takes pictures of everything that is painted behind the table, for people to look at:
 * node e2e/gallery.ts FOLDER [NAME …], every picture whose name has one of these in it. What moves is taken at several
 * moments, the milliseconds in its name.
 */
const [into = 'gallery', ...wanted] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tallyho-gallery-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('../packages/web/test/gallery/', import.meta.url)),
  build: { outDir: folder, emptyOutDir: true },
});
const served = await serveStatic(folder, 0, '127.0.0.1');
if (!served.ok) throw new Error(JSON.stringify(served.problem));
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 700 } });
page.on('pageerror', (error) => console.error(String(error)));
mkdirSync(into, { recursive: true });
await page.goto(`${served.value.address}/`);
/** Everything that moves, as it is so long after its beginning. */
const halt = (ms: number): Promise<unknown> =>
  page.evaluate(`for (const one of document.getAnimations()) { one.pause(); one.currentTime = ${ms}; }`);
const MOMENTS = [40, 130, 260, 420, 650, 850];

const names = ((await page.evaluate('window.pictures')) as string[]).filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
for (const name of names) {
  await page.goto(`${served.value.address}/?${encodeURIComponent(name)}`);
  const picture = page.locator('.picture');
  await picture.waitFor();
  const file = join(into, name.replaceAll(' ', '-'));
  for (const ms of name === 'effects' ? MOMENTS : [400]) {
    await halt(ms);
    await page.waitForTimeout(100);
    await picture.screenshot({ path: name !== 'effects' ? `${file}.png` : `${file}-${ms}.png` });
  }
}
await browser.close();
await served.value.stop();
rmSync(folder, { recursive: true });
