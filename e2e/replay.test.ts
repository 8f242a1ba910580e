import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const stepOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const lastOf = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));
const sentence = (page: Page) => page.locator('.step-card');

/** Opens the first example of the list. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('.entry').first().click();
  await slider(page).waitFor();
}

describe('a replay', () => {
  test('by mouse: step by step to its end, back, and to its beginning', async () => {
    const { page, complaints, close } = await stage.visit('#/examples');
    await openFirst(page);
    const last = await lastOf(page);
    expect(last).toBeGreaterThan(0);
    for (let step = 1; step <= last; step++) {
      await page.getByRole('button', { name: 'Step forward' }).click();
      await sentence(page).getByText(`Step ${step} of ${last}`).waitFor();
    }
    expect(await page.locator('.stamp').textContent()).toContain('Passed');
    await page.getByRole('button', { name: 'Step back' }).click();
    expect(await stepOf(page)).toBe(last - 1);
    await page.getByRole('button', { name: 'First step', exact: true }).click();
    await page.locator('.step-card').getByText('The table before the first step').waitFor();
    await page.getByRole('button', { name: 'Last step', exact: true }).click();
    expect(await stepOf(page)).toBe(last);
    await page.locator('.script-lines').getByRole('button').nth(1).click();
    expect(await stepOf(page)).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with a pack that lies beside the script', async () => {
    const { page, complaints, close } = await stage.visit('#/scenario/down-in-flames/rules/packs.yaml/main/0');
    await slider(page).waitFor();
    expect(await page.locator('.stamp').textContent()).toContain('Passed');
    expect(complaints).toEqual([]);
    await close();
  });

  test('of what the game must refuse shows what it says', async () => {
    const { page, complaints, close } = await stage.visit('#/scenario/down-in-flames/rules/situations.yaml/main/0');
    await page.getByRole('heading', { name: 'The game refuses this, as it should' }).waitFor();
    await page.getByText('it contradicts rule DIF-DMG-02').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('by keyboard alone: from the list to the end', async () => {
    const { page, complaints, close } = await stage.visit('#/examples');
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.activeElement.matches('.entry')`)) break;
    }
    await page.keyboard.press('Enter');
    await slider(page).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    const last = await lastOf(page);
    for (let step = 1; step <= last; step++) {
      await page.keyboard.press('ArrowRight');
      expect(await stepOf(page)).toBe(step);
    }
    await page.keyboard.press('ArrowRight');
    expect(await stepOf(page)).toBe(last);
    await page.keyboard.press('ArrowLeft');
    expect(await stepOf(page)).toBe(last - 1);
    await page.keyboard.press('Home');
    expect(await stepOf(page)).toBe(0);
    await page.keyboard.press('End');
    expect(await stepOf(page)).toBe(last);
    expect(complaints).toEqual([]);
    await close();
  });

  test('plays by itself to the end, and pauses with the space bar', async () => {
    const { page, close } = await stage.visit('#/examples');
    await openFirst(page);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => stepOf(page)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    const last = await lastOf(page);
    await page.keyboard.press('Space');
    await sentence(page).getByText(`Step ${last} of ${last}`).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await close();
  });

  test('keeps its step in the address: a reload and a link lead back to it', async () => {
    const { page, close } = await stage.visit('#/examples');
    await openFirst(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\/main\/2$/);
    const said = await sentence(page).textContent();
    await page.reload();
    await slider(page).waitFor();
    expect(await stepOf(page)).toBe(2);
    expect(await sentence(page).textContent()).toBe(said);
    const other = await stage.visit(new URL(page.url()).hash);
    await slider(other.page).waitFor();
    expect(await stepOf(other.page)).toBe(2);
    await other.close();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Examples of play' }).waitFor();
    await close();
  });

  test('is seen by everybody, by each seat and by a spectator', async () => {
    const { page, complaints, close } = await stage.visit('#/examples');
    await openFirst(page);
    const viewpoints = page.getByRole('group', { name: 'Viewpoint' }).getByRole('radio');
    const trees = new Set<string>();
    for (let n = 0; n < (await viewpoints.count()); n++) {
      await viewpoints.nth(n).check();
      trees.add((await page.locator('.table > .tree').textContent()) ?? '');
    }
    expect(trees.size).toBe(await viewpoints.count());
    expect(complaints).toEqual([]);
    await close();
  });

  test('of a script that fails says where, what was expected and what was found', async () => {
    const { page, close } = await stage.visit('#/examples', { serviceWorkers: 'block' });
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const wrong = body.replace(/\bsteps:(\\n|\n)/, 'steps:$1  - expect: { turn: 99999 }$1');
      await route.fulfill({ response, body: body.includes('title: ') && body.length < 50_000 ? wrong : body });
    });
    await openFirst(page);
    await page.getByRole('heading', { name: 'The script failed at step 1' }).waitFor();
    expect(await page.locator('.stamp').textContent()).toContain('Failed');
    await page.locator('.versus').getByText('99999').waitFor();
    await page.getByRole('button', { name: 'Show that step' }).click();
    await sentence(page).getByText('This step went wrong').waitFor();
    await close();
  });
});
