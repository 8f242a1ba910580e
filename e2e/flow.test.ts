import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEW_HERE, openStage, type Stage } from './browser.ts';
import { answerByMouse, flyNow, flyUntil, nextMoment, tabTo, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const light =
  "getComputedStyle(document.documentElement).colorScheme + ' ' + getComputedStyle(document.documentElement).backgroundColor";
/** How large text is that is as large as the page wants it; a sky is magnified instead. */
const size = `parseFloat(getComputedStyle(document.documentElement).fontSize) *
  (document.querySelector('main').currentCSSZoom ?? 1)`;

describe('settings', () => {
  test.each(['down-in-flames', 'wings-of-war'])('%s: text and light are set at the table and kept', async (system) => {
    const { page, complaints, close } = await visitQuickly(stage, '', { colorScheme: 'light' });
    await flyNow(page, system);
    const before = await page.evaluate(light);
    await page.locator('.settings summary').click();
    await page.getByLabel(/^Light/).selectOption('night');
    await page.getByLabel(/^Text/).selectOption('130');
    expect(await page.evaluate(light)).not.toBe(before);
    expect(await page.evaluate(size)).toBeCloseTo(20.8);
    await page.reload();
    await nextMoment(page);
    expect(await page.evaluate(light)).toMatch(/^dark/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('.settings summary').click();
    await page.getByLabel(/^Light/).selectOption('day');
    expect(await page.evaluate(light)).toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });

  test('rule numbers are shown to a referee, and a sign for them to all others', async () => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, 'wings-of-war');
    const rule = page.locator('.decide .rule-ref').first();
    expect(await rule.textContent()).toBe('§');
    await page.locator('.settings summary').click();
    await page.locator('.settings').getByLabel('Referee').check();
    expect(await rule.textContent()).toMatch(/^WOW-/);
    await close();
  });
});

describe('conceding', () => {
  const begins: readonly [string, (page: Page) => Promise<void>][] = [
    ['down-in-flames', (page) => flyNow(page, 'down-in-flames')],
    ['zero', (page) => flyNow(page, 'zero')],
    ['wings-of-war', (page) => flyNow(page, 'wings-of-war')],
    [
      'a campaign',
      async (page) => {
        await page.locator('.door.down-in-flames .door-campaigns').click();
        await page.getByRole('link', { name: 'Poland 1939', exact: true }).click();
        await page.getByRole('button', { name: 'Begin the campaign' }).click();
        await nextMoment(page);
      },
    ],
  ];
  test.each(begins)('%s: asks once, ends the game, and is there when the page is opened again', async (_, begin) => {
    const { page, complaints, close } = await visitQuickly(stage);
    await begin(page);
    const concede = page.locator('.concede').and(page.getByRole('button', { name: 'Concede', exact: true }));
    await concede.click();
    await page.getByRole('button', { name: 'Sure? Concede' }).click();
    await page.getByText('You have conceded.').waitFor();
    await page.reload();
    await page.getByText('You have conceded.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('keys', () => {
  test('the space bar passes, L opens the log, R the paragraph, and ? shows them all', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('takes back').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await flyUntil(page, page.locator('button.answer.pass:not(.sure-button)'));
    const asked = await page.locator('.decide').getAttribute('data-decision');
    await page.locator('.prompt').first().focus();
    await page.keyboard.press('r');
    await page.locator('.rule-panel').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.locator('.log').first().waitFor();
    await page.keyboard.press('l');
    await page.locator('.prompt').first().focus();
    await page.keyboard.press(' ');
    await page.locator(`.decide[data-decision="${asked}"]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

/** A machine that takes its time for the next picture, until it is told to draw. */
const SLOW_PICTURES = `{
  const draw = window.requestAnimationFrame.bind(window);
  const kept = [];
  window.requestAnimationFrame = (work) => window.isSlow ? kept.push(work) : draw(work);
  window.drawNow = () => { window.isSlow = false; for (const work of kept.splice(0)) draw(work); };
}`;
const onAnswer = "document.activeElement.matches('button.answer') ? document.activeElement.textContent : ''";

describe('the keyboard stays where somebody has gone', () => {
  test('when a question is drawn later than he is there', async () => {
    const { page, close } = await visitQuickly(stage, '#/examples');
    await page.context().addInitScript(SLOW_PICTURES);
    await page.goto(`${stage.address}/#/`);
    await page.reload();
    await flyNow(page, 'down-in-flames');
    await flyUntil(page, page.getByRole('heading', { name: /Stay, climb or dive/ }));
    const asked = await page.locator('.decide').getAttribute('data-decision');
    await page.getByRole('button', { name: 'Stay', exact: true }).focus();
    await page.evaluate('window.isSlow = true');
    await page.keyboard.press('Enter');
    await page.locator(`.decide:not(.waiting, [data-decision="${asked}"]) button.answer`).first().waitFor();
    await tabTo(page, ({ name }) => name.split(' ').includes('answer'));
    const before = await page.evaluate(onAnswer);
    await page.evaluate('window.drawNow()');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await page.evaluate(onAnswer)).toBe(before);
    await close();
  });

  test('when the answers come to lie over the board, and beside the question again', async () => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await page.getByRole('button', { name: 'Low', exact: true }).focus();
    await page.setViewportSize({ width: 280, height: 568 });
    await page.locator('.answers.over').waitFor();
    expect(await page.evaluate(onAnswer)).toBe('Low');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.answers.over').waitFor({ state: 'detached' });
    expect(await page.evaluate(onAnswer)).toBe('Low');
    await close();
  });
});

test('whoever does not want to wait runs on to his next question', async () => {
  const { page, complaints, close } = await stage.visit();
  await flyNow(page, 'down-in-flames');
  for (let n = 0; n < 12; n++) {
    await answerByMouse(page, n);
    if ((await page.locator('.hurry').count()) > 0) await page.keyboard.press(' ');
    if ((await nextMoment(page)) === 'over') break;
  }
  // What there was no choice about stands in the log, and was not asked.
  expect(complaints).toEqual([]);
  await close();
});

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** What every first fight comes to sooner or later; others may answer too fast to be waited for. */
const SURE_STOPS = ['question', 'plane', 'enemy', 'hand', 'playable', 'pass', 'exchange', 'log'];

/** What a note hides of what it speaks of, of the question and of its answers, and whether it is on the screen. */
const HIDDEN_BY_NOTE = `(() => {
  const note = document.querySelector('.tour')?.getBoundingClientRect();
  if (note === undefined) return [];
  const hidden = ['.tour-ring', '.flight .bar', '.flight .answers.over'].filter((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && note.left < box.right - 1 && box.left < note.right - 1 && note.top < box.bottom - 1 && box.top < note.bottom - 1;
  });
  const isOut = note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight;
  return isOut ? [...hidden, 'off the screen'] : hidden;
})()`;

test('on a phone on its side, in French: why a card cannot be played is read whole, with its paragraph', async () => {
  const { page, complaints, close } = await visitQuickly(stage, '#/', { viewport: ON_ITS_SIDE, locale: 'fr-FR' });
  await flyNow(page, 'zero');
  const refused = page.locator('.card-button[data-playable="false"]');
  const why = page.locator('.uses .advice:has(.rule-ref)');
  // Where a level is asked for, cards are of no use, and no rule is in their way.
  for (let n = 0; n < 20; n++) {
    await nextMoment(page);
    if ((await refused.count()) > 0) {
      await refused.first().click();
      await page.locator('.uses').waitFor();
      if ((await why.count()) > 0) break;
      await page.locator('.uses .close').click();
    }
    await answerByMouse(page, 2);
  }
  await expect.poll(() => why.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await why.locator('.rule-ref').click();
  await page.locator('.rule-panel').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('somebody new', () => {
  test('on a phone, in French: a note that nobody sends away leaves the answers free that lie over the board', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples', { viewport: UPRIGHT, locale: 'fr-FR' });
    await page.evaluate(`sessionStorage.setItem('${NEW_HERE}', 'yes'); localStorage.removeItem('tallyho.tour')`);
    await page.goto(`${stage.address}/#/`);
    await page.reload();
    await flyNow(page, 'down-in-flames');
    await page.locator('.tour').waitFor();
    await page.getByRole('button', { name: 'Très basse', exact: true }).click();
    await page
      .locator('.answers.over')
      .getByRole('button', { name: /Monter/ })
      .waitFor();
    await expect.poll(() => page.evaluate(HIDDEN_BY_NOTE), { timeout: 10_000 }).toEqual([]);
    await page
      .locator('.answers.over')
      .getByRole('button', { name: /Monter/ })
      .click();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is shown around at his first table, against a Cadet; sends the guide away, and is not shown around again', async () => {
    const { page, complaints, close } = await stage.visit('#/examples');
    await page.evaluate(`sessionStorage.setItem('${NEW_HERE}', 'yes'); localStorage.removeItem('tallyho.tour')`);
    await page.goto(`${stage.address}/#/`);
    await page.reload();
    await flyNow(page, 'down-in-flames');
    const guide = page.locator('.tour');
    await guide.locator('text=Here you are asked').waitFor();
    await guide.getByRole('button', { name: 'I see' }).click();
    await guide.locator('text=This is you').waitFor();
    // Nothing waits for it: he answers meanwhile.
    await page.getByRole('button', { name: 'Medium', exact: true }).click();
    await nextMoment(page);
    await guide.getByRole('button', { name: 'No more of this' }).click();
    await guide.waitFor({ state: 'detached' });
    await page.reload();
    await nextMoment(page);
    expect(await guide.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['a desk', { viewport: { width: 1280, height: 800 } }],
    ['a phone', { viewport: UPRIGHT }],
    ['a phone on its side', { viewport: ON_ITS_SIDE }],
  ])(
    'on %s: every note points at what is there and hides neither that nor the question; Escape leads on',
    async (...on) => {
      const { page, complaints, close } = await visitQuickly(stage, '#/examples', on[1]);
      await page.evaluate(`sessionStorage.setItem('${NEW_HERE}', 'yes'); localStorage.removeItem('tallyho.tour')`);
      await page.goto(`${stage.address}/#/`);
      await page.reload();
      await flyNow(page, 'down-in-flames');
      const guide = page.locator('.tour');
      const seen = new Set<string>();
      for (let n = 0; n < 60 && seen.size < SURE_STOPS.length; n++) {
        // Things are looked for a few times a second.
        await guide.waitFor({ timeout: 1500 }).catch(() => {});
        const stop = (await page.evaluate("document.querySelector('.tour')?.dataset.stop ?? null")) as string | null;
        if (stop === null) {
          if ((await nextMoment(page)) !== 'over') await answerByMouse(page, n);
          // Whoever was shot down before he had seen all is shown around again.
          else await page.getByRole('button', { name: 'Rematch', exact: true }).click();
          continue;
        }
        await expect.poll(() => page.evaluate(HIDDEN_BY_NOTE), { timeout: 10_000 }).toEqual([]);
        expect(await page.locator('.tour [role="status"]').textContent()).not.toBe('');
        if (SURE_STOPS.includes(stop)) seen.add(stop);
        await page.keyboard.press('Escape');
        await page.locator(`.tour[data-stop="${stop}"]`).waitFor({ state: 'detached' });
      }
      expect([...seen].toSorted()).toEqual(SURE_STOPS.toSorted());
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );
});
