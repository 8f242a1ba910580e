// Loaded when there is a document: libraries look for one when they are loaded.
import { readFileSync } from 'node:fs';
import { hasReducedMotionListener } from 'motion/react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../../src/app.tsx';
import { dropPack, packsOf } from '../../src/content/packs.ts';
import { lightPage } from '../../src/page/light.ts';
import { followLink } from '../../src/page/page-title.tsx';
import { sizePage } from '../../src/page/text-size.ts';
import { readSaveText } from '../../src/saved/saved-game.ts';
import { dropGame, keepGame, shelf } from '../../src/saved/shelf.ts';
import { turnSound } from '../../src/sound/switch.ts';
import { systemIds } from '../../src/system-ids.ts';
import { LanguageProvider } from '../../src/words/language.tsx';
import { bestRaids } from '../../src/zero/pearl/best/best-results.ts';
import { bestWeeks } from '../../src/zero/superfortress/best.ts';
import type { Page } from './page.ts';

// The page knows from now on that people come by links: whether it has known before depends on who was here.
followLink();

const SAVES = new URL('../saves/', import.meta.url);

async function put(name: string): Promise<void> {
  const text = name.startsWith('{') ? name : readFileSync(new URL(`${name}.json`, SAVES), 'utf8');
  const read = readSaveText(text);
  if (read.is !== 'game') throw new Error(`${name} is no game`);
  await keepGame(read.game);
}

/** Whatever stands on the shelf: of this walk, or of a test that was here before. */
async function clearShelf(page: Page): Promise<void> {
  for (const { id } of shelf()) void dropGame(id);
  await page.settle(10);
}

/** Puts games on the shelf, and the page into the window. */
export async function move(games: readonly string[], page: Page): Promise<Root> {
  // Whether things may move is asked anew: the library remembers what the first screen said.
  hasReducedMotionListener.current = false;
  await clearShelf(page);
  for (const name of games) {
    const putting = put(name);
    await page.settle(10);
    await putting;
  }
  lightPage();
  sizePage();
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <LanguageProvider>
      <App />
    </LanguageProvider>,
  );
  return root;
}

/** Leaves nothing behind: no games, no packs, no settings, no best results, nothing in the log. */
export async function forget(page: Page): Promise<void> {
  await clearShelf(page);
  for (const system of systemIds) for (const { pack } of packsOf(system)) dropPack(system, pack.pack);
  turnSound(false);
  bestRaids.forget();
  bestWeeks.forget();
  localStorage.clear();
  sessionStorage.clear();
  bestRaids.forget();
  bestWeeks.forget();
}
