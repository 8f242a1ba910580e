import { contentOf } from '../content/catalogue.ts';
import { faceName } from '../rules/cards.ts';
import type { SuperfortressOptions } from './options.ts';
import type { SuperfortressFixed } from './state.ts';

const laidOut = new WeakMap<SuperfortressOptions, SuperfortressFixed>();

/** Everything that stays as it is; laid out once for the same options. CH-2.0a: the four FULL THROTTLE cards are in the deck. */
export function superfortressFixed(options: SuperfortressOptions): SuperfortressFixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    const cards = contentOf(options.packs).faces.flatMap((face) =>
      face.cards.map(({ number }) => ({ number, name: faceName(face) })),
    );
    cards.sort((a, b) => a.number - b.number);
    fixed = {
      options,
      seats: [options.seats.allied],
      numbers: cards.map(({ number }) => number),
      names: cards.map(({ name }) => name),
      cards: cards.map((_, card) => card),
    };
    laidOut.set(options, fixed);
  }
  return fixed;
}
