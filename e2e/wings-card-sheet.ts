import { mkdirSync } from 'node:fs';
import { launch } from './browser.ts';
import { openSheets } from './sheet.ts';

// Pictures of all cards of Wings of War, in both languages and at every size: node e2e/wings-card-sheet.ts FOLDER

const FOLDER = process.argv[2] ?? 'wings-card-sheets';

const sheets = [
  { name: 'desk', query: 'place=desk&width=156' },
  { name: 'tablet', query: 'place=tablet&width=172' },
  { name: 'phone', query: 'place=phone&width=132' },
  { name: 'film', query: 'place=film&width=150' },
  { name: 'sideways', query: 'place=sideways&width=132' },
];

mkdirSync(FOLDER, { recursive: true });
const { address, close } = await openSheets();
const browser = await launch();
for (const language of ['en', 'fr'])
  for (const { name, query } of sheets) {
    const page = await browser.newPage({ viewport: { width: 1240, height: 800 } });
    await page.goto(`${address}wings-cards.html#language=${language}&${query}`);
    await page.locator(`[data-speaks="${language}"] .damage-card image`).first().waitFor();
    await page.evaluate('document.fonts.ready');
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `${FOLDER}/wings-${name}-${language}.png`, fullPage: true });
    await page.close();
  }
await browser.close();
await close();
