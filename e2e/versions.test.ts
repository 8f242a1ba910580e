import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DIST, ensureBuilt, openStage, type Stage, untilOffline } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, visitQuickly } from './pilot.ts';

/** A copy of the built page, which this test may change under the server's hands. */
const folder = mkdtempSync(join(tmpdir(), 'tallyho-versions-'));
let stage: Stage;
const asItWasBuilt = (): void => cpSync(DIST, folder, { recursive: true });
beforeAll(async () => {
  await ensureBuilt();
  asItWasBuilt();
  stage = await openStage(folder);
});
beforeEach(asItWasBuilt);
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

/** Changes a file of the page as if it had been built anew. */
function rewrite(name: string, change: (text: string) => string): void {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** Parts of the page that come when the rulebook is opened: its room, and the text of a book. */
const isOfTheRulebook = (name: string): boolean =>
  /^rulebook-page-.*\.js$/.test(name) ||
  (/^down-in-flames-.*\.js$/.test(name) &&
    readFileSync(join(folder, 'assets', name), 'utf8').includes('# Down In Flames – rules index'));

/** The next version: another page, another worker, and without parts of the old one, as if they were called otherwise now. */
function publish(version: string): readonly string[] {
  const gone = readdirSync(join(folder, 'assets')).filter(isOfTheRulebook);
  for (const name of gone) rmSync(join(folder, 'assets', name));
  rewrite('index.html', (text) => text.replace(/<html lang="en"[^>]*>/, `<html lang="en" data-version="${version}">`));
  rewrite('sw.js', (text) =>
    gone.reduce(
      (worker, name) => worker.replace(`"assets/${name}",`, ''),
      text.replace(/^const CACHE = .*$/m, `const CACHE = 'tallyho-${version}';`),
    ),
  );
  return gone;
}

const versionOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');
const lookForVersions = (page: Page): Promise<unknown> =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((registration) => registration.update())');
const offer = (page: Page) => page.getByText('A new version of this page is there.');

describe('an address at which there is nothing', () => {
  const lost = ['no', 'no/such/page', 'assets/gone-12345678.js', 'lessons/3.html?x=1', 'caf%C3%A9', '%E0%A4%A'];

  const expectLost = async (page: Page, address: string): Promise<void> => {
    await page.goto(`${stage.address}/${address}`);
    await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Card against card, at twelve thousand feet' }).waitFor();
  };

  test('is said to be so without the service worker', async () => {
    const { page, close } = await stage.visit('', { serviceWorkers: 'block' });
    // What cannot be decoded is refused by the server in plain words.
    for (const address of lost.slice(0, -1)) await expectLost(page, address);
    await close();
  });

  test('is said to be so with it, with and without a connection', async () => {
    const { page, close } = await stage.visit();
    await untilOffline(page);
    for (const address of lost) await expectLost(page, address);
    await page.context().setOffline(true);
    for (const address of lost) await expectLost(page, address);
    await close();
  });

  test('is said to be so in French, and quoted', async () => {
    const { page, close } = await stage.visit('', { locale: 'fr-FR' });
    await untilOffline(page);
    await page.goto(`${stage.address}/nulle/part`);
    await page.getByRole('heading', { level: 1, name: 'Il n’y a rien ici' }).waitFor();
    await page.getByText('nulle/part').waitFor();
    await close();
  });

  test('is no file of the page, and nothing that the server alone knows: those are still opened', async () => {
    const { page, close } = await stage.visit();
    await untilOffline(page);
    await page.goto(`${stage.address}/health`);
    expect(await page.locator('body').textContent()).toContain('"status":"ok"');
    await page.goto(`${stage.address}/manifest.webmanifest`);
    expect(await page.content()).toContain('Tally-Ho');
    await page.goto(`${stage.address}/index.html#/examples`);
    await page.getByRole('heading', { level: 1, name: 'Examples of play' }).waitFor();
    await close();
  });
});

describe('a new version', () => {
  test('is offered in the middle of a game, taken when it suits, and leaves other tabs alone', async () => {
    const { page, close } = await visitQuickly(stage, '', { serviceWorkers: 'allow' });
    await untilOffline(page);
    expect(await offer(page).count()).toBe(0);
    await flyNow(page, 'down-in-flames');
    const other = await page.context().newPage();
    await other.goto(`${stage.address}/#/lessons`);
    await other.evaluate('window.sameAsBefore = true');

    expect(publish('two')).toHaveLength(2);
    await lookForVersions(page);
    await offer(page).waitFor();
    await offer(other).waitFor();
    // Nothing is forced: the question stands, and can be answered.
    if ((await nextMoment(page)) === 'asked') await answerByMouse(page, 1);
    await nextMoment(page);
    expect(await versionOf(page)).toBe(null);
    const asked = await page.locator('#prompt').textContent();

    // Whoever reloads by himself still has the old one, and the offer.
    await page.reload();
    await offer(page).waitFor();
    expect(await versionOf(page)).toBe(null);
    // So has a tab that is opened while the new one waits.
    const late = await page.context().newPage();
    await late.goto(`${stage.address}/#/lessons`);
    await offer(late).waitFor();

    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-version="two"]').waitFor({ state: 'attached' });
    await page.locator('#prompt').waitFor();
    expect(await page.locator('#prompt').textContent()).toBe(asked);
    expect(await offer(page).count()).toBe(0);
    await late.getByRole('button', { name: 'Reload' }).click();
    await late.locator('html[data-version="two"]').waitFor({ state: 'attached' });

    // The other tab goes on with all parts of the old version, until somebody wants the new one there: they are kept by the
    // worker, since neither the server nor the browser has them any more.
    await (await page.context().newCDPSession(other)).send('Network.clearBrowserCache');
    expect(await other.evaluate('window.sameAsBefore')).toBe(true);
    await other.getByRole('link', { name: 'Rulebook', exact: true }).click();
    await other.getByRole('heading', { level: 1, name: 'Setup' }).waitFor();
    await other.getByRole('button', { name: 'Reload' }).click();
    await other.locator('html[data-version="two"]').waitFor({ state: 'attached' });
    await close();
  });

  test('is offered in French', async () => {
    const { page, close } = await stage.visit('', { locale: 'fr-FR' });
    await untilOffline(page);
    publish('three');
    await lookForVersions(page);
    await page.getByText('Une nouvelle version de cette page est là.').waitFor();
    await page.getByRole('button', { name: 'Recharger' }).click();
    await page.locator('html[data-version="three"]').waitFor({ state: 'attached' });
    await close();
  });
});
