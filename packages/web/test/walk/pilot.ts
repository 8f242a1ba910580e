import type { Page } from './page.ts';

/** Of those that can be seen, what a person would press. */
const shown = (page: Page, selector: string): HTMLElement[] =>
  page.all(selector).filter((one) => !(one as HTMLButtonElement).disabled && one.closest('[inert]') === null);

/** Whether somebody is asked, has to hand the screen over, or has seen the end. */
export function moment(page: Page): 'asked' | 'curtain' | 'over' | 'waiting' {
  if (page.all('.result').length > 0) return 'over';
  if (page.all('.curtain').length > 0) return 'curtain';
  return page.all('.decide:not(.waiting)').length > 0 ? 'asked' : 'waiting';
}

/**
 * Answers as somebody with a mouse does who likes to play cards: the first card that can be played, of its uses the last;
 * every third time, or where there is no card, the last button.
 */
export async function answer(page: Page, n: number): Promise<void> {
  if (moment(page) === 'curtain') return page.press(page.find('.curtain button'));
  const [card] = shown(page, '.card-button[data-playable="true"]');
  const buttons = shown(page, 'button.answer');
  if (card !== undefined && (n % 3 !== 2 || buttons.length === 0)) {
    await page.press(card);
    const use = shown(page, '.use').at(-1);
    if (use !== undefined) await page.press(use);
    if (page.all('.card-button.marked').length === 0) return;
  }
  const box = shown(page, '.decide input[type=radio]').at(-1);
  if (box !== undefined) await page.press(box);
  if (box !== undefined && shown(page, 'button.answer').length === 0) return;
  const last = shown(page, 'button.answer:not(.sure-button)').at(-1) ?? shown(page, 'button.answer')[0];
  if (last === undefined) throw new Error(`nothing can be answered to: ${page.text('.decide')}`);
  await page.press(last);
  const [sure] = shown(page, 'button.answer[data-asking="true"]');
  if (sure !== undefined) await page.press(sure);
}

/** So many answers, or until it is over. */
export async function fly(page: Page, answers: number): Promise<void> {
  for (let n = 0; n < answers && moment(page) !== 'over'; n++) await answer(page, n);
}
