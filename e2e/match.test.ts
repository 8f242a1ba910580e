import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { answerByKeys, answerByMouse, flyToTheEnd, nextMoment, tabTo, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A short duel as a match, set up by hand. */
async function beginMatch(page: Page, players: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: /^Match: two games, sides swapped/ }).check();
  for (const [at, player] of players.entries()) await page.getByLabel('Flown by').nth(at).selectOption(player);
  for (const [at, name] of ['Ann', 'Bob'].entries()) await page.getByLabel('Name', { exact: true }).nth(at).fill(name);
  await page.locator('.set-up > details > summary').click();
  await page.getByRole('spinbutton', { name: 'Turns' }).fill('1');
  await page.getByRole('button', { name: 'Start the fight' }).click();
  await nextMoment(page);
}

/** The table of the match, row by row. */
const tally = (page: Page): Promise<string[]> => page.locator('.match-tally tbody tr').allInnerTexts();

describe('a match of two games', () => {
  test('against a bot: the return game has sides swapped, both are added up, and both are on the shelf', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/down-in-flames');
    await beginMatch(page, ['human', 'cadet']);
    await page.getByText('Match 1/2').waitFor();
    const own = await page.locator('.token.own').first().textContent();
    expect(own).toContain('Spitfire');
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: 'Match, game 1 of 2' }).waitFor();
    expect(await tally(page)).toHaveLength(2);
    const [first] = await page.locator('.match-tally td').allInnerTexts();
    const address = page.url();
    await page.getByRole('button', { name: 'Return game, sides swapped' }).click();
    await page.getByText('Match 2/2').waitFor();
    await nextMoment(page);
    // Going back, and on again, leads to the same return game.
    const back = page.url();
    await page.goto(address);
    await page.getByRole('button', { name: 'Return game, sides swapped' }).click();
    expect(page.url()).toBe(back);
    // Until then the end of the first game is still in sight.
    await page.getByText('Match 2/2').waitFor();
    await nextMoment(page);
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: 'The match', exact: true }).waitFor();
    await page.getByText(/(Ann|Bob) wins the match|The match is drawn/).waitFor();
    const rows = await tally(page);
    expect(rows[0]).toContain('Ann');
    expect(rows[0]).toContain(first);
    expect(rows.every((row) => /\d (hits?|points?)$/.test(row))).toBe(true);
    expect(await page.getByRole('button', { name: 'Another match' }).count()).toBe(1);
    await page.getByRole('link', { name: 'All games' }).click();
    await page.locator('.shelf-row').first().waitFor();
    expect(await page.getByText(/game [12] of a match/).count()).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('at one screen, by keyboard, on a phone', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero', { viewport: PHONE });
    await beginMatch(page, ['human', 'human']);
    const fly = async (): Promise<void> => {
      await flyToTheEnd(page, answerByKeys);
    };
    await fly();
    await tabTo(page, ({ text }) => text === 'Return game, sides swapped');
    await page.keyboard.press('Enter');
    await page.waitForURL(/-return$/);
    await page.locator('.curtain').waitFor();
    await fly();
    await page.getByText(/(Ann|Bob) wins the match|The match is drawn/).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('is offered where two fly against each other, and nowhere else', async () => {
    const { page, close } = await visitQuickly(stage, '#/new/down-in-flames');
    const choice = page.getByRole('radio', { name: /^Match: two games/ });
    expect(await choice.count()).toBe(1);
    await page.getByRole('radio', { name: /^Teams/ }).check();
    expect(await choice.count()).toBe(0);
    await page.goto(`${stage.address}/#/new/wings-of-war`);
    await choice.waitFor();
    await close();
  });
});
