import { type Game, Match, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import type { Browser, Page } from 'playwright-core';
import type { Stage } from './browser.ts';
import { melee } from './flights.ts';
import { nextMoment } from './pilot.ts';
import { putOnShelf } from './shelf.ts';
import { type PictureCost, pictureCost, watchTasks } from './tasks.ts';

/*
 * How smoothly the flight map moves: four against four at close quarters and at all altitudes, in the film and while the
 * map is moved by hand. Times between pictures are those of the clock and want a machine that has nothing else to do;
 * what a picture costs is counted in time of the processor.
 */

const TURNS = 8;
const SCREEN = { width: 1440, height: 900 };
/** Films that are watched, if the fight lasts; each is what there is to be seen between two questions. */
const FILMS = 8;
/** How long the map is dragged to and fro, in steps as fast as a mouse makes them. */
const DRAGS = 120;
/** Milliseconds until everything is painted and at rest. */
const REST = 3000;

/** Times between pictures, in the film and while a pointer holds the map. */
const WATCH = `(() => {
  window.pictures = { film: [], hand: [] };
  let before = { kind: '', now: 0 };
  const look = (now) => {
    const kind = document.querySelector('.film-bar') !== null ? 'film' : document.querySelector('.map:active') !== null ? 'hand' : '';
    if (kind !== '' && kind === before.kind) window.pictures[kind].push(now - before.now);
    before = { kind, now };
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

export interface Smoothness {
  /** Milliseconds between two pictures. */
  readonly film: readonly number[];
  readonly hand: readonly number[];
  /** What a picture cost, film by film. */
  readonly costs: readonly PictureCost[];
}

async function open(stage: Stage) {
  const options = melee(TURNS);
  const started = Match.start(wingsOfWar as unknown as Game, options, 'frames');
  if (!started.ok) throw new Error(`${started.problem.code} ${started.problem.place}`);
  const visit = await stage.visit('#/about', { viewport: SCREEN, reducedMotion: 'no-preference' });
  const bots = Array.from({ length: options.seats.length - 1 }, () => ({ kind: 'bot', level: 'cadet' }));
  const saved = { system: 'wings-of-war', title: 'melee', begun: 1, saved: 1, turn: 0, over: false, choices: 0 };
  const record = writeRecord(started.value, 'keeper');
  await putOnShelf(stage, visit.page, '#/about', [
    { id: 'melee', ...saved, players: [{ kind: 'human' }, ...bots], record, kept: null },
  ]);
  await visit.page.evaluate("location.hash = '#/play/melee'");
  await nextMoment(visit.page);
  return visit;
}

/** Answers what is asked, whatever it is, and stays about the middle of the fight. */
async function answer(page: Page): Promise<void> {
  const buttons = page.locator('button.answer');
  await page.locator('.plan-desk').or(buttons).first().waitFor();
  if ((await page.locator('.plan-desk').count()) === 0) {
    await buttons.first().click();
    return;
  }
  for (let n = 0; (await page.locator('.ready[aria-disabled="true"]').count()) > 0; n++) {
    const cards = page.locator('.deck-card.open');
    await cards.nth(n % 2 === 0 ? Math.floor((await cards.count()) / 2) : 0).click();
  }
  await page.locator('.ready').click();
  const asking = page.locator('.ready[data-asking="true"]');
  if ((await asking.count()) > 0) await asking.click();
}

/** Answers until a film follows, and waits for its end. False: the fight is over. */
async function watch(page: Page, during: (film: Promise<void>) => Promise<void>): Promise<boolean> {
  const bar = page.locator('.film-bar');
  do {
    if ((await nextMoment(page)) === 'over') return false;
    const asked = await page.locator('.decide:not(.waiting)').getAttribute('data-decision');
    await answer(page);
    const next = page.locator(`.decide:not(.waiting, [data-decision="${asked}"]), .result`);
    await bar.or(next).first().waitFor();
  } while ((await bar.count()) === 0);
  await during(bar.waitFor({ state: 'detached' }));
  return true;
}

async function drag(page: Page): Promise<void> {
  const [x, y] = [SCREEN.width / 2, SCREEN.height / 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let n = 0; n <= DRAGS; n++) {
    await page.mouse.move(x + 160 * Math.sin(n / 12), y + 60 * Math.sin(n / 7));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

export async function smoothness(stage: Stage): Promise<Smoothness> {
  const { page, close } = await open(stage);
  const browser = page.context().browser() as Browser;
  await page.locator('.painting canvas').waitFor({ state: 'attached' });
  await page.waitForTimeout(REST);
  await page.evaluate(WATCH);
  await drag(page);
  const costs: PictureCost[] = [];
  // To count costs time, so every other film is timed.
  const counted = async (over: Promise<void>): Promise<void> => {
    const before = await page.evaluate('window.pictures.film.length');
    await watchTasks(browser);
    await over;
    costs.push(await pictureCost(browser));
    await page.evaluate(`window.pictures.film.length = ${before}`);
  };
  for (let n = 0; n < FILMS; n++) if (!(await watch(page, n % 2 === 0 ? (film) => film : counted))) break;
  const { film, hand } = (await page.evaluate('window.pictures')) as Pick<Smoothness, 'film' | 'hand'>;
  await close();
  return { film, hand, costs };
}
