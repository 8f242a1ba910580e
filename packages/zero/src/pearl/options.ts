import { bounded, Fields, type Json, misfit, type Result, reading } from '@tallyho/kernel';
import { type ReadPack, readPack } from '../content/check.ts';

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
        packs: fields.list('packs').map(readOnePack),
      };
      names.done();
      fields.done();
      return options;
    }),
  );

function readOnePack(given: Json, i: number): ReadPack {
  const pack = readPack(given);
  return pack.ok ? pack.value : misfit(pack.problem.code, `packs[${i}].${pack.problem.place}`, pack.problem.facts);
}
