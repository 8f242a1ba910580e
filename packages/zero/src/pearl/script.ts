import { ok, reading, type Script } from '@tallyho/kernel';
import type { PearlChoice } from './choices.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { pearlEventNames } from './event-names.ts';
import type { PearlEvent } from './events.ts';
import { zeroPearlHarbor } from './game.ts';
import type { PearlOptions } from './options.ts';
import { layRaidDraws, situate } from './situate.ts';
import type { PearlState, PearlView } from './state.ts';

/** What scripts, tests and lessons need of the raid. */
export const zeroPearlScript: Script<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions> = {
  game: zeroPearlHarbor,
  unordered: [],
  situate,
  describe,
  describeView,
  events: pearlEventNames,
  describeEvent: (_, event) => describeEvent(event),
  lay(s, cards) {
    const laid = reading(() => layRaidDraws(s, Array.isArray(cards) ? cards : [cards], 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => s.deck.next.map((card) => `#${s.fixed.numbers[card]}`),
};
