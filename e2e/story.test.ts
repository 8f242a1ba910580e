import { downInFlames } from '@tallyho/down-in-flames';
import { below, chanceFrom, Match, sha256, writeRecord } from '@tallyho/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A duel that was flown to its end, by chance. */
function flown(seed = 'story'): string {
  const chance = chanceFrom('story');
  const match = Match.start(downInFlames, {}, seed);
  if (!match.ok) throw new Error(match.problem.code);
  const { value } = match;
  for (let [ask] = value.table.decisions(); ask !== undefined; [ask] = value.table.decisions())
    value.choose(ask.seat, ask.id, ask.options[below(chance, ask.options.length)]);
  return writeRecord(value, 'keeper');
}

const players = [{ kind: 'human' }, { kind: 'bot', level: 'pilot' }];
const game = { id: 'x', system: 'down-in-flames', title: 'Over', players, begun: 1, saved: 1, turn: 6, over: true };

describe('after the fight', () => {
  test('anybody can check that it was fair', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    const seed = '0123456789abcdef'.repeat(4);
    await putOnShelf(stage, page, '#/play/x', [{ ...game, record: flown(seed) }]);
    const fairness = page.locator('.fairness');
    expect(await fairness.locator('code').textContent()).toBe(sha256(seed));
    await fairness.getByRole('button', { name: 'Check' }).click();
    await fairness.getByText('Checked: the secret has this fingerprint').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('the bot looks back, can be stopped; the line is the replay, and a moment can be tried again', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await putOnShelf(stage, page, '#/debrief/x', [{ ...game, record: flown() }]);
    const chart = page.locator('.debrief-chart');
    await chart.getByRole('button', { name: 'Stop' }).click();
    await chart.getByRole('button', { name: 'Let it go on' }).click();
    // The turning point is gone to as soon as it is known; then the keys step along the line.
    const here = page.locator('[aria-pressed="true"].moment-box, [aria-pressed="true"].moment-bare');
    await here.first().waitFor();
    const line = page.getByRole('slider', { name: 'Timeline of the replay' });
    const at = Number(await line.inputValue());
    expect(at).toBeGreaterThan(0);
    await line.press('ArrowLeft');
    await expect.poll(() => line.inputValue()).toBe(String(at - 1));
    expect(await line.getAttribute('aria-valuetext')).toMatch(/choice \d+ of \d+, chance \d+%$/);
    await expect.poll(() => page.url()).toMatch(new RegExp(`#/debrief/x/${at - 1}$`));
    await chart.getByRole('button', { name: 'as a table' }).click();
    expect(await chart.locator('tbody tr').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Try again from here' }).click();
    await page.waitForURL(/#\/play\/(?!x$)/);
    await page.locator('.bar .prompt').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a fight that is not over has no debrief', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    const record = flown().split('\n').slice(0, 16).join('\n');
    await putOnShelf(stage, page, '#/debrief/x', [{ ...game, over: false, record }]);
    await page.getByRole('heading', { name: 'Nothing to look back at yet' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
