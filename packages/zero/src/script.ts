import { ok, reading, type Script } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { eventNames } from './event-names.ts';
import type { Happening } from './events.ts';
import { zero } from './game.ts';
import { cardName } from './names.ts';
import type { DogfightView } from './observe.ts';
import type { ZeroOptions } from './options.ts';
import { layDraws } from './script-cards.ts';
import { situate } from './situate.ts';
import type { Dogfight } from './state.ts';

/** What scripts, tests and lessons need of this game: situations in, readable trees out. */
export const zeroScript: Script<Dogfight, Choice, Happening, DogfightView, ZeroOptions> = {
  game: zero,
  unordered: ['hand', 'mini', 'discard', 'pile', 'played', 'cards', 'turrets'],
  situate,
  describe,
  describeView,
  events: eventNames,
  describeEvent,
  lay(s, given) {
    const laid = reading(() => layDraws(s, Array.isArray(given) ? given : [given], 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => s.deck.next.map((card) => cardName(s.fixed, card)),
};
