import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { answerByMouse, answering, flyToTheEnd, nextMoment, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('a duel against a bot', () => {
  test('begins with one click and its first decision is the second', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await page.getByRole('button', { name: 'Fly now' }).click();
    await page.getByRole('heading', { name: 'At what altitude does your Spitfire I start?' }).waitFor();
    await page.getByRole('button', { name: 'Low', exact: true }).click();
    await page.getByRole('list', { name: 'Log' }).getByText('Spitfire I starts at Low altitude.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is flown to its end by mouse, and then looked at again', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await page.getByRole('button', { name: 'Fly now' }).click();
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    await page.getByText('Hits taken', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Last step' }).click();
    await page
      .locator('.log')
      .getByText(/shot down|Turn 6/)
      .first()
      .waitFor();
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
    await page.getByRole('button', { name: 'Fly now' }).click();
    await page.getByRole('button', { name: 'Very Low' }).click();
    await page.getByRole('tab', { name: 'In words' }).click();
    await page.getByText(/Spitfire I is at Very Low altitude, with 0 hits/).waitFor();
    expect(await page.locator('[aria-live="polite"]').first().textContent()).toContain('Spitfire I');
    await nextMoment(page);
    await page.locator('#prompt .rule-ref').click();
    const rule = page.getByRole('complementary', { name: /^Rule DIF-/ });
    await rule.locator('.paragraph').waitFor();
    await page.keyboard.press('Escape');
    expect(await rule.count()).toBe(0);
    await close();
  });

  test('lets a player take back what nobody has seen', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await page.getByRole('button', { name: 'Fly now' }).click();
    const altitude = page.getByRole('heading', { name: /Stay, climb or dive/ });
    while ((await altitude.count()) === 0) {
      // Somebody who only watches may be shot down before his first turn.
      if ((await nextMoment(page)) === 'over') await page.getByRole('button', { name: 'Rematch', exact: true }).click();
      else if ((await altitude.count()) === 0) await answerByMouse(page, 2);
    }
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await altitude.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await altitude.waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('gives a hint when asked', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await page.getByRole('button', { name: 'Fly now' }).click();
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
    await page.getByRole('button', { name: 'Décoller' }).click();
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

interface Focus {
  readonly text: string;
  readonly name: string;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(`(() => {
    const e = document.activeElement;
    return { text: e?.textContent ?? '', name: e?.className ?? '' };
  })()`);

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, wanted: (focus: Focus) => boolean): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (wanted(await focusOf(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the focus never gets there');
}

/** With the keyboard: to a card and its first use, or to a plain answer. */
const answerByKeys = (page: Page, n: number): Promise<void> => answering(page, () => playByKeys(page, n));

async function playByKeys(page: Page, n: number): Promise<void> {
  const playable = await page.locator('.card-button[data-playable="true"]').count();
  const hasButtons = (await page.locator('button.answer').count()) > 0;
  if ((n % 3 !== 2 || !hasButtons) && playable > 0) {
    await tabTo(page, ({ name }) => name.includes('playable'));
    await page.keyboard.press('Enter');
    await page.locator('.use:focus').waitFor();
  } else {
    await tabTo(page, ({ name }) => name.split(' ').includes('answer'));
  }
  await page.keyboard.press('Enter');
  await page.locator('.uses').waitFor({ state: 'detached' });
}

/** Every visible text that is set in less than 14 px. */
const smallText = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('body *')]
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim() !== ''))
    .filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 14)
    .map((e) => e.textContent)`);
