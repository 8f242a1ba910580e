import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DESK, openStage, PHONE, type Stage } from './browser.ts';
import {
  attack,
  britain,
  burma,
  coralSea,
  duel,
  ended,
  great,
  pacific,
  pearl,
  raid,
  type Scene,
  teams,
} from './scenes.ts';
import { smallPng } from './small-png.ts';

// Takes the pictures of the main views into docs/screens: node e2e/screens.ts, after the page has been built; or only some:
// node e2e/screens.ts duel mission.

const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));

async function open(stage: Stage, scene: Scene | null, hash: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await stage.visit('#/examples', { reducedMotion: 'reduce', ...options });
  if (scene !== null) {
    const game = {
      id: 'screen',
      begun: 0,
      saved: 1,
      turn: 2,
      over: scene === ended,
      ...scene,
    };
    await page.evaluate(`localStorage.setItem('tallyho.game.screen', ${JSON.stringify(JSON.stringify(game))})`);
  }
  await page.goto(`${stage.address}/${hash}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(600);
  await page.evaluate('document.activeElement?.blur()');
  return page;
}

/** Aircraft are painted one after the other, a little after the page is there. */
const areAllPainted =
  "[...document.querySelectorAll('.plane')].every((plane) => plane.querySelector('canvas') !== null)";

async function untilPainted(page: Page): Promise<void> {
  for (let n = 0; n < 200 && !(await page.evaluate(areAllPainted)); n++) await page.waitForTimeout(100);
}

const phone: BrowserContextOptions = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desk: BrowserContextOptions = { viewport: DESK };
/** A debrief is all in one screen here. */
const large: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const french: BrowserContextOptions = { locale: 'fr-FR' };
const night: BrowserContextOptions = { colorScheme: 'dark' };

const nothing = async (): Promise<void> => {};
const pickCard = (page: Page): Promise<void> =>
  page
    .locator('.card-button[data-playable="true"]')
    .last()
    .click({ modifiers: ['Shift'] });

/** Two cards of the programme, one picked after the other from those that can be laid. */
async function layTwo(page: Page): Promise<void> {
  for (const at of [1, 0]) {
    await page.locator('.deck-card.open').nth(at).click();
    await page.waitForTimeout(150);
  }
}

/** Range, Strike and target, as far as they can be chosen. */
async function writeOrders(page: Page): Promise<void> {
  for (const step of [0, 1]) await page.locator('.orders-form .choice-row').nth(step).locator('label').first().click();
  await page.locator('.choice-row.targets label').first().click();
}

/** A few hundred duels make a picture. */
const measured = (page: Page): Promise<void> => page.getByText('1,000 duels').waitFor({ timeout: 120_000 });

/** The bot has looked back at the whole fight. */
async function untilToldBack(page: Page): Promise<void> {
  await page.locator('.story-thinking').waitFor({ state: 'detached', timeout: 120_000 });
  await page.waitForTimeout(600);
}

const LESSON = '#/lesson/lessons/down-in-flames/3-on-his-six.yaml';

const views: readonly {
  readonly name: string;
  readonly scene: Scene | null;
  readonly hash: string;
  readonly options: BrowserContextOptions;
  readonly before: (page: Page) => Promise<void>;
}[] = [
  { name: 'start', scene: null, hash: '#/', options: desk, before: nothing },
  { name: 'start-fr-phone', scene: null, hash: '#/', options: { ...phone, ...french }, before: nothing },
  { name: 'duel', scene: duel, hash: '#/play/screen', options: desk, before: nothing },
  {
    name: 'duel-fr-night',
    scene: duel,
    hash: '#/play/screen',
    options: { ...desk, ...french, ...night },
    before: nothing,
  },
  { name: 'duel-fr-phone', scene: duel, hash: '#/play/screen', options: { ...phone, ...french }, before: nothing },
  { name: 'duel-phone-night', scene: attack, hash: '#/play/screen', options: { ...phone, ...night }, before: nothing },
  { name: 'card-uses', scene: attack, hash: '#/play/screen', options: desk, before: pickCard },
  {
    name: 'rule',
    scene: attack,
    hash: '#/play/screen',
    options: { ...desk, ...french },
    before: (page) => page.locator('.decide .tools > .rule-ref').click(),
  },
  { name: 'teams', scene: teams, hash: '#/play/screen', options: desk, before: nothing },
  { name: 'zero', scene: pacific, hash: '#/play/screen', options: desk, before: nothing },
  { name: 'zero-night', scene: pacific, hash: '#/play/screen', options: { ...desk, ...night }, before: nothing },
  { name: 'zero-fr-phone', scene: pacific, hash: '#/play/screen', options: { ...phone, ...french }, before: nothing },
  { name: 'zero-set-up', scene: null, hash: '#/new/zero', options: desk, before: nothing },
  { name: 'wings-of-war', scene: great, hash: '#/play/screen', options: desk, before: layTwo },
  {
    name: 'wings-of-war-fr-phone',
    scene: great,
    hash: '#/play/screen',
    options: { ...phone, ...french },
    before: layTwo,
  },
  { name: 'campaign', scene: britain, hash: '#/play/screen', options: desk, before: nothing },
  {
    name: 'campaign-fr-phone',
    scene: britain,
    hash: '#/play/screen',
    options: { ...phone, ...french },
    before: nothing,
  },
  { name: 'zero-campaign', scene: burma, hash: '#/play/screen', options: desk, before: nothing },
  {
    name: 'zero-campaign-fr-phone',
    scene: burma,
    hash: '#/play/screen',
    options: { ...phone, ...french },
    before: nothing,
  },
  { name: 'zero-carriers', scene: coralSea, hash: '#/play/screen', options: desk, before: writeOrders },
  {
    name: 'zero-carriers-fr-phone',
    scene: coralSea,
    hash: '#/play/screen',
    options: { ...phone, ...french },
    before: nothing,
  },
  { name: 'pearl-harbor', scene: pearl, hash: '#/play/screen', options: desk, before: nothing },
  {
    name: 'pearl-harbor-fr-phone',
    scene: pearl,
    hash: '#/play/screen',
    options: { ...phone, ...french },
    before: nothing,
  },
  { name: 'mission', scene: raid, hash: '#/play/screen', options: desk, before: nothing },
  { name: 'mission-fr-phone', scene: raid, hash: '#/play/screen', options: { ...phone, ...french }, before: nothing },
  { name: 'result', scene: ended, hash: '#/debrief/screen', options: large, before: untilToldBack },
  {
    name: 'result-fr-phone',
    scene: ended,
    hash: '#/debrief/screen',
    options: { ...phone, ...french },
    before: untilToldBack,
  },
  { name: 'set-up', scene: null, hash: '#/new/down-in-flames', options: desk, before: nothing },
  {
    name: 'aircraft-fr',
    scene: null,
    hash: '#/new/down-in-flames',
    options: { ...desk, ...french },
    before: (page) => page.locator('.entry-plane button').first().click(),
  },
  { name: 'replay', scene: ended, hash: '#/replay/screen/24', options: desk, before: nothing },
  { name: 'examples', scene: null, hash: '#/examples', options: desk, before: nothing },
  { name: 'lesson', scene: null, hash: LESSON, options: desk, before: nothing },
  { name: 'lesson-fr-phone', scene: null, hash: LESSON, options: { ...phone, ...french }, before: nothing },
  { name: 'lessons', scene: null, hash: '#/lessons', options: desk, before: nothing },
  {
    name: 'hangar',
    scene: null,
    hash: '#/hangar/game=zero/a=zero:fighters:a6m2/b=zero:fighters:f4f-3',
    options: desk,
    before: measured,
  },
  { name: 'hangar-fr-phone', scene: null, hash: '#/hangar', options: { ...phone, ...french }, before: nothing },
  { name: 'aircraft-page', scene: null, hash: '#/cards/zero/fighters/a6m2', options: desk, before: nothing },
];

/** The same picture in fewer colours; a browser knows best how to read its own pictures. */
async function plain(page: Page, picture: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  const drawn = (await blank.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(source)};
    await image.decode();
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const parts = [];
    for (let i = 0; i < data.length; i += 30000) parts.push(btoa(String.fromCharCode(...data.subarray(i, i + 30000))));
    return { width, height, parts };
  })()`)) as { width: number; height: number; parts: string[] };
  const pixels = Buffer.concat(drawn.parts.map((part) => Buffer.from(part, 'base64')));
  return smallPng(drawn.width, drawn.height, pixels);
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const stage = await openStage();
for (const { name, scene, hash, options, before } of views) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await open(stage, scene, hash, options);
  await before(page);
  await page.waitForTimeout(400);
  await untilPainted(page);
  await page.waitForTimeout(300);
  writeFileSync(`${FOLDER}${name}.png`, await plain(page, await page.screenshot({ scale: 'css' })));
  await page.context().close();
}
await stage.close();
