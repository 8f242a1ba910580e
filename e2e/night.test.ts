import { zero } from '@tallyho/zero';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intruders } from '../packages/web/test/zero/missions.ts';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { findIn } from './moments.ts';
import { answerByMouse, flyToTheEnd, nextMoment, openDrawer, visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ALLIED = 1;

const [japanese, allied] = intruders.seats;

/** Bombers alone in a night, in the second of its turns: somebody looks for them, and is asked for such a reason. */
const whenAsked = (because: string): string =>
  findIn(
    zero,
    {
      ...intruders,
      seats: [{ ...japanese, elements: [] }, allied],
      orders: { ...intruders.orders, turns: [6, 6] },
    },
    (match) => match.decision(ALLIED)?.because === because && match.state.turn === 2,
  );

/** CH-27.31h — he has located nobody, and may only draw. */
const blind = whenAsked('CH-27.31h');
/** Z-3.2a — he has located them, and may change his altitude as by day. */
const located = whenAsked('Z-3.2a');

async function open(record: string, options: BrowserContextOptions = {}) {
  const visit = await visitQuickly(stage, '', options);
  const shelved = { id: 'night', system: zero.id, title: 'Night', begun: 0, saved: 0, turn: 1, over: false };
  const players = [{ kind: 'bot', level: 'cadet' }, { kind: 'human' }];
  await putOnShelf(stage, visit.page, '#/play/night', [{ ...shelved, players, record }]);
  await nextMoment(visit.page);
  return visit;
}

/** Enemies that fly, as they look, and what is said of them. */
const enemies = (page: Page): Promise<readonly { isShadow: boolean; words: string; plate: string }[]> =>
  page.evaluate(`[...document.querySelectorAll('.token.enemy')].map((token) => ({
    isShadow: token.classList.contains('shadow') && getComputedStyle(token.querySelector('.drawn-plane')).filter !== 'none',
    words: token.querySelector('.unseen').textContent,
    plate: token.querySelector('.plate').textContent,
  }))`);

describe('a night Mission', () => {
  test('is dark by day, too, and whoever is not located is a shadow', async () => {
    const { page, complaints, close } = await open(blind, { colorScheme: 'light' });
    expect(await page.locator('.sky').getAttribute('data-time')).toBe('night');
    await page.locator('.hud-night').getByText('Night', { exact: true }).waitFor();
    await page.locator('.prompt').getByText('has located nobody: it may only draw').waitFor();
    expect(await page.locator('.chain-result').textContent()).toBe('Not located');
    const looks = (await enemies(page)).map(({ isShadow }) => isShadow);
    expect(looks).toEqual([true, true]);
    expect(complaints).toEqual([]);
    await close();
  }, 30_000);

  test('whoever is located is seen; to its end', async () => {
    const { page, complaints, close } = await open(located, { colorScheme: 'light' });
    const looks: boolean[] = [];
    await flyToTheEnd(page, async (at, n) => {
      for (const { isShadow, words, plate } of await enemies(at)) {
        looks.push(isShadow);
        // The night hides nothing that the rules show.
        expect(plate).toMatch(/^JB\d/);
        expect([plate, plate.includes('Not located')]).toEqual([plate, isShadow]);
        expect([words, words.includes('not located in this turn')]).toEqual([words, isShadow]);
      }
      await answerByMouse(at, n);
    });
    expect(looks.slice(0, 2)).toEqual([false, false]);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    expect(await page.locator('.token.shadow').count()).toBe(0);
    await openDrawer(page, 'Log');
    await page
      .locator('.log')
      .getByText(/^Location draw of .+A blue border: the enemy is located\./)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('says on a phone, in French, who is not located and who is green', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const { page, complaints, close } = await open(blind, { ...phone, locale: 'fr-FR' });
    expect(await page.locator('.sky').getAttribute('data-time')).toBe('night');
    expect(await page.locator('.chain-result').textContent()).toBe('Non repéré');
    await page.locator('.prompt').getByText('n’a repéré personne').waitFor();
    for (const { isShadow, words } of await enemies(page)) {
      expect(isShadow).toBe(true);
      expect(words).toContain('non repéré ce tour-ci');
    }
    const green = page.locator('.token').filter({ has: page.locator('.plate .mark-sign.green:visible') });
    expect(await green.locator('.unseen').first().textContent()).toContain('équipage novice');
    await green.first().click({ position: { x: 20, y: 20 } });
    await page.locator('.ratings .wanted').getByText('Équipage novice').waitFor();
    await page.locator('.ratings .wanted').getByText('Non repéré ce tour-ci').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
