import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, visitQuickly } from './pilot.ts';

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

/** A game on the shelf whose record reads so. */
async function visitGame(record: string) {
  const visit = await visitQuickly(stage);
  const game = { id: 'x', system: 'down-in-flames', title: 'Old', players: [{ kind: 'human' }, { kind: 'human' }] };
  const saved = { ...game, begun: 1, saved: 1, turn: 1, over: false, record };
  await visit.page.evaluate(`localStorage.setItem('tallyho.game.x', ${JSON.stringify(JSON.stringify(saved))})`);
  await visit.page.goto(`${stage.address}/#/play/x`);
  await visit.page.reload();
  return visit;
}

describe('when something goes wrong', () => {
  test('a full device: the fight goes on, says so, and can be saved as a file', async () => {
    const { page, close } = await visitQuickly(stage);
    await page.evaluate(`Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`);
    await flyNow(page, 'down-in-flames');
    await answerByMouse(page, 1);
    expect(await exported(page)).toMatch(/^Tally-Ho record 1\n/);
    for (let n = 0; n < 2; n++) if ((await nextMoment(page)) === 'asked') await answerByMouse(page, n);
    await page.getByRole('link', { name: 'Start page' }).click();
    await page.getByRole('link', { name: /^Resume:/ }).click();
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
    ['of a newer version of the page', 'Tally-Ho record 2\nsystem: down-in-flames\n'],
    [
      'of another version of the rules',
      'Tally-Ho record 1\nsystem: down-in-flames\nrules: 999\nseed: a\noptions: {}\n',
    ],
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
});
