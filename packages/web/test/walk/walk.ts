import { expect, test } from 'vitest';
import { open, type Page, type Visit } from './page.ts';

/** A page on a walk: it can be held against what was approved. */
export interface Walker extends Page {
  /** What is there now is what somebody has read and found right: a text in `approved`. */
  approve(name: string, selector?: string): Promise<void>;
}

/**
 * Somebody opens the page at an address and does something there. All of it happens in memory, with the real page; nothing
 * is left behind.
 */
export function walk(name: string, address: string, visit: Visit, goes: (page: Walker) => Promise<void>): void {
  test(name, async () => {
    const { page, close } = await open(address, visit);
    const approve = async (as: string, selector = 'main'): Promise<void> => {
      await expect(page.read(selector)).toMatchFileSnapshot(`approved/${as}.txt`);
    };
    try {
      await goes(Object.assign(page, { approve }));
      expect(page.complaints).toEqual([]);
    } finally {
      await close();
    }
  });
}

/** Somebody comes to a page and looks at it; of long ones a part is approved. */
export const look = (as: string, address: string, visit: Visit = {}, selector = 'main'): void =>
  walk(`${address.slice(0, 70)} is ${as}`, address, visit, (page) => page.approve(as, selector));
