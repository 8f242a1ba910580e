import { bounded, Fields, type Result, reading } from '@tallyho/kernel';
import type { ReadPack } from '../content/check.ts';
import { packsIn } from '../content/packs-in.ts';

/** What is agreed before the first week: the player's name, and whose cards are drawn. */
export interface SuperfortressOptions {
  readonly seats: { readonly allied: string };
  readonly packs: readonly ReadPack[];
}

/** Checks options that came from outside, and fills in what was left out. */
export const readSuperfortressOptions = (given: unknown): Result<SuperfortressOptions> =>
  bounded(given, () =>
    reading(() => {
      const fields = new Fields(given, '');
      const names = fields.fields('seats');
      const options: SuperfortressOptions = {
        seats: { allied: names.name('allied', 'allied') },
        packs: packsIn(fields),
      };
      names.done();
      fields.done();
      return options;
    }),
  );
