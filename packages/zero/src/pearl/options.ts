import { bounded, Fields, type Result, reading } from '@tallyho/kernel';
import type { ReadPack } from '../content/check.ts';
import { packsIn } from '../content/packs-in.ts';

/** What is agreed before the raid: the player's name, and whose cards are drawn. */
export interface PearlOptions {
  readonly seats: { readonly japanese: string };
  readonly packs: readonly ReadPack[];
}

/** Checks options that came from outside, and fills in what was left out. */
export const readPearlOptions = (given: unknown): Result<PearlOptions> =>
  bounded(given, () =>
    reading(() => {
      const fields = new Fields(given, '');
      const names = fields.fields('seats');
      const options: PearlOptions = {
        seats: { japanese: names.name('japanese', 'japanese') },
        packs: packsIn(fields),
      };
      names.done();
      fields.done();
      return options;
    }),
  );
