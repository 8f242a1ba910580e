import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Stage, Visit } from './browser.ts';

/** A browser in which the others answer at once, so that a test need not wait for the effect. */
export async function visitQuickly(stage: Stage, hash = '', options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await stage.visit('#/examples', options);
  await visit.page.evaluate("localStorage.setItem('tallyho.pace', 'at-once')");
  await visit.page.goto(`${stage.address}/${hash === '' ? '#/' : hash}`);
  await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  return visit;
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

/** No duel of six turns takes more answers from one person than this. */
const MOST_ANSWERS = 400;

/** Flies a fight to its end with a way to answer: fire or play when something can be played, otherwise the first button. */
export async function flyToTheEnd(page: Page, answer: (page: Page, n: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const now = await nextMoment(page);
    if (now === 'over') return n;
    if (now === 'curtain') await page.locator('.curtain button').click();
    else await answer(page, n);
  }
  throw new Error('the fight does not end');
}

/** Answers the question on the screen, and waits until it is gone: the next one may be long in coming, or look the same. */
export async function answering(page: Page, answer: () => Promise<void>): Promise<void> {
  const question = await page.locator('.decide:not(.waiting)').getAttribute('data-decision');
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
    await page.locator('.use').last().click();
  } else {
    await page.locator('button.answer').last().click();
  }
  await page.locator('.uses').waitFor({ state: 'detached' });
}
