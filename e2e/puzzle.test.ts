import { readFileSync } from 'node:fs';
import { type PuzzleSet, type PuzzleSystem, puzzleCounts, puzzleOrder } from '@tallyho/bots/puzzles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAt, FIRST_DAY } from '../packages/web/src/puzzle/day.ts';
import { openStage, PHONE, type Stage, UNPAINTED } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The first day on which such a decision of this game is asked. */
function dayOf(system: PuzzleSystem, kind: string): string {
  const file = new URL(`../packages/bots/puzzles/${system}.json`, import.meta.url);
  const { puzzles }: PuzzleSet = JSON.parse(readFileSync(file, 'utf8'));
  const isSuch = (nth: number): boolean => puzzles[nth].kind === kind;
  const number = puzzleOrder(puzzleCounts).findIndex((place) => place.system === system && isSuch(place.nth));
  return dayAt(Date.parse(FIRST_DAY) + number * 86_400_000);
}

const climbing = dayOf('down-in-flames', 'altitude');
const planning = dayOf('wings-of-war', 'plan');

const options = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

test('a puzzle takes one choice, tells what every one is worth, and remembers it', async () => {
  const { page, close } = await stage.visit(`#/puzzle/${climbing}`, { ...options, viewport: PHONE }, UNPAINTED);
  const sheet = page.getByRole('region', { name: 'The answer' });
  await page.locator('.decide').waitFor();
  expect(await sheet.count()).toBe(0);
  // Nobody whispers, and nothing is taken back.
  expect(await page.locator('[data-key="h"], [data-key="u"]').count()).toBe(0);
  const first = page.locator('.flight button.answer').first();
  const asked = await page.locator('#prompt').textContent();
  await first.click();
  await sheet.waitFor();
  expect(await page.evaluate('document.activeElement?.className')).toBe('puzzle-answer');
  const rows = await sheet.locator('.puzzle-chances li').count();
  expect(rows).toBeGreaterThan(2);
  expect(await sheet.getByText('your choice', { exact: false }).count()).toBe(1);
  expect(await sheet.getByText('best', { exact: true }).or(sheet.getByText('best, your choice')).count()).toBe(1);
  // The table stands as it stood.
  await sheet.getByRole('button', { name: 'Look at the table' }).click();
  expect(await page.locator('#prompt').textContent()).toBe(asked);
  await page.reload();
  await sheet.waitFor();
  expect(await sheet.getByText('your choice', { exact: false }).count()).toBe(1);
  await page.clock.setFixedTime(`${climbing}T12:00:00Z`);
  await page.goto(`${stage.address}/#/puzzles`);
  await page.getByRole('link', { name: /(answered|found)$/ }).waitFor();
  await close();
});

test('of the next game after it, the table is as it always is; it can be played on', async () => {
  const { page, close } = await stage.visit(`#/puzzle/${climbing}`, options, UNPAINTED);
  await page.locator('.decide').waitFor();
  await page.goto(`${stage.address}/#/puzzle/${planning}`);
  await page.locator('.wings-of-war .decide').waitFor();
  const [own, enemy] = await Promise.all(
    ['.plate.own', '.plate.enemy'].map((plate) => page.locator(plate).first().boundingBox()),
  );
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(enemy?.x ?? 0);
  await page.locator('.wings-of-war .hand button:not([aria-disabled="true"])').first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('.wings-of-war .decide').waitFor();
  expect(await page.locator('.puzzle-answer').count()).toBe(0);
  await close();
});
