import type { Language } from '@tallyho/words';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';
import { Page } from './page.ts';
import { enterWorld } from './world.ts';

interface Place {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  /** Whether things may move; otherwise the system has asked for rest. */
  readonly moves?: boolean;
  /** What is not looked into, because it is drawn elsewhere. */
  readonly without?: string;
}

/** So long until a map has been measured. */
const SOON = 50;

/** A page on which somebody does one thing soon after the other: before bots begin to tell what may come of it. */
class BriskPage extends Page {
  override settle(milliseconds = SOON): Promise<void> {
    return super.settle(milliseconds);
  }
}

interface Parts {
  /** Puts something in the place of what was there, and answers how it is drawn. */
  show(what: ReactNode, place?: Pick<Place, 'language'>): Promise<string>;
  readonly page: Page;
}

/** A sheet of paper as large as a place, on which parts of the page are drawn by themselves, without all that is around them. */
export async function onSheet(place: Place, draws: (parts: Parts) => Promise<void>): Promise<void> {
  const { width = 860, height = 590, moves = false } = place;
  const page = new BriskPage();
  const leave = enterWorld('', { width, height, moves, measures: false }, (what) => page.complaints.push(what));
  let close = (): void => {};
  try {
    const { createRoot } = await import('react-dom/client');
    const { LanguageProvider } = await import('../../src/words/language.tsx');
    for (const [name, value] of Object.entries({ tour: 'done', pace: 'at-once' }))
      localStorage.setItem(`tallyho.${name}`, value);
    const sheet = document.createElement('div');
    document.body.append(sheet);
    const root = createRoot(sheet);
    close = () => root.unmount();
    let shown = 0;
    await draws({
      page,
      show: async (what, { language = place.language ?? 'en' } = {}) => {
        root.render(
          <LanguageProvider key={shown++} first={language}>
            {what}
          </LanguageProvider>,
        );
        await page.settle(SOON);
        return drawn(sheet);
      },
    });
    expect(page.complaints).toEqual([]);
  } finally {
    close();
    await page.settle(SOON);
    leave();
  }
}

/** Draws parts of the page one after the other, each under its heading, and holds them against the text of this name. */
export function drawing(
  name: string,
  as: string,
  place: Place,
  parts: () => Promise<readonly (readonly [heading: string, what: ReactNode])[]>,
): void {
  test(name, async () => {
    const told: string[] = [];
    await onSheet(place, async ({ show }) => {
      for (const [heading, what] of await parts()) told.push(`# ${heading}\n${await show(what)}\n`);
    });
    await expect(told.join('\n')).toMatchFileSnapshot(`approved/parts/${as}.txt`);
  });
}

/** A part of the page in somebody's hands: what changes with everything that he does. */
export interface Hand {
  readonly page: Page;
  /** Writes down what has changed since the last time; at first, everything. */
  see(heading: string): void;
  /** Writes down something else. */
  note(text: string): void;
}

/** Somebody does things with a part of the page; what changes with each of them is held against the text of this name. */
export function handling(
  name: string,
  as: string,
  place: Place,
  what: () => Promise<ReactNode>,
  does: (hand: Hand) => Promise<void>,
): void {
  test(name, async () => {
    const told: string[] = [];
    await onSheet(place, async ({ show, page }) => {
      await show(await what());
      const views: (readonly string[])[] = [];
      const see = (heading: string): void => {
        const now = drawn(page.body, place.without).split('\n');
        // Held against what it is most like: a desk against the desk that was there before a curtain.
        const news = views.slice(-LATEST).map((before) => changes(before, now));
        told.push(`# ${heading}`, ...news.reduce((a, b) => (b.length <= a.length ? b : a), now));
        views.push(now);
      };
      await does({ page, see, note: (text) => told.push(text) });
    });
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/parts/${as}.txt`);
  });
}

/** So many of the latest views are remembered. */
const LATEST = 6;

/** Lines that have gone, and lines that have come. */
function changes(before: readonly string[], now: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const come = now.filter((line) => {
    const times = left.get(line) ?? 0;
    if (times > 0) left.set(line, times - 1);
    return times === 0;
  });
  const gone = before.filter((line) => {
    const times = left.get(line) ?? 0;
    if (times > 0) left.set(line, times - 1);
    return times > 0;
  });
  return [...gone.map((line) => `- ${line.trim()}`), ...come.map((line) => `+ ${line}`)];
}
