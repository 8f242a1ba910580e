import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openGallery } from './gallery-page.ts';

/*
 * Takes pictures of everything that is painted in and behind the sky, for people to look at:
 * node e2e/gallery.ts FOLDER [NAME …], every picture whose name has one of these in it. What moves is taken at several
 * moments, the milliseconds in its name.
 */
const [into = 'gallery', ...wanted] = process.argv.slice(2);
const MOMENTS = [40, 130, 260, 420, 650, 850];

/** What is played in front of one. */
const isMoving = (name: string): boolean => name === 'effects' || name === 'effects ordnance';

mkdirSync(into, { recursive: true });
const gallery = await openGallery();
const page = await gallery.browser.newPage({ viewport: { width: 1440, height: 700 } });
page.on('pageerror', (error) => console.error(String(error)));
await page.goto(gallery.addressOf(''));
const names = ((await page.evaluate('window.pictures')) as string[]).filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

/** Everything that moves, as it is so long after its beginning. */
const halt = (ms: number): Promise<unknown> =>
  page.evaluate(`for (const one of document.getAnimations()) { one.pause(); one.currentTime = ${ms}; }`);

for (const name of names) {
  await page.goto(gallery.addressOf(name));
  const picture = page.locator('.picture');
  await picture.waitFor();
  const file = join(into, name.replaceAll(' ', '-'));
  for (const ms of isMoving(name) ? MOMENTS : [400]) {
    await halt(ms);
    await page.waitForTimeout(100);
    await picture.screenshot({ path: isMoving(name) ? `${file}-${ms}.png` : `${file}.png` });
  }
}
await gallery.close();
