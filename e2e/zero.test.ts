import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import {
  answerByKeys,
  answerByMouse,
  chooseUse,
  flyNow,
  flyToTheEnd,
  flyUntil,
  moment,
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

describe('a fight of Elements against a bot', () => {
  test('begins with one click and its first decision is the second', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'zero');
    await page.getByRole('heading', { name: 'At what altitude does your A6M2 Zero Element start?' }).waitFor();
    await page.getByRole('button', { name: 'Medium', exact: true }).click();
    await openDrawer(page, 'Log');
    await page.getByRole('list', { name: 'Log' }).getByText('A6M2 Zero starts at Medium altitude').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is flown to its end by mouse, told in charts, and looked at again', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'zero');
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    await page
      .getByText(/Victory points: Japanese \d+, Allies \d+/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Debrief' }).click();
    await page.getByText('Your chance of winning, as an Ace bot sees it').waitFor();
    await page.getByRole('link', { name: 'The whole table' }).click();
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Last step' }).click();
    await openDrawer(page, 'Log');
    await page
      .locator('.log')
      .getByText(/Victory points/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('is flown to its end by keyboard alone', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await tabTo(page, ({ text, door }) => text === 'Fly now' && door.includes('zero'));
    await page.keyboard.press('Enter');
    await flyToTheEnd(page, answerByKeys);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 240_000);

  test('tells the table in words, why not, and the paragraph behind it', async () => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, 'zero');
    await page.getByText('Why not?').click();
    await page.getByText('only turbocharged aircraft may begin at Very High').waitFor();
    await page.locator('.decide .tools > .rule-ref').click();
    await page.getByRole('complementary', { name: 'Rule Z-4.5a' }).locator('.paragraph').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Very Low' }).click();
    await openDrawer(page, 'In words');
    await page
      .locator('.in-words')
      .getByText(/A6M2 Zero \(Japanese\) is at Very Low altitude/)
      .waitFor();
    await page
      .locator('.in-words')
      .getByText(/A6M2 Zero Wingman: 0 hits of 4/)
      .waitFor();
    await page.getByRole('tab', { name: 'Aircraft' }).click();
    await page.getByText('= 2 card +1 altitude').first().waitFor();
    await close();
  });

  test('gives a hint when asked, and lets nobody leave the fight by mistake', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'zero');
    await flyUntil(page, page.getByRole('heading', { name: /play a card, or go on/ }));
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByText(/in 100 to win/)
      .first()
      .waitFor();
    const away = page.getByRole('button', { name: 'Break off: both' });
    expect(await away.isVisible()).toBe(false);
    await page.getByText('Leave the fight…').click();
    await away.click();
    await page.getByRole('button', { name: 'Sure? Break off: both' }).click();
    await page.getByRole('heading', { name: 'Defeat' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a set-up of one’s own', () => {
  test('two persons at one screen with two Elements each: the curtain hides every hand', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero');
    const flownBy = page.getByLabel('Flown by');
    await flownBy.nth(1).selectOption('ace');
    await page.getByLabel('Temper').selectOption('aggressive');
    await flownBy.nth(1).selectOption('veteran');
    expect(await page.getByLabel('Temper').inputValue()).toBe('aggressive');
    await flownBy.nth(1).selectOption('human');
    expect(await page.getByLabel('Temper').count()).toBe(0);
    for (const at of [0, 1]) await page.getByRole('button', { name: 'Add an Element' }).nth(at).click();
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('spinbutton', { name: 'Turns' }).fill('1');
    await page.getByRole('button', { name: 'Start the fight' }).click();
    let curtains = 0;
    for (let n = 0; n < 60 && (await nextMoment(page)) !== 'over'; n++) {
      if ((await moment(page)) === 'curtain') {
        curtains++;
        expect(await page.locator('.card').count()).toBe(0);
        expect(await page.locator('.log').count()).toBe(0);
        await page.locator('.curtain button').click();
      } else await answerByMouse(page, n);
    }
    expect(curtains).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('shows aircraft by year, service and points, and says what cannot be flown', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero');
    await page.getByRole('button', { name: 'Change the aircraft' }).last().click();
    await page.getByLabel('Year at the latest').selectOption('');
    await page.getByLabel('Nation').selectOption('usn');
    await page.getByRole('button', { name: /F6F-3 Hellcat/ }).click();
    await page.getByRole('button', { name: 'Take the F6F-3 Hellcat' }).click();
    await page
      .getByText(/F6F-3 Hellcat.*1943/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Start the fight' }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('in French on a phone', () => {
  test('a fight needs no sideways scrolling and no small print, and its exchange stays in sight', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '', {
      locale: 'fr-FR',
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await flyNow(page, 'zero');
    await page.getByRole('heading', { name: /À quelle altitude commence votre élément A6M2 Zero/ }).waitFor();
    for (let n = 0; n < 25 && (await nextMoment(page)) === 'asked'; n++) {
      expect(await scrollsSideways(page)).toBe(false);
      if (n < 6) expect(await smallText(page)).toEqual([]);
      const last =
        (await page.locator('.chain-awaited').count()) > 0
          ? await page.locator('.chain li').last().boundingBox()
          : null;
      const panel = await page.locator('.decide').boundingBox();
      if (last !== null && panel !== null) expect(last.y + last.height).toBeLessThanOrEqual(panel.y + 1);
      await answerByMouse(page, n);
    }
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});

describe('motion', () => {
  /** Plays a card and returns how far from its place in the exchange it was seen, at the most, in pixels. */
  async function farthest(motion: 'reduce' | 'no-preference'): Promise<number> {
    const { page, close } = await visitQuickly(stage, '', { reducedMotion: motion });
    await flyNow(page, 'zero');
    const playable = page.locator('.decide:has-text("play a card, or go on") ~ * [data-playable="true"]');
    await flyUntil(page, playable);
    await page.getByLabel('Settings').click();
    await page.getByLabel('Others play').selectOption('calm');
    await page.getByLabel('Settings').click();
    await page.evaluate(`window.farthest = 0; (function look() {
      const card = [...document.querySelectorAll('.chain-link')].at(-1);
      if (card) {
        const { m41, m42 } = new DOMMatrix(getComputedStyle(card).transform);
        window.farthest = Math.max(window.farthest, Math.hypot(m41, m42));
      }
      requestAnimationFrame(look);
    })()`);
    await playable.first().click();
    await chooseUse(page);
    await page.locator('.chain-link').first().waitFor();
    await page.waitForTimeout(700);
    const seen = (await page.evaluate('window.farthest')) as number;
    await close();
    return seen;
  }

  test('a card that is played comes from the hand', async () => {
    expect(await farthest('no-preference')).toBeGreaterThan(50);
  }, 120_000);

  test('nothing moves for those who want no motion', async () => {
    expect(await farthest('reduce')).toBe(0);
  }, 120_000);
});
