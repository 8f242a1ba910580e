import { expect } from 'vitest';
import { changesIn } from '../line-changes.ts';
import type { Page } from './page.ts';

/** A part of the page picture by picture: how it was at first, and then what is gone and what is new. */
export class Film {
  private readonly page: Page;
  private readonly part: string;
  private before: readonly string[] = [];
  private readonly told: string[] = [];

  constructor(page: Page, part: string) {
    this.page = page;
    this.part = part;
  }

  private get now(): readonly string[] {
    return this.page
      .read(this.part)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  /** The first picture is not told, but for what is to come. */
  begin(): this {
    this.before = this.now;
    return this;
  }

  /** Looks once more, under the name of what has just been done. */
  look(name: string): void {
    const { now } = this;
    this.told.push(`== ${name}`, ...changesIn(this.before, now));
    this.before = now;
  }

  /** Holds all that was seen against what was approved. */
  async approve(name: string): Promise<void> {
    await expect(`${this.told.join('\n')}\n`).toMatchFileSnapshot(`approved/${name}.txt`);
  }
}
