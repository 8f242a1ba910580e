import { expect } from 'vitest';
import type { Walker } from './walk.ts';

/**
 * What somebody sees who does several things one after the other: the first time all of a part of the page, then only the
 * lines that have come and those that have gone.
 */
export class Diary {
  private readonly page: Walker;
  private readonly selector: string;
  private before: readonly string[] = [];
  private readonly pages: string[] = [];

  constructor(page: Walker, selector = 'main') {
    this.page = page;
    this.selector = selector;
  }

  note(title: string): void {
    const now = this.page.read(this.selector).trimEnd().split('\n');
    const gone = without(this.before, now);
    const come = without(now, this.before);
    // What is another thing altogether is told as a whole.
    const isNew = gone.length * 2 >= this.before.length && come.length * 2 >= now.length;
    const lines = isNew ? now : [...gone.map((one) => `- ${one}`), ...come.map((one) => `+ ${one}`)];
    this.pages.push(`## ${title}\n${lines.join('\n')}\n`);
    this.before = now;
  }

  /** Does something, and notes what has come of it. */
  async after(title: string, does: () => Promise<void>): Promise<void> {
    await does();
    this.note(title);
  }

  /** All that was noted is what somebody has read and found right. */
  async approve(name: string): Promise<void> {
    await expect(this.pages.join('\n')).toMatchFileSnapshot(`approved/${name}.txt`);
  }
}

/** Lines that are not among others, each as often as it is there more often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one.trim(), (left.get(one.trim()) ?? 0) + 1);
  return lines.flatMap((one) => {
    const line = one.trim();
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0 ? [] : [line];
  });
}
