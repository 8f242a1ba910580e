import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, visitQuickly } from './pilot.ts';
import { putOnShelf, savedGame } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What the page offers to save, as text. */
async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('alert')
      .getByRole('button', { name: /Export/ })
      .click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A few more answers, to the start page and back: the game is there. */
async function playsOn(page: Page): Promise<void> {
  for (let n = 0; n < 2; n++) if ((await nextMoment(page)) === 'asked') await answerByMouse(page, n);
  await page.getByRole('link', { name: 'Start page' }).click();
  await page
    .getByRole('link', { name: /^Continue: Spitfire/ })
    .first()
    .click();
  expect(await nextMoment(page)).toBe('asked');
}

/** A game on the shelf whose record reads so. */
async function visitGame(record: string) {
  const visit = await visitQuickly(stage, '#/examples');
  const game = { id: 'x', system: 'down-in-flames', title: 'Old', players: [{ kind: 'human' }, { kind: 'human' }] };
  const saved = { ...game, begun: 1, saved: 1, turn: 1, over: false, record };
  await putOnShelf(stage, visit.page, '#/play/x', [saved]);
  return visit;
}

describe('when something goes wrong', () => {
  test('a full device: the fight goes on, says so, and can be saved as a file', async () => {
    const { page, close } = await visitQuickly(stage);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: stage.address, quotaSize: 1 });
    await flyNow(page, 'down-in-flames');
    await answerByMouse(page, 1);
    await page.getByText('This device has no room left').waitFor();
    expect(await exported(page)).toMatch(/^Tally-Ho record 3\n/);
    await playsOn(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: stage.address });
    if ((await nextMoment(page)) === 'asked') await answerByMouse(page, 2);
    await page.getByText('This device has no room left').waitFor({ state: 'detached' });
    await close();
  });

  test.each([
    ['throws', "throw new DOMException('not here', 'SecurityError')"],
    [
      'fails',
      "const request = open.call(indexedDB, 'x', 1); for (const good of ['success', 'upgradeneeded']) request.addEventListener(good, (event) => event.stopImmediatePropagation()); Object.defineProperty(request, 'error', { value: new DOMException('no', 'UnknownError') }); setTimeout(() => request.dispatchEvent(new Event('error')), 10); return request",
    ],
  ])('a browser whose store %s: the fight goes on, says so, and can be saved as a file', async (_, body) => {
    const { page, close } = await visitQuickly(stage, '#/examples');
    await page.addInitScript(
      `{ const { open } = IDBFactory.prototype; IDBFactory.prototype.open = function () { ${body}; }; }`,
    );
    await putOnShelf(stage, page, '#/games', [savedGame('v1/zero')]);
    await page.getByText('does not let the page save games').waitFor();
    // What has not been moved into the store stays where it was.
    expect(await page.evaluate("localStorage.getItem('tallyho.game.zero') !== null")).toBe(true);
    await page.getByRole('link', { name: 'Resume: zero' }).waitFor();
    await page.goto(`${stage.address}/#/`);
    await flyNow(page, 'down-in-flames');
    await answerByMouse(page, 1);
    await page.getByText('does not let the page save games').waitFor();
    expect(await exported(page)).toMatch(/^Tally-Ho record 3\n/);
    await playsOn(page);
    await close();
  });

  test('a newer page in another tab, which wants the store for itself: the fight goes on, and says so', async () => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    const other = await page.context().newPage();
    await other.goto(`${stage.address}/#/examples`);
    await other.evaluate(`new Promise((resolve) => {
      const request = indexedDB.open('tallyho', 2);
      request.onsuccess = () => { request.result.close(); resolve(); };
    })`);
    await answerByMouse(page, 1);
    await page.getByText('Another tab with another version of this page is in the way').waitFor();
    expect(await exported(page)).toMatch(/^Tally-Ho record 3\n/);
    await playsOn(page);
    await page.reload();
    expect(await nextMoment(page)).toBe('asked');
    await close();
  });

  test.each(['#/new/biplanes', '#/cards/biplanes', '#/editor/biplanes'])(
    'an address of a game that nobody knows (%s): says so, and not that something was deleted',
    async (hash) => {
      const { page, complaints, close } = await visitQuickly(stage, hash);
      await page.getByRole('heading', { name: 'A game that is not known here' }).waitFor();
      await page.getByText('“biplanes” is none of the games of this page.').waitFor();
      expect(await page.getByText('deleted').count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('a saved game of a kind that nobody knows: says so, and can be exported', async () => {
    const { page, close } = await visitQuickly(stage);
    const game = { id: 'x', system: 'biplanes', title: 'New', players: [{ kind: 'human' }], begun: 1, saved: 1 };
    const saved = JSON.stringify({ ...game, turn: 1, over: false, record: 'Tally-Ho record 1' });
    await page.evaluate(`localStorage.setItem('tallyho.game.x', ${JSON.stringify(saved)})`);
    for (const hash of ['#/play/x', '#/replay/x/0']) {
      await page.goto(`${stage.address}/${hash}`);
      await page.reload();
      await page.getByRole('heading', { name: 'A game that is not known here' }).waitFor();
      expect(await page.getByRole('button', { name: /Export/ }).count()).toBe(1);
    }
    await close();
  });

  test('a bot whose worker cannot be had: nothing is lost, and it is asked again', async () => {
    // What the service worker has put by could not be kept away from the page.
    const { page, close } = await visitQuickly(stage, '', { serviceWorkers: 'block' });
    const workers = /worker-web/;
    await page.context().route(workers, (route) => route.abort());
    await flyNow(page, 'down-in-flames');
    await page.locator('button.answer').first().click();
    await page.getByRole('alert').waitFor();
    await page.context().unroute(workers);
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await nextMoment(page)).toBe('asked');
    await close();
  });

  test.each([
    ['of a newer version of the page', 'Tally-Ho record 4\nsystem: down-in-flames\n'],
    ['that is broken', 'Tally-Ho record 1\nsystem: down-in-flames\nrules: 1\nseed: a\noptions: {"seats":[\n'],
  ])('a record %s is not played, and not lost', async (_, record) => {
    const { page, complaints, close } = await visitGame(record);
    await page.getByRole('heading', { name: 'This game cannot be played on' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByText('Old').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['its rules', { record: 'Tally-Ho record 1\nsystem: down-in-flames\nrules: 999\nseed: a\noptions: {}\n' }],
    ['the way it is kept', { format: 99 }],
  ])('a game of a newer page, by %s, is said to be one and stays as it is', async (_, change) => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await putOnShelf(stage, page, '#/play/duel', [{ ...savedGame('v2/duel'), ...change }]);
    await page.getByRole('heading', { name: 'A game of a newer Tally-Ho' }).waitFor();
    await page.goto(`${stage.address}/#/games`);
    await page.reload();
    await page.locator('.shelf-row').waitFor();
    await page.goto(`${stage.address}/#/play/duel`);
    await page.getByRole('heading', { name: 'A game of a newer Tally-Ho' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
