import { mkdirSync } from 'node:fs';
import { launch } from './browser.ts';
import { openSheets } from './sheet.ts';

// Pictures of all action cards, as they are drawn now, in both languages: node e2e/card-sheet.ts FOLDER

const FOLDER = process.argv[2] ?? 'card-sheets';

/** What is looked at: in the hand at a desk and on phones, in an exchange, with a title marked. */
const sheets = [
  { name: 'desk', query: 'width=156&marked=YO-YO' },
  { name: 'low-phone', query: 'width=128&marked=IN MY SIGHTS' },
  { name: 'exchange', query: 'width=138&form=brief' },
  { name: 'exchange-phone', query: 'width=100' },
];

mkdirSync(FOLDER, { recursive: true });
const { address, close } = await openSheets();
const browser = await launch();
for (const language of ['en', 'fr'])
  for (const { name, query } of sheets) {
    const page = await browser.newPage({ viewport: { width: 1140, height: 800 } });
    await page.goto(`${address}cards.html#language=${language}&${query}`);
    await page.locator('[data-card]').first().waitFor();
    await page.evaluate('document.fonts.ready');
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `${FOLDER}/${name}-${language}.png`, fullPage: true });
    await page.close();
  }
await browser.close();
await close();
