import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, visitQuickly } from './pilot.ts';
import { ofOlderRules, putOnShelf, savedGame } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const noted = "Object.keys(localStorage).filter((key) => key.startsWith('tallyho.game.')).length";

describe('games that the first version of the page kept', () => {
  test('are on the shelf after the update, each of them, and can be opened', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    const names = ['duel', 'duel-over', 'mission', 'campaign-mission', 'zero', 'wings-half-laid'];
    await putOnShelf(stage, page, '#/games', [...names.map((name) => savedGame(`v1/${name}`)), { id: 'odd one' }]);
    await page.locator('.shelf-row').nth(names.length).waitFor();
    expect(await page.evaluate(noted)).toBe(0);
    await page.reload();
    await page.locator('.shelf-row').nth(names.length).waitFor();
    await page.getByText('A game that cannot be read').waitFor();
    for (const name of ['campaign-mission', 'wings-half-laid']) {
      await page.goto(`${stage.address}/#/play/${name}`);
      await nextMoment(page);
      await page.goto(`${stage.address}/#/`);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a choice that was made', () => {
  test('is there again although the page was closed at once', async () => {
    const { page, close } = await visitQuickly(stage, '#/new/down-in-flames');
    await page.getByRole('group', { name: 'Aircraft B1' }).getByLabel('Flown by').selectOption('human');
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await page.getByRole('button', { name: 'I am Player 1: show my hand' }).click();
    await page.locator('button.answer').first().waitFor();
    const address = page.url();
    await page.evaluate("document.querySelector('button.answer').click()");
    await page.close();
    const again = await page.context().newPage();
    await again.goto(address);
    await again.getByRole('heading', { name: 'Hand the screen to Player 2' }).waitFor();
    await close();
  });
});

describe('a game in two tabs', () => {
  test('is played in the first and followed by the second, until that takes it over', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByText('being played in another tab').waitFor();
    await answerByMouse(page, 2);
    await nextMoment(page);
    const prompt = (await page.locator('#prompt').textContent()) ?? '';
    const said = await page.locator('.log-line').last().textContent();
    await second
      .locator('.log-line', { hasText: said ?? '' })
      .first()
      .waitFor({ state: 'attached' });
    expect(await second.locator('#prompt').textContent()).toBe(prompt);
    await second.locator('button.answer').last().click();
    expect(await second.locator('#prompt').textContent()).toBe(prompt);
    await second.getByRole('button', { name: 'Play here instead' }).click();
    await page.getByText('being played in another tab').waitFor();
    await second.getByText('being played in another tab').waitFor({ state: 'detached' });
    await nextMoment(second);
    await answerByMouse(second, 2);
    await nextMoment(second);
    const last = (await second.locator('.log-line').last().textContent()) ?? '';
    await page.locator('.log-line', { hasText: last }).first().waitFor({ state: 'attached' });
    await second.close();
    await page.getByText('being played in another tab').waitFor({ state: 'detached' });
    expect(await nextMoment(page)).not.toBe('waiting');
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Pages that come from another machine in the plain have no locks. */
const WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })";

describe('a browser that cannot tell its tabs apart', () => {
  test('never forks a game: the tab that is behind says so, keeps nothing, and goes on where the other is', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await page.context().addInitScript(WITHOUT_LOCKS);
    await flyNow(page, 'down-in-flames');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await page.reload();
    for (const tab of [page, second]) await nextMoment(tab);
    for (let n = 0; n < 3; n++) {
      await answerByMouse(page, 2);
      await nextMoment(page);
    }
    const prompt = (await page.locator('#prompt').textContent()) ?? '';
    await answerByMouse(second, 2);
    await second.getByText('Another tab is further on with this game').waitFor();
    expect(await page.getByText('Another tab is further on').count()).toBe(0);
    await second.getByRole('button', { name: 'Load the page again' }).click();
    await second.getByText('Another tab is further on').waitFor({ state: 'detached' });
    await nextMoment(second);
    expect(await second.locator('#prompt').textContent()).toBe(prompt);
    expect(complaints).toEqual([]);
    await close();
  });

  test('and of two tabs that are equally far and choose differently, the second is behind', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/down-in-flames');
    await page.context().addInitScript(WITHOUT_LOCKS);
    await page.getByRole('group', { name: 'Aircraft B1' }).getByLabel('Flown by').selectOption('human');
    await page.getByRole('button', { name: 'Start the fight' }).click();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await page.reload();
    const tabs = [page, second];
    for (const tab of tabs) await tab.getByRole('button', { name: 'I am Player 1: show my hand' }).click();
    await page.locator('button.answer').first().click();
    await page.getByRole('heading', { name: 'Hand the screen to Player 2' }).waitFor();
    await second.locator('button.answer').last().click();
    for (const tab of tabs) await tab.getByRole('button', { name: 'I am Player 2: show my hand' }).click();
    await second.getByText('Another tab is further on with this game').waitFor();
    expect(await page.getByText('Another tab is further on').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a game of older rules, whose choices lead elsewhere now', () => {
  test('goes on from its table and says so; it is played, kept, and there again', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await putOnShelf(stage, page, '#/play/duel', [ofOlderRules(savedGame('v2/duel'))]);
    await page.getByText('It goes on from the table as it was saved').waitFor();
    expect(await page.locator('.log-line').count()).toBeGreaterThan(5);
    await nextMoment(page);
    await answerByMouse(page, 2);
    await nextMoment(page);
    // What was answered for somebody is told while he sits there; the game itself tells the rest.
    const told = async (): Promise<string[]> =>
      (await page.locator('.log-line').allTextContents()).filter((line) => !line.startsWith('Answered for you'));
    const said = await told();
    await page.reload();
    await nextMoment(page);
    expect(await told()).toEqual(said);
    await page.goto(`${stage.address}/#/replay/duel/3`);
    await page.getByRole('heading', { name: 'cannot be replayed from the first card' }).waitFor();
    await page.getByRole('link', { name: 'To its table' }).click();
    await nextMoment(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(['duel', 'zero', 'wings', 'campaign'])('a finished one can be looked at: %s', async (name) => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples', { locale: 'fr-FR' });
    await putOnShelf(stage, page, `#/play/${name}-over`, [ofOlderRules(savedGame(`v2/${name}-over`))]);
    await page.locator('.result').waitFor();
    await page.getByText('son déroulement ne peut plus être recalculé').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('of which no table was kept is shown as it was written down', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await putOnShelf(stage, page, '#/play/duel-over', [{ ...ofOlderRules(savedGame('v1/duel-over')), kept: null }]);
    await page.getByRole('heading', { name: 'As it was written down' }).waitFor();
    await page.getByText(/^Won by |^Nobody won/).waitFor();
    await page.locator('.record-sheet summary').first().click();
    await page.locator('.record-sheet li').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('can be handed on as a file, with its table', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await putOnShelf(stage, page, '#/games', [ofOlderRules(savedGame('v2/zero'))]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export:/ }).click(),
    ]);
    const content = await buffer(await download.createReadStream());
    const file = { name: download.suggestedFilename(), mimeType: 'text/plain', buffer: content };
    await page.getByLabel('Import a game from a file').setInputFiles(file);
    await page.getByText('is on the shelf now').waitFor();
    await page.locator('.arrival button.primary').click();
    await page.getByText('It goes on from the table as it was saved').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
