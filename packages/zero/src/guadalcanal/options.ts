import { bounded, Fields, misfit, type Result, reading } from '@tallyho/kernel';
import type { ReadPack } from '../content/check.ts';
import { packsIn } from '../content/packs-in.ts';

/** What the players agree on before the Guadalcanal campaign. */
export interface GuadalcanalOptions {
  /** The names of the players of both sides. */
  readonly seats: { readonly japanese: string; readonly allied: string };
  /** CH-29.7a — Carrier campaigns may be declared. */
  readonly carriers: boolean;
  readonly turbochargers: boolean;
  readonly gunners: boolean;
  readonly angles: boolean;
  /** CH-19.4a — green pilots and crews; CH-19.26a — historical names alone. */
  readonly green: boolean;
  readonly historical: boolean;
  readonly packs: readonly ReadPack[];
}

/** Checks options that came from outside, and fills in what was left out. CH-2.0b, CH-GAP-01: FULL THROTTLE and the errata are always there. */
export const readGuadalcanalOptions = (given: unknown): Result<GuadalcanalOptions> =>
  bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<GuadalcanalOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const names = fields.fields('seats');
    const options: GuadalcanalOptions = {
      seats: { japanese: names.name('japanese', 'japanese'), allied: names.name('allied', 'allied') },
      carriers: fields.flag('carriers', false),
      turbochargers: fields.flag('turbochargers', true),
      gunners: fields.flag('gunners', true),
      angles: fields.flag('angles', false),
      green: fields.flag('green', false),
      historical: fields.flag('historical', false),
      packs: packsIn(fields),
    };
    names.done();
    fields.done();
    const { japanese, allied } = options.seats;
    if (japanese === allied) misfit('same-seat-names', 'seats', { name: japanese });
    return options;
  });
