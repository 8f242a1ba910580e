import { downInFlames } from '@tallyho/down-in-flames';
import { Match, MOST_RECORD, writeRecord } from '@tallyho/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { toSavedGames, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const started = Match.start(downInFlames, {}, 'import');
if (!started.ok) throw new Error(started.problem.code);
const match = started.value;
// To the beginning of the first turn, where a record holds the hash of the position.
for (let [ask] = match.table.decisions(); match.marks.length === 0; [ask] = match.table.decisions())
  match.choose(ask.seat, ask.id, ask.options[0]);
const record = writeRecord(match, 'keeper');
const [mark = ''] = /turn .*\n$/.exec(record) ?? [];

/** A record that is right, and takes long to play: the hash of its position is checked so many times. */
const long = record + mark.repeat(90_000);

const file = (content: string, name = 'x.tallyho') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const withOptions = (json: string): string => record.replace(/^options: .*$/m, () => `options: ${json}`);
const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

/** The link to a game, made as the page makes it, whatever is in it. */
async function linkTo(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#/shared/r1.${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`;
}

describe('a game from outside that is not one', () => {
  const strange: [string, string, RegExp][] = [
    ['is one endless line', 'x'.repeat(3_000_000), /longer than a line of a record can be/],
    ['begins with an endless word', 'x'.repeat(1900), /begins with “Tally-Ho record 3”, and this file with “x{59}…”/],
    ['is larger than any game', ' '.repeat(MOST_RECORD + 1_000_000), /It has 5 MB, and no more than 4 MB are read/],
    ['has a hundred thousand seats', withOptions(`{"seats":[${'{},'.repeat(99_999)}{}]}`), /100000 entries/],
    [
      'has a name of half a million letters',
      withOptions(`{"seats":[{"name":"${'n'.repeat(500_000)}"}]}`),
      /“n{59}…” has 500000 characters/,
    ],
    ['is lists in lists', withOptions('['.repeat(100_000) + ']'.repeat(100_000)), /more than 16 deep/],
    [
      'is a game that nobody knows',
      record.replace(/^system: .*$/m, `system: ${'y'.repeat(1900)}`),
      /a game of “y{59}…”/,
    ],
    ['holds an endless choice', `${record}axis: ${'z'.repeat(1900)}\n`, /cannot be played here/],
    ['has too many lines', `${record}${'\n'.repeat(200_000)}`, /and a record has no more than 100000/],
  ];

  test('is said to be so in a few words, and the page stays as narrow as it is', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/games', phone);
    const field = page.getByLabel('Import a game from a file');
    for (const [, content, said] of strange) {
      await field.setInputFiles(file(content));
      await page.getByText(said).waitFor();
      expect(await scrollsSideways(page), String(said)).toBe(false);
      expect((await page.locator('.failure').textContent())?.length).toBeLessThan(800);
    }
    await page.getByText('No games yet').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is said to be so in French', async () => {
    const { page, close } = await visitQuickly(stage, '#/games', { ...phone, locale: 'fr-FR' });
    await page.getByLabel('Importer une partie d’un fichier').setInputFiles(file(strange[2][1]));
    await page.getByText(/Il fait 5 Mo, et on n’en lit pas plus de 4/).waitFor();
    await close();
  });

  test('does not come in a link either', async () => {
    const bomb = await linkTo(new Uint8Array(100_000_000));
    const { page, complaints, close } = await visitQuickly(stage, bomb, phone);
    await page.getByText('larger than any game').waitFor();
    await page.goto(`${stage.address}/${await linkTo(strange[1][1])}`);
    await page.getByText(/this file with “x{59}…”/).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(['nowhere', 'scenario', 'search', 'games', 'play', 'rules', 'editor/zero', 'lesson', 'new'])(
    'and an endless address (%s) leaves the page as narrow as it is',
    async (kind) => {
      const { page, complaints, close } = await stage.visit(`#/${kind}/${'w'.repeat(5000)}`, phone);
      await page.locator('main .notice:not([role]), main h1').first().waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

/** That the page lives: it does what it is told, and shows it. */
async function expectAwake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'École de vol' }).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Flying school' }).waitFor();
}

/** A machine may be busy with others. */
const PATIENTLY = { timeout: 30_000 };

/** How much of a game has been played through, from 0 to 1; -1: none is. */
const howFar = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
  const bar = document.querySelector('.import-progress progress');
  return bar === null ? -1 : bar.value / bar.max;
})()`);

describe('a game that takes long to play through', () => {
  test('from a file: the page stays awake, shows how far it is, and lets go of it', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/games');
    const field = page.getByLabel('Import a game from a file');
    await field.setInputFiles(file(long));
    await page.getByText('The game is being played through…').waitFor();
    await expect.poll(() => howFar(page), PATIENTLY).toBeGreaterThan(0);
    await expectAwake(page);
    expect(await howFar(page)).toBeGreaterThan(0);
    expect(await howFar(page)).toBeLessThan(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. Nothing was changed.').waitFor();
    expect(await page.locator('.import-progress').count()).toBe(0);
    await page.getByText('No games yet').waitFor();
    await field.setInputFiles(file(record));
    await page.getByText('is on the shelf now').waitFor();
    expect(await page.locator('.shelf-row').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('from a link: the same', async () => {
    const { page, complaints, close } = await stage.visit('#/lessons');
    await page.goto(`${stage.address}/${await linkTo(long)}`);
    await expect.poll(() => howFar(page), PATIENTLY).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. Nothing was changed.').waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await toSavedGames(page);
    await page.getByText('No games yet').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is given up when its page is left', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/games');
    await page.getByLabel('Import a game from a file').setInputFiles(file(long));
    await expect.poll(() => howFar(page), PATIENTLY).toBeGreaterThan(0);
    const players = (): number => page.workers().filter((worker) => worker.url().includes('import-worker')).length;
    expect(players()).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Flying school' }).click();
    await expect.poll(players, PATIENTLY).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
