import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { answering, flyNow, flyToTheEnd, nextMoment, openDrawer, smallText, tabTo, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SET_UP = '#/new/wings-of-war';

/** Prepares a fight of so many turns; `change` may do more before it starts. */
async function prepare(page: Page, turns: number, change: () => Promise<void> = async () => {}): Promise<void> {
  await page.locator('.set-up > details > summary').click();
  await page
    .locator('.option:has([aria-describedby])', { hasText: /^(Turns|Tours)/ })
    .getByRole('spinbutton')
    .fill(`${turns}`);
  await change();
  await page.locator('.set-up-end .primary').click();
  await nextMoment(page);
}

/** Lays the nth card that may be laid, for as many slots as there are, and is ready. */
async function planByMouse(page: Page, n: number): Promise<void> {
  while ((await page.locator('.ready[aria-disabled="true"]').count()) > 0) {
    const open = page.locator('.deck-card.open');
    await open.nth(n % (await open.count())).click();
  }
  await page.locator('.ready').click();
  // A card that costs the aircraft is asked about twice.
  const asking = page.locator('.ready[data-asking="true"]');
  if ((await asking.count()) > 0) await asking.click();
}

const answerByMouse = (page: Page, n: number): Promise<void> =>
  answering(page, async () => {
    if ((await page.locator('.plan-desk').count()) > 0) await planByMouse(page, n);
    else await page.locator('button.answer').last().click();
  });

/** With the keyboard alone: the first card that is open, three times, then Enter on what has the focus by then. */
const answerByKeys = (page: Page): Promise<void> =>
  answering(page, async () => {
    if ((await page.locator('.plan-desk').count()) === 0) {
      await tabTo(page, ({ name }) => name.split(' ').includes('answer'));
      await page.keyboard.press('Enter');
      return;
    }
    for (let slot = 1; slot <= 3; slot++) {
      await tabTo(page, ({ name }) => name.split(' ').includes('deck-card') && name.includes('open'));
      await page.keyboard.press('Enter');
      await page.locator(`.slots li:nth-child(${slot}) .manoeuvre-card`).waitFor();
    }
    await page.locator('.ready:focus').waitFor();
    await page.keyboard.press('Enter');
    if ((await page.locator('.ready[data-asking="true"]').count()) > 0) await page.keyboard.press('Enter');
  });

describe('a fight against a bot', () => {
  test('begins with one click, and three cards show where they lead', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'wings-of-war');
    await page.getByRole('heading', { name: 'Sopwith Camel: lay card 1 of 3.' }).waitFor();
    await page.getByRole('button', { name: /^straight/ }).click();
    await page.getByRole('button', { name: /^stall, steep/ }).click();
    // WOW-PLAN-06: after a steep card another one says why not.
    await page.getByRole('button', { name: /^stall, steep/ }).click({ force: true });
    await page.getByText('two steep manoeuvres may not follow each other').waitFor();
    await page.locator('.why .rule-ref').click();
    await page.getByRole('complementary', { name: /^Rule WOW-PLAN-06/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^left turn/ }).click();
    expect(await page.locator('.ghost-step:not(.tried)').count()).toBe(3);
    await page.getByRole('button', { name: /^Take up stall from slot 2/ }).click();
    expect(await page.locator('.ghost-step:not(.tried)').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is flown to its end by mouse, and then looked at again', async () => {
    const { page, complaints, close } = await visitQuickly(stage, SET_UP);
    await prepare(page, 3);
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    await page.getByRole('link', { name: 'Debrief' }).click();
    await page.getByText('More charts').click();
    await page.getByText('Damage taken (points)', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'The whole table' }).click();
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('button', { name: 'Last step' }).click();
    await openDrawer(page, 'Log');
    await page
      .locator('.log')
      .getByText(/^Points: /)
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Viewpoint' }).selectOption({ label: 'Spectator' });
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('is flown to its end by keyboard alone', async () => {
    const { page, complaints, close } = await visitQuickly(stage, SET_UP);
    await tabTo(page, ({ text }) => text === 'Options');
    await page.keyboard.press('Enter');
    await tabToLabel(page, 'Turns');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2');
    await tabTo(page, ({ text }) => text === 'Start the fight');
    await page.keyboard.press('Enter');
    await flyToTheEnd(page, answerByKeys);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('tells the whole table in words, and gives a hint for the card that comes next', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'wings-of-war');
    await openDrawer(page, 'In words');
    await page.getByText(/Fokker Dr\.I is at 12 o’clock, 63 cm away \(3\.2 rulers\), its nose towards you/).waitFor();
    await page.getByRole('button', { name: /^straight/ }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByText(/in 100 to win/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('moves and zooms its map with keys, wheel and drag, and gives the camera back', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '', { reducedMotion: 'reduce' });
    await flyNow(page, 'wings-of-war');
    const land = async (): Promise<string> => {
      // A map that was moved is laid out anew when it rests.
      await page.waitForTimeout(250);
      const { x, y, width } = (await page.locator('.flat-ground').boundingBox()) ?? { x: 0, y: 0, width: 0 };
      return [x, y, width].map(Math.round).join(' ');
    };
    const first = await land();
    const changes = async (act: () => Promise<void>): Promise<void> => {
      const before = await land();
      await act();
      expect(await land()).not.toBe(before);
    };
    await page.locator('.map').focus();
    // A map that is all in sight is not moved.
    for (let n = 0; n < 3; n++) await changes(() => page.keyboard.press('+'));
    await changes(() => page.keyboard.press('ArrowUp'));
    await changes(() => page.keyboard.press('Shift+ArrowLeft'));
    await page.mouse.move(640, 300);
    await changes(() => page.mouse.wheel(0, -240));
    await changes(async () => {
      await page.mouse.down();
      await page.mouse.move(500, 360, { steps: 4 });
      await page.mouse.up();
    });
    await changes(() => page.keyboard.press('f'));
    expect(await land()).toBe(first);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('two people at one screen', () => {
  test('WOW-PLAN-02: what one has planned is nowhere in the page until it is revealed', async () => {
    const { page, complaints, close } = await visitQuickly(stage, SET_UP);
    await prepare(page, 2, async () => {
      await page.getByRole('combobox', { name: 'Flown by' }).last().selectOption('human');
    });
    await page.getByRole('button', { name: 'I am Player 1: show my cards' }).click();
    for (const card of ['left sideslip', 'straight', 'left sideslip'])
      await page.getByRole('button', { name: new RegExp(`^${card}`) }).click();
    await page.locator('.ready').click();
    const curtain = page.getByRole('button', { name: 'I am Player 2: show my cards' });
    await curtain.waitFor();
    const hidden = await page.locator('body').evaluate((body) => (body as unknown as { innerHTML: string }).innerHTML);
    expect(hidden).not.toMatch(/sideslip|ghost-base|class="slot/);
    expect(await page.locator('.figure').count()).toBe(2);
    await curtain.click();
    await page.getByRole('heading', { name: 'Fokker Dr.I: lay card 1 of 3.' }).waitFor();
    expect(await page.locator('.slot:not(.empty)').count()).toBe(0);
    // A card under the pointer may be tried; it is one's own.
    expect(await page.locator('.ghost-step:not(.tried)').count()).toBe(0);
    await planByMouse(page, 0);
    await openDrawer(page, 'Log');
    await page.locator('.log').getByText('Sopwith Camel: left sideslip.').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('in French on a phone', () => {
  test('two turns of a game with altitude need no sideways scrolling and no small print', async () => {
    const { page, complaints, close } = await visitQuickly(stage, SET_UP, {
      locale: 'fr-FR',
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.getByText('Interception', { exact: true }).click();
    expect(await scrollsSideways(page)).toBe(false);
    await prepare(page, 2);
    await page.getByRole('heading', { name: /Breguet BR\.14 \(A1\) : posez la carte 1 sur 3/ }).waitFor();
    await flyToTheEnd(page, async (shown, n) => {
      if (n < 6) expect(await scrollsSideways(shown)).toBe(false);
      if (n < 4) expect(await smallText(shown)).toEqual([]);
      await answerByMouse(shown, n);
    });
    await page.getByRole('heading', { name: /Victoire|Défaite|Égalité/ }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await smallText(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);
});

/** Presses Tab until the field with this label has the focus. */
async function tabToLabel(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (let i = 0; i < 80; i++) {
    if (
      await field.evaluate(
        (e) => e === (e as unknown as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement,
      )
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never gets to ${label}`);
}
