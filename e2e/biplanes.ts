import { mkdirSync } from 'node:fs';
import { launch } from './browser.ts';
import { openSheets } from './sheet.ts';

// Contact sheets of all machines of the Great War: npx node e2e/biplanes.ts FOLDER; a second word, such as `camel`, takes only those whose id has it.

const [folder = 'biplane-sheets', only = ''] = process.argv.slice(2);

const sheets = [
  { name: 'types', query: 'show=types' },
  { name: 'cards-1', query: 'show=cards&count=48' },
  { name: 'cards-2', query: 'show=cards&from=48' },
  { name: 'poses', query: 'show=poses' },
];

mkdirSync(folder, { recursive: true });
const { address, close } = await openSheets();
const browser = await launch();
for (const { name, query } of sheets) {
  const page = await browser.newPage({ viewport: { width: 1320, height: 800 } });
  await page.goto(`${address}biplanes.html#${query}&only=${only}`);
  await page.locator('[data-machine]').first().waitFor();
  await page.locator('[data-machine]:not(:has(.biplane image))').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  process.stdout.write(`${folder}/${name}.png\n`);
  await page.close();
}
await browser.close();
await close();
