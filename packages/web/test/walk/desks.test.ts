import { expect } from 'vitest';
import { answer } from './pilot.ts';
import { walk } from './walk.ts';

const PHONE = { width: 390, height: 760 };

/** Somebody at the desk of a campaign does a few things, one after the other; each is a selector of what he presses. */
const at = (game: string, as: string, presses: readonly string[], part = 'main', more: object = {}): void => {
  const id = game.replace(/^.*\//, '');
  walk(
    `${game}: ${presses.join(', ') || 'looks'} is desks/${as}`,
    `#/play/${id}`,
    { games: [game], ...more },
    async (page) => {
      for (const selector of presses) await page.press(page.find(selector));
      await page.approve(`desks/${as}`, part);
    },
  );
};

at('v3/campaign-desk', 'campaign-card-chosen', ['.desk-card, .order-card button, .pick']);
at('v3/campaign-desk', 'campaign-pilots', ['.panels-button', '[role=tab]:nth-of-type(2)'], '.side');
at('v3/campaign-desk', 'campaign-on-a-phone', [], 'main', PHONE);
at('v3/campaign-desk', 'campaign-report', ['.panels-button', '.log-ways button']);
at('v3-carriers/carriers-over', 'carriers-log', ['.panels-button'], '.side');
at('v4-guadalcanal/guadalcanal-resupply', 'guadalcanal-on-a-phone', [], 'main', PHONE);
at('v3-pearl/pearl', 'pearl-on-a-phone', [], 'main', PHONE);
at('v3-superfortress/superfortress', 'superfortress-on-a-phone', [], 'main', PHONE);

/** Answers so often, whatever is asked. */
const goes = (game: string, answers: number, as: string, part = 'main'): void => {
  const id = game.replace(/^.*\//, '');
  walk(`${game}, ${answers} answers on, is desks/${as}`, `#/play/${id}`, { games: [game] }, async (page) => {
    const before = page.read('main');
    for (let n = 0; n < answers; n++) await answer(page, n);
    expect(page.read('main')).not.toBe(before);
    // Aircraft glide to their places.
    await page.settle(2000);
    await page.approve(`desks/${as}`, part);
  });
};

goes('v3/campaign-half-chosen', 2, 'campaign-went-on');
goes('v3/land-half-chosen', 2, 'land-went-on');
goes('v4-guadalcanal/guadalcanal-half-assigned', 2, 'guadalcanal-went-on');
goes('v4-guadalcanal/guadalcanal-resupply', 2, 'guadalcanal-resupplied');
goes('v3-pearl/pearl', 2, 'pearl-went-on');
goes('v3-superfortress/superfortress', 2, 'superfortress-went-on');
goes('v3-carriers/carriers-half-chosen', 3, 'carriers-went-on');
