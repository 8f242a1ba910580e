import { below, writeRecord } from '@tallyho/kernel';
import { type Choice, zero } from '@tallyho/zero';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeTo } from '../packages/web/test/moments.ts';
import { openStage, type Stage, UNPAINTED } from './browser.ts';
import { putOnShelf } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Keeps the classes of everything that is drawn over the sky, however soon it goes. */
const WATCH = `
  window.drawn = new Set();
  new MutationObserver(() => {
    for (const { classList } of document.querySelectorAll('.effect')) for (const name of classList) window.drawn.add(name);
  }).observe(document, { subtree: true, childList: true });`;

const drawn = (page: Page): Promise<string[]> => page.evaluate('[...window.drawn]');

/** What leads over the target, and to an attack on it. */
const leadsOn = (choice: Choice): boolean =>
  ['over', 'depth', 'submarine', 'load', 'drop'].includes(choice.do) ||
  (choice.do === 'search' && choice.how === 0) ||
  (choice.do === 'run-in' && choice.leader) ||
  (choice.do === 'run' && choice.leader > 0);
const givesUp = (choice: Choice): boolean => ['break-off', 'leave', 'jettison'].includes(choice.do);

interface Moment {
  readonly options: object;
  readonly seat: number;
  readonly asked: string;
}

/** A Mission that has been flown until somebody is asked this and can attack, as he finds it on his table. */
async function open({ options, seat, asked }: Moment) {
  const match = comeTo(
    zero,
    options,
    (_, decision, chance) => {
      const all = decision.options.map((choice, at) => ({ choice, at }));
      const on = all.filter(({ choice }) => leadsOn(choice));
      const calm = all.filter(({ choice }) => !givesUp(choice));
      const from = on.length > 0 ? on : calm.length > 0 ? calm : all;
      return from[below(chance, from.length)].at;
    },
    (at) => at.decision(seat)?.kind === asked && at.decision(seat)?.options.some(leadsOn) === true,
    asked,
  );
  const players = [0, 1].map((at) => (at === seat ? { kind: 'human' } : { kind: 'bot', level: 'cadet' }));
  const game = { system: 'zero', title: asked, begun: 0, saved: 0, turn: 1, over: false, players };
  const visit = await stage.visit('#/examples', {}, UNPAINTED + WATCH);
  await putOnShelf(stage, visit.page, '#/play/moment', [
    { id: 'moment', ...game, record: writeRecord(match, 'keeper') },
  ]);
  await visit.page.locator('.decide:not(.waiting)').waitFor();
  return visit;
}

const answer = (page: Page, name: RegExp): Promise<void> =>
  page.locator('button.answer').filter({ hasText: name }).first().click();

const mission = (japanese: object, allied: object, orders: object): object => ({
  mode: 'mission',
  seats: [
    { name: 'japanese', side: 'japanese', elements: [], ...japanese },
    { name: 'allied', side: 'allied', elements: [], ...allied },
  ],
  orders: { turns: [6, 6], ...orders },
});

describe('the ordnance of Corsairs & Hellcats', () => {
  test('CH-27.44a: depth charges sink after a submarine, which is seen where it is', async () => {
    const { page, complaints, close } = await open({
      options: mission(
        {},
        { elements: [{ aircraft: 'tbf', altitude: 'very low' }] },
        { kind: 'submarine', attacker: 'allied', target: '6B' },
      ),
      seat: 1,
      asked: 'run',
    });
    expect(await page.locator('.painted-target').getAttribute('data-kind')).toBe('submarine');
    expect(await page.locator('.aim-depths .now').count()).toBe(1);
    await answer(page, /Leader drops its depth charges/);
    await expect.poll(() => drawn(page)).toEqual(expect.arrayContaining(['sinking', 'splash']));
    expect(complaints).toEqual([]);
    await close();
  });

  test('CH-17.62a: an attack bomber says what it draws, and its rockets leave trails', async () => {
    const { page, complaints, close } = await open({
      options: mission(
        {},
        { formations: [{ aircraft: ['b-25j', 'b-25j'], altitude: 'very low', load: 'level+rockets' }] },
        {
          kind: 'bombing',
          attacker: 'allied',
          target: '5B',
          effects: [{ side: 'allied', effect: { does: 'rockets' } }],
        },
      ),
      seat: 1,
      asked: 'bomber-order',
    });
    expect(await page.locator('.painted-target').getAttribute('data-kind')).toBe('convoy');
    expect(await page.locator('button.answer').first().textContent()).toMatch(/bombs \d, guns 3, rockets 1, Flak \d/);
    await answer(page, /B-25J/);
    await expect.poll(() => drawn(page)).toEqual(expect.arrayContaining(['rockets', 'tracers', 'bomb']));
    expect(complaints).toEqual([]);
    await close();
  });

  test('CH-18.86b: an MXY7 that is under way flies to its end', async () => {
    const { page, complaints, close } = await open({
      options: mission(
        { formations: [{ aircraft: ['g4m2', 'g4m2'], ohka: true }] },
        {},
        { kind: 'kamikaze', attacker: 'japanese', target: '7B-cve' },
      ),
      seat: 0,
      asked: 'bomber-order',
    });
    expect(await page.locator('.painted-target').getAttribute('data-kind')).toBe('escort-carrier');
    expect(await page.locator('.effect.ohka').count()).toBe(2);
    await answer(page, /The MXY7 of/);
    await expect.poll(() => drawn(page)).toContain('last-flight');
    expect(await page.locator('.banner').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
