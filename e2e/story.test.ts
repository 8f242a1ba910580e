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

  test('the bot looks back, can be stopped, names the turning point, and leads to it in the replay', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await putOnShelf(stage, page, '#/play/x', [{ ...game, record: flown() }]);
    const story = page.locator('.chance-story');
    await story.locator('svg').waitFor();
    await story.getByRole('button', { name: 'Stop' }).click();
    await story.getByRole('button', { name: 'Let it go on' }).click();
    await page.getByRole('heading', { name: 'The turning point' }).waitFor();
    expect(await story.locator('table tbody tr').count()).toBeGreaterThan(2);
    await story.getByRole('link', { name: 'Look at it in the replay' }).click();
    await page.getByRole('button', { name: 'Step forward' }).waitFor();
    expect(page.url()).toMatch(/#\/replay\/x\/[1-9]\d*$/);
    expect(complaints).toEqual([]);
    await close();
  });
});
