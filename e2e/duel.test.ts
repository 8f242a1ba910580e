import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import {
  answerByKeys,
  answerByMouse,
  flyNow,
  flyToTheEnd,
  flyUntil,
  nextMoment,
  openDrawer,
  smallText,
  tabTo,
  visitQuickly,
} from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('a duel against a bot', () => {
  test('begins with one click and its first decision is the second', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await page.getByRole('heading', { name: 'At what altitude does your Spitfire I start?' }).waitFor();
    await page.getByRole('button', { name: 'Low', exact: true }).click();
    await openDrawer(page, 'Log');
    await page.getByRole('list', { name: 'Log' }).getByText('Spitfire I starts at Low altitude.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('has table, question and hand on one desk screen, and the languages among its settings', async () => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await page.getByRole('button', { name: 'Low', exact: true }).click();
    await nextMoment(page);
    const hand = await page.locator('.hands').boundingBox();
    expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeGreaterThan(0);
    expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(DESK.height);
    await page.locator('.settings summary').click();
    await page.locator('.settings').getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Conseil' }).waitFor();
    await close();
  });

  test('is flown to its end by mouse, and then looked at again', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    await page.locator('#result-title:focus').waitFor();
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await page.getByRole('link', { name: 'Debrief' }).click();
    await page.getByText('More charts').click();
    await page.getByText('Hits taken', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'The whole table' }).click();
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Last step' }).click();
    await openDrawer(page, 'Log');
    await page
      .locator('.log')
      .getByText(/shot down|Turn 6/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('keeps the end of its log in view, leaves a reader where he is, and brings him back', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await openDrawer(page, 'Log');
    const log = page.locator('.log');
    const below = (): Promise<number> => log.evaluate((e) => Math.round(e.scrollHeight - e.scrollTop - e.clientHeight));
    const scrolls = (): Promise<boolean> => log.evaluate((e) => e.scrollHeight > e.clientHeight + 100);
    for (let n = 0; n < 40 && ((await log.count()) === 0 || !(await scrolls())); n++) {
      expect(await nextMoment(page)).toBe('asked');
      await answerByMouse(page, 2);
    }
    await nextMoment(page);
    expect(await scrolls()).toBe(true);
    await expect.poll(below).toBeLessThanOrEqual(8);
    await log.evaluate((e) => e.scrollTo(0, 0));
    const newest = page.getByRole('button', { name: 'Back to the latest' });
    await newest.waitFor();
    await answerByMouse(page, 2);
    await nextMoment(page);
    expect(await log.evaluate((e) => e.scrollTop)).toBe(0);
    await newest.click();
    await newest.waitFor({ state: 'detached' });
    await expect.poll(below).toBeLessThanOrEqual(8);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('is flown to its end by keyboard alone', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await tabTo(page, (focus) => focus.text === 'Fly now');
    await page.keyboard.press('Enter');
    await flyToTheEnd(page, answerByKeys);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('tells in words what is asked, what can be done and why not, with the rule', async () => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await page.getByRole('button', { name: 'Very Low' }).click();
    await openDrawer(page, 'In words');
    await page
      .locator('.in-words')
      .getByText(/Spitfire I is at Very Low altitude, with 0 hits/)
      .waitFor();
    expect(await page.locator('[aria-live="polite"]').first().textContent()).toContain('Spitfire I');
    await nextMoment(page);
    await page.locator('.decide .tools > .rule-ref').click();
    const rule = page.getByRole('complementary', { name: /^Rule DIF-/ });
    await rule.locator('.paragraph').waitFor();
    await page.keyboard.press('Escape');
    expect(await rule.count()).toBe(0);
    await close();
  });

  test('lets a player take back what nobody has seen', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    const altitude = page.getByRole('heading', { name: /Stay, climb or dive/ });
    await flyUntil(page, altitude);
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await altitude.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await altitude.waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('gives a hint when asked', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await nextMoment(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByText(/in 100 to win/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('in French on a phone', () => {
  test('a whole duel needs no sideways scrolling and no small print', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '', {
      locale: 'fr-FR',
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await flyNow(page, 'down-in-flames');
    await page.getByRole('heading', { name: /À quelle altitude commence votre Spitfire I/ }).waitFor();
    await flyToTheEnd(page, async (shown, n) => {
      if (n < 8) expect(await scrollsSideways(shown)).toBe(false);
      if (n < 4) expect(await smallText(shown)).toEqual([]);
      await answerByMouse(shown, n);
    });
    await page.getByRole('heading', { name: /Victoire|Défaite|Égalité/ }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await smallText(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
