import { expect } from 'vitest';
import type { Page } from './page.ts';
import { look, walk } from './walk.ts';

const at = (page: Page): string => page.get('slider', 'Step').getAttribute('aria-valuetext') ?? '';

/** Every step of an example, as far as anything is told of it. */
async function stepThrough(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.find('main').focus();
  await page.key('Home');
  for (let steps = 0; steps < 60; steps++) {
    told.push(`${at(page)}: ${page.text('.step-card')}`);
    if (page.get('button', 'Step forward').getAttribute('aria-disabled') === 'true') return told;
    await page.key('ArrowRight');
  }
  return told;
}

for (const [as, file] of [
  ['damage', 'wings-of-war/rules/damage.yaml~5'],
  ['playing-cards', 'down-in-flames/examples/DIF-EX-16-playing-cards.yaml'],
  ['flights', 'zero-superfortress/flights.yaml~9'],
] as const)
  walk(`${file} is read step by step`, `#/scenario/${file}/main/0`, {}, async (page) => {
    const told = await stepThrough(page);
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/replay/steps-of-${as}.txt`);
  });

walk(
  'keys play an example where they mean nothing else',
  '#/scenario/wings-of-war/rules/damage.yaml~5/main/3',
  {},
  async (page) => {
    page.find('main').focus();
    await page.key('ArrowRight', { ctrlKey: true });
    await page.key('ArrowRight', { altKey: true });
    await page.key('ArrowRight', { shiftKey: true });
    await page.key('ArrowRight', { metaKey: true });
    await page.key('x');
    expect(at(page)).toMatch(/^Step 3 of/);
    await page.key('ArrowRight');
    expect(at(page)).toMatch(/^Step 4 of/);
    page.get('combobox', 'Speed').focus();
    await page.key('ArrowRight');
    expect(at(page)).toMatch(/^Step 4 of/);
    page.get('slider', 'Step').focus();
    await page.key('ArrowRight');
    expect(at(page)).toMatch(/^Step 4 of/);
    await page.key(' ');
    await page.settle(2000);
    expect(at(page)).not.toMatch(/^Step 4 of/);
    expect(page.has('button', 'Pause')).toBe(true);
    page.find('main').focus();
    await page.key(' ');
    expect(page.has('button', 'Play')).toBe(true);
    await page.key('End');
    const last = at(page);
    page.get('button', 'Play').focus();
    await page.key(' ');
    expect(at(page)).not.toBe(last);
  },
);

walk(
  'at the end of an example it can be played from its beginning',
  '#/scenario/wings-of-war/rules/damage.yaml~5/main/0',
  {},
  async (page) => {
    await page.choose(page.get('combobox', 'Speed'), '4×');
    await page.click('button', 'Play');
    await page.settle(14_000);
    expect(page.has('button', 'Play')).toBe(true);
    expect(at(page)).toMatch(/^Step (\d+) of \1/);
    page.get('button', 'Play').click();
    await page.settle(20);
    expect(at(page)).toMatch(/^Step 0 of/);
  },
);

look('replay/no-such-file', '#/scenario/no-such.yaml/main/1');
look('replay/no-such-part', '#/scenario/wings-of-war/rules/damage.yaml~99/main/1');
look('replay/beyond-its-end', '#/scenario/down-in-flames/examples/DIF-EX-16-playing-cards.yaml/9/99', {}, '.replay');
look('replay/game-fr', '#/replay/zero-over/12', { games: ['v3/zero-over'], language: 'fr' });
look('replay/wings-game', '#/replay/wings-over/7', { games: ['v3/wings-over'] });
look('replay/no-such-game', '#/replay/nobody/7');
