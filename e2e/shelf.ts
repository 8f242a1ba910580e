import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Stage } from './browser.ts';

/** A saved game of a day, from the folders of packages/web/test/saves. */
export function savedGame(name: string): SavedFile {
  const path = new URL(`../packages/web/test/saves/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as SavedFile;
}

export interface SavedFile {
  readonly id: string;
  readonly record: string;
  readonly kept?: { readonly rules: { readonly [game: string]: number }; readonly state: object };
  readonly [field: string]: unknown;
}

/**
 * The same game as an older version of the rules would have left it, if other cards had come up there: its choices lead
 * nowhere now, and its table is all there is.
 */
export const ofOlderRules = (game: SavedFile): SavedFile => ({
  ...game,
  record: game.record.replace(/^rules: \d+$/m, 'rules: 0').replace(/^seed: .*$/m, 'seed: of another day'),
  kept: {
    ...game.kept,
    rules: Object.fromEntries(Object.keys(game.kept?.rules ?? {}).map((each) => [each, 0])),
    state: game.kept?.state ?? {},
  },
});

/** Puts games where the first version of the page kept them, and opens a page on them. */
export async function putOnShelf(
  stage: Stage,
  page: Page,
  hash: string,
  games: readonly { readonly id: string; readonly [field: string]: unknown }[],
) {
  for (const game of games) {
    const text = JSON.stringify(JSON.stringify(game));
    await page.evaluate(`localStorage.setItem('tallyho.game.${game.id}', ${text})`);
  }
  // A page that is open already would take them in by itself.
  await page.goto('about:blank');
  await page.goto(`${stage.address}/${hash}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
