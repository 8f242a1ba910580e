import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Flies a little, and takes the link that the start page makes of the game. */
async function linkOfAGame(): Promise<{ readonly link: string; readonly asked: string | null }> {
  const { page, complaints, close } = await visitQuickly(stage);
  await flyNow(page, 'down-in-flames');
  for (let n = 0; n < 3; n++) if ((await nextMoment(page)) === 'asked') await answerByMouse(page, n);
  await nextMoment(page);
  const asked = await page.locator('#prompt').textContent();
  await page.goto(`${stage.address}/#/games`);
  await page.getByRole('button', { name: /^Share as a link:/ }).click();
  const link = await page.locator('.shared-link input').inputValue();
  expect(await page.locator('.shared-link').textContent()).toContain('can see all cards');
  expect(complaints).toEqual([]);
  await close();
  return { link, asked };
}

describe('a game as a link', () => {
  test('is opened by somebody else, who takes the seat he likes', async () => {
    const { link, asked } = await linkOfAGame();
    const { page, complaints, close } = await visitQuickly(stage, new URL(link).hash);
    await page.getByRole('heading', { name: 'Somebody sent you a game' }).waitFor();
    const seats = page.locator('.seat-chooser select');
    expect([await seats.nth(0).inputValue(), await seats.nth(1).inputValue()]).toEqual(['human', 'pilot']);
    await seats.nth(1).selectOption('human');
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.locator('.curtain').waitFor();
    await page.locator('.curtain button').click();
    expect(await page.locator('#prompt').textContent()).toBe(asked);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that was cut off says so and changes nothing', async () => {
    const { link } = await linkOfAGame();
    const { page, complaints, close } = await visitQuickly(stage, new URL(link).hash.slice(0, -30));
    await page.getByRole('heading', { name: 'This link holds no game' }).waitFor();
    await page.getByText('incomplete or damaged').waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('link', { name: 'Saved games' }).click();
    await page.locator('.empty-sheet').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
