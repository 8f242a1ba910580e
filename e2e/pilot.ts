import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Stage, UNPAINTED, UNSEEN, type Visit } from './browser.ts';

/** The others answer at once, as long as nobody says otherwise. */
const AT_ONCE = `try {
  if (localStorage.getItem('tallyho.pace') === null) localStorage.setItem('tallyho.pace', 'at-once');
} catch {}`;

/** As in a browser that keeps no page for offline: all of it would be fetched once more. */
const NOT_OFFLINE = 'delete Navigator.prototype.serviceWorker;';

/** `seen`: the page is drawn. */
type Quickly = BrowserContextOptions & { readonly seen?: boolean };

/**
 * A browser in which the others answer at once, nothing moves, no aircraft is painted, nothing is drawn, and the page is not
 * kept for offline unless that is said, so that a test need not wait for what it does not look at.
 */
export function visitQuickly(stage: Stage, hash = '#/', { seen = false, ...options }: Quickly = {}): Promise<Visit> {
  const keeps = options.serviceWorkers === 'allow';
  const first = AT_ONCE + UNPAINTED + (seen ? '' : UNSEEN) + (keeps ? '' : NOT_OFFLINE);
  return stage.visit(hash === '' ? '#/' : hash, { reducedMotion: 'reduce', ...options }, first);
}

/** What the page shows a player: a question, a curtain, the end; or nothing yet. */
type Moment = 'asked' | 'curtain' | 'over' | 'waiting';

export async function moment(page: Page): Promise<Moment> {
  if ((await page.locator('.result').count()) > 0) return 'over';
  if ((await page.locator('.curtain').count()) > 0) return 'curtain';
  return (await page.locator('.decide:not(.waiting)').count()) > 0 ? 'asked' : 'waiting';
}

/** Waits until something is wanted of a person, or the fight is over. */
export async function nextMoment(page: Page): Promise<Moment> {
  await page.locator('.decide:not(.waiting), .curtain, .result').first().waitFor();
  return moment(page);
}

/** The one click from the start page to a fight against a bot. */
export async function flyNow(page: Page, system: string): Promise<void> {
  await page.locator(`.door.${system} button.primary`).click();
  await nextMoment(page);
}

/** From the start page to the saved games. */
export async function toSavedGames(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href="#/games"]').click();
  await page.locator('.saved-page').waitFor();
}

/** No duel of six turns takes more answers from one person than this. */
const MOST_ANSWERS = 400;

/**
 * Flies a fight to its end with a way to answer: fire or play when something can be played, otherwise the first button.
 */
export async function flyToTheEnd(page: Page, answer: (page: Page, n: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const now = await nextMoment(page);
    if (now === 'over') return n;
    if (now === 'curtain') await page.locator('.curtain button').click();
    else await answer(page, n);
  }
  throw new Error('the fight does not end');
}

/** Answers plainly until something is there; who is shot down before that flies again. */
export async function flyUntil(page: Page, wanted: Locator): Promise<void> {
  while ((await wanted.count()) === 0) {
    if ((await nextMoment(page)) === 'over') await page.getByRole('button', { name: 'Rematch', exact: true }).click();
    else if ((await wanted.count()) === 0) await answerByMouse(page, 2);
  }
}

/**
 * Answers the question on the screen, and waits until it is gone: the next one may be long in coming, or look the same.
 */
export async function answering(page: Page, answer: () => Promise<void>): Promise<void> {
  const question = await questionOf(page);
  await answer();
  await page.locator(`.decide[data-decision="${question}"]`).waitFor({ state: 'detached' });
}

/** With the mouse: mostly a playable card and its last use, now and then a plain answer. */
export const answerByMouse = (page: Page, n: number): Promise<void> => answering(page, () => playByMouse(page, n));

async function playByMouse(page: Page, n: number): Promise<void> {
  const cards = page.locator('.card-button[data-playable="true"]');
  const hasButtons = (await page.locator('button.answer').count()) > 0;
  if ((n % 3 !== 2 || !hasButtons) && (await cards.count()) > 0) {
    await cards.first().click();
    await chooseUse(page);
  } else {
    await pressAnswer(page);
  }
  await page.locator('.uses').waitFor({ state: 'detached' });
}

/** The last answer that asks for nothing more; one that asks whether he is sure is pressed twice. */
export async function pressAnswer(page: Page): Promise<void> {
  const plain = page.locator('button.answer:not(.sure-button)');
  if ((await plain.count()) > 0) return plain.last().click();
  const question = await questionOf(page);
  await page.locator('button.answer').first().click();
  if (await isUnsure(page, question)) await page.locator('button.answer[data-asking="true"]').click();
}

const questionOf = (page: Page): Promise<string | null> =>
  page.locator('.decide:not(.waiting)').getAttribute('data-decision');

/** Whether the answer that has been pressed asks if he is sure, or is taken as it is. */
async function isUnsure(page: Page, question: string | null): Promise<boolean> {
  const asking = page.locator('button.answer[data-asking="true"]');
  const next = page.locator(`.decide:not([data-decision="${question}"]), .curtain, .result`);
  await asking.or(next).first().waitFor();
  return (await asking.count()) > 0;
}

/**
 * A card with one use has been played when it was touched; of several uses the last is taken; one that was marked is put
 * down.
 */
export async function chooseUse(page: Page): Promise<void> {
  if ((await page.locator('.card-button.marked').count()) > 0) return pressAnswer(page);
  const uses = page.locator('.use');
  if ((await uses.count()) > 0) await uses.last().click();
}

/** Pulls out the drawer of a sky, in front of it the tab that is wanted. */
export async function openDrawer(page: Page, tab: string): Promise<void> {
  const button = page.locator('.log-button');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
}

/** What the keyboard is on: its text, its classes, and the classes of the door it belongs to. */
interface Focus {
  readonly text: string;
  readonly name: string;
  readonly door: string;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(`(() => {
    const e = document.activeElement;
    return { text: e?.textContent ?? '', name: e?.className ?? '', door: e?.closest('.door')?.className ?? '' };
  })()`);

/** Presses Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, wanted: (focus: Focus) => boolean): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (wanted(await focusOf(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the focus never gets there');
}

/** With the keyboard: to a card and its first use, or to a plain answer. */
export const answerByKeys = (page: Page, n: number): Promise<void> => answering(page, () => playByKeys(page, n));

async function playByKeys(page: Page, n: number): Promise<void> {
  const playable = await page.locator('.card-button[data-playable="true"]').count();
  const hasButtons = (await page.locator('button.answer').count()) > 0;
  if ((n % 3 !== 2 || !hasButtons) && playable > 0) {
    await tabTo(page, ({ name }) => name.includes('playable'));
    await page.keyboard.press('Enter');
    if ((await page.locator('.card-button.marked').count()) > 0) {
      await pressAnswer(page);
    } else if ((await page.locator('.use').count()) > 0) {
      await page.locator('.use:focus').waitFor();
      await page.keyboard.press('Enter');
    }
  } else {
    const question = await questionOf(page);
    await tabTo(page, ({ name }) => name.split(' ').includes('answer'));
    await page.keyboard.press('Enter');
    if (await isUnsure(page, question)) await page.keyboard.press('Enter');
  }
  await page.locator('.uses').waitFor({ state: 'detached' });
}

/** Every visible text that is set in less than 14 px. */
export const smallText = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('body *')]
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim() !== ''))
    .filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 14)
    .map((e) => e.textContent)`);
