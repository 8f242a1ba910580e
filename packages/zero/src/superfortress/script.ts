import { ok, reading, type Script } from '@tallyho/kernel';
import { layNamed } from '../campaign/draws.ts';
import { zeroScript } from '../script.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { superfortressEventNames } from './event-names.ts';
import { zeroSuperfortress } from './game.ts';
import type { SuperfortressOptions } from './options.ts';
import { situate } from './situate.ts';
import type { AnySuperfortressChoice, AnySuperfortressEvent, SuperfortressState, SuperfortressView } from './state.ts';

/** What scripts, tests and lessons need of the campaign. */
export const zeroSuperfortressScript: Script<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressView,
  SuperfortressOptions
> = {
  game: zeroSuperfortress,
  unordered: zeroScript.unordered,
  situate,
  describe,
  describeView,
  events: [...new Set([...superfortressEventNames, ...zeroScript.events])],
  describeEvent,
  lay(s, cards) {
    if (s.inner !== null) return zeroScript.lay(s.inner, cards);
    const laid = reading(() => layNamed(s, Array.isArray(cards) ? cards : [cards], 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) =>
    s.inner !== null ? zeroScript.laidOut(s.inner) : s.deck.next.map((card) => `#${s.fixed.numbers[card]}`),
};
