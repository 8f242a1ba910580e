import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { four, openFlight } from './flights.ts';
import { nextMoment } from './pilot.ts';

/*
 * All ways to plan a turn of Wings of War besides the mouse: keys, and fingers.
 */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const laid = (page: Page): Promise<number> => page.locator('.slots .slot:not(.empty)').count();

/** What the keyboard is on, as it is heard. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(
    "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim().replace(/\\s+/g, ' ')",
  );

describe('keys', () => {
  test('numbers lay, Backspace takes up, Enter is ready, wherever somebody is', async () => {
    const { page, complaints, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, DESK);
    const asked = await page.locator('.decide').getAttribute('data-decision');
    await page.keyboard.press('3');
    await page.getByRole('button', { name: /^Take up straight from slot 1/ }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    expect(await laid(page)).toBe(3);
    await page.keyboard.press('Backspace');
    expect(await laid(page)).toBe(2);
    // Two cards are no programme.
    await page.keyboard.press('Enter');
    expect(await page.locator('.decide').getAttribute('data-decision')).toBe(asked);
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await page.locator(`.decide[data-decision="${asked}"]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('a card that may not be laid says why when its number is pressed', async () => {
    const { page, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, DESK);
    await page.keyboard.press('4');
    await page.getByRole('button', { name: /^Take up stall from slot 1/ }).waitFor();
    await page.keyboard.press('4');
    await page.getByText('two steep manoeuvres may not follow each other').waitFor();
    await close();
  });

  test('arrows go along the hand, and where a card leads is seen before it is laid', async () => {
    const { page, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, DESK);
    for (let n = 0; n < 30 && !(await heard(page)).startsWith('left turn'); n++) await page.keyboard.press('Tab');
    await page.locator('.ghost-step.tried').waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toMatch(/^left sideslip, 2/);
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toMatch(/^straight, 3/);
    await page.keyboard.press('Enter');
    expect(await laid(page)).toBe(1);
    await close();
  });

  test('question, Ready, slots, hand, aircraft and map are heard in this order', async () => {
    const { page, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, DESK);
    for (const key of ['3', '3']) await page.keyboard.press(key);
    const order = (await page.evaluate(`(() => {
      const at = (selector) => document.querySelector(selector);
      const all = ['.decide .prompt', '.ready', '.slots', '.hand', '.map', '.token', '.map-tools', '.log-button'].map(at);
      return all.every((each, i) => i === 0 || all[i - 1].compareDocumentPosition(each) & 4);
    })()`)) as boolean;
    expect(order).toBe(true);
    const slot = await page.locator('.slots button').last().textContent();
    expect(slot).toMatch(/heading north, \d+ cm from the edge/);
    const aircraft = await page
      .locator('.token')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(aircraft.join('; ')).toMatch(/B1 .*o’clock.* cm/);
    // The painting is for eyes alone.
    expect(await page.locator('.map canvas:not([aria-hidden] canvas):not([aria-hidden])').count()).toBe(0);
    await close();
  });

  test('Tab reaches every aircraft, A shows arcs, + and − zoom, F gives the camera back', async () => {
    const { page, complaints, close } = await openFlight(stage, four, DESK);
    const reached = new Set<string>();
    for (let n = 0; n < 60 && reached.size < 8; n++) {
      await page.keyboard.press('Tab');
      const plane = await page.evaluate('document.activeElement.dataset.plane ?? null');
      if (plane !== null) reached.add(plane as string);
    }
    expect([...reached].sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
    const arcs = page.locator('.arcs-tool');
    await page.keyboard.press('a');
    expect(await arcs.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('a');
    expect(await arcs.getAttribute('aria-pressed')).toBe('false');
    const frame = page.getByRole('button', { name: 'Show what concerns you (F)' });
    for (const key of ['+', '-', 'Shift+ArrowLeft']) {
      await page.keyboard.press(key);
      expect(await frame.getAttribute('aria-pressed'), key).toBe('false');
      await page.keyboard.press('f');
      expect(await frame.getAttribute('aria-pressed'), key).toBe('true');
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('Space goes through the film part by part, to the next question', async () => {
    const { page, complaints, close } = await openFlight(
      stage,
      { scenario: 'dogfight', turns: 2 },
      { ...DESK, reducedMotion: 'no-preference' },
    );
    await page.evaluate("localStorage.setItem('tallyho.pace', 'calm')");
    await page.reload();
    await nextMoment(page);
    for (const key of ['3', '3', '3', 'Enter']) await page.keyboard.press(key);
    await page.locator('.film-bar').waitFor();
    for (let n = 0; n < 40 && (await page.locator('.film-bar').count()) > 0; n++) {
      await page.keyboard.press(' ');
      await page.waitForTimeout(60);
    }
    expect(await page.locator('.film-bar').count()).toBe(0);
    expect(await nextMoment(page)).toBe('asked');
    expect(complaints).toEqual([]);
    await close();
  });
});

type Finger = readonly [x: number, y: number];

/** Milliseconds from one picture of a screen to the next. */
const PICTURE = 16;

/** Fingers as a screen feels them. */
class Fingers {
  readonly #wire: CDPSession;

  constructor(wire: CDPSession) {
    this.#wire = wire;
  }

  async down(...fingers: readonly Finger[]): Promise<void> {
    await this.#send('touchStart', fingers);
  }

  async move(from: readonly Finger[], to: readonly Finger[], steps = 6): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      // At the pace of a hand: after a flick of no time at all, Chromium takes the next tap for the end of its fling.
      await setTimeout(PICTURE);
      await this.#send(
        'touchMove',
        from.map(([x, y], i) => [x + ((to[i][0] - x) * step) / steps, y + ((to[i][1] - y) * step) / steps] as const),
      );
    }
  }

  up = (): Promise<void> => this.#send('touchEnd', []);

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<void> {
    await this.#wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  }
}

const middleOf = async (page: Page, selector: string): Promise<Finger> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`there is no ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

describe('fingers', () => {
  test('a tap lays, and a finger that rests looks where the card leads and lays nothing', async () => {
    const { page, complaints, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, PHONE);
    const fingers = new Fingers(await page.context().newCDPSession(page));
    const straight = await middleOf(page, '.hand li:nth-child(3) .deck-card');
    await fingers.down(straight);
    await page.locator('.ghost-step.tried').waitFor();
    await fingers.up();
    await page.locator('.ghost-step.tried').waitFor({ state: 'detached' });
    expect(await laid(page)).toBe(0);
    await page.touchscreen.tap(...straight);
    await page.getByRole('button', { name: /^Take up straight from slot 1/ }).waitFor();
    await page.touchscreen.tap(...(await middleOf(page, '.slots .slot')));
    expect(await laid(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a card is dragged to a slot, and the hand is pushed sideways', async () => {
    const { page, complaints, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, PHONE);
    const fingers = new Fingers(await page.context().newCDPSession(page));
    const straight = await middleOf(page, '.hand li:nth-child(3) .deck-card');
    for (let slot = 0; slot < 3; slot++) await page.touchscreen.tap(...straight);
    expect(await laid(page)).toBe(3);
    const left = await middleOf(page, '.hand li:nth-child(1) .deck-card');
    const second = await middleOf(page, '[data-slot-place="1"]');
    await fingers.down(left);
    await fingers.move([left], [second]);
    await page.locator('[data-slot-place="1"][data-aimed]').waitFor();
    await fingers.up();
    await page.getByRole('button', { name: /^Take up left turn from slot 2/ }).waitFor();
    expect(await page.locator('.carried').count()).toBe(0);
    await fingers.down(straight);
    await fingers.move([straight], [[straight[0] - 180, straight[1]]], 12);
    await fingers.up();
    await expect.poll(() => page.locator('.hand').evaluate((hand) => hand.scrollLeft)).toBeGreaterThan(50);
    expect(await page.locator('.carried').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('two fingers zoom the map, one moves it, and the frame button gives it back', async () => {
    const { page, complaints, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, PHONE);
    const fingers = new Fingers(await page.context().newCDPSession(page));
    const land = async (): Promise<{ x: number; width: number }> => {
      // A map that was moved is laid out anew when it rests.
      await page.waitForTimeout(300);
      const { x, width } = (await page.locator('.flat-ground').boundingBox()) ?? { x: 0, width: 0 };
      return { x: Math.round(x), width: Math.round(width) };
    };
    const first = await land();
    const [near, apart] = [
      [
        [160, 330],
        [230, 330],
      ],
      [
        [90, 330],
        [300, 330],
      ],
    ] as const;
    await fingers.down(...near);
    await fingers.move(near, apart);
    await fingers.up();
    const closer = await land();
    expect(closer.width / first.width).toBeGreaterThan(1.8);
    await fingers.down([200, 330]);
    await fingers.move([[200, 330]], [[120, 330]]);
    await fingers.up();
    expect((await land()).x).toBeLessThan(closer.x - 40);
    await page.locator('.map-tool').last().tap();
    expect(await land()).toEqual(first);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('with reduced motion nothing moves while somebody plans: cards lie, ghosts stand, the camera cuts, clouds stay', async () => {
  const { page, complaints, close } = await openFlight(
    stage,
    { scenario: 'dogfight', turns: 2 },
    { ...DESK, reducedMotion: 'reduce', seen: true },
  );
  const places = (): Promise<unknown> =>
    page.evaluate(`[...document.querySelectorAll('.map-world, .token, .map-label, .ghost-step, .clouds *, .slot, .deck-card')]
      .map((each) => [each.className.baseVal ?? each.className, ...Object.values(each.getBoundingClientRect().toJSON()).map(Math.round)].join(' '))`);
  for (const key of ['3', '1']) {
    await page.keyboard.press(key);
    // Two pictures: what is laid has been drawn.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    const before = await places();
    await page.waitForTimeout(500);
    expect(await places()).toEqual(before);
  }
  expect(complaints).toEqual([]);
  await close();
});
