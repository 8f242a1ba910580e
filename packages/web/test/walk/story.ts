import { expect } from 'vitest';
import type { Page } from './page.ts';

/** What two texts have in common, line by line: how many lines from each place on are the same in the same order. */
function common(before: readonly string[], after: readonly string[]): number[][] {
  const longest = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i][j] =
        before[i] === after[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  return longest;
}

/** The lines that have gone (−) and those that have come (+), in their places. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const [was, is] = [before.slice(start), after.slice(start)];
  const longest = common(was, is);
  const told: string[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      i++;
      j++;
    } else if (j >= is.length || (i < was.length && longest[i + 1][j] >= longest[i][j + 1])) told.push(`− ${was[i++]}`);
    else told.push(`+ ${is[j++]}`);
  }
  return told;
}

/** A part of the page over many moments: the first as a whole, of the others what has changed. */
export class Story {
  private readonly page: Page;
  private readonly selector: string;
  private readonly told: string[] = [];
  private before: readonly string[] | null = null;

  constructor(page: Page, selector = 'main') {
    this.page = page;
    this.selector = selector;
  }

  /** What is there now; `moment`: what has led here. */
  tell(moment: string): void {
    const there = this.page.all(this.selector).length > 0;
    const now = there ? this.page.read(this.selector).trimEnd().split('\n') : ['it is not there'];
    this.told.push(`## ${moment}`, ...(this.before === null ? now : changes(this.before, now)));
    this.before = now;
  }

  /** It is what somebody has read and found right: a text in `approved`. */
  async approve(name: string): Promise<void> {
    await expect(`${this.told.join('\n')}\n`).toMatchFileSnapshot(`approved/${name}.txt`);
  }
}
