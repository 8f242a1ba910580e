import { ok, reading, type Script } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { eventNames } from './event-names.ts';
import type { Happening } from './events.ts';
import { wingsOfWar } from './game.ts';
import { nameOfCard } from './names.ts';
import type { WingsView } from './observe.ts';
import type { WingsOptions } from './options.ts';
import { layDraws, situate } from './situate.ts';
import type { WingsOfWar } from './state.ts';

/** What scripts, tests and lessons need of this game: situations in, readable trees out. */
export const wingsOfWarScript: Script<WingsOfWar, Choice, Happening, WingsView, WingsOptions> = {
  game: wingsOfWar,
  unordered: ['discard'],
  situate,
  describe,
  describeView,
  events: eventNames,
  describeEvent,
  lay(s, given) {
    const laid = reading(() => layDraws(s, Array.isArray(given) ? given : [given], 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => s.decks.flatMap(({ next }) => next.map((card) => nameOfCard(s.fixed, card))),
};
