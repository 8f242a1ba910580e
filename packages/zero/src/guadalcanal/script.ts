import { ok, reading, type Script } from '@tallyho/kernel';
import { layNamed } from '../campaign/draws.ts';
import { zeroCarriersScript } from '../carrier/script.ts';
import { zeroScript } from '../script.ts';
import { describe, describeEvent, describeView, isBattle } from './describe.ts';
import { guadalcanalEventNames } from './events.ts';
import { type GuadalcanalView, zeroGuadalcanal } from './game.ts';
import type { GuadalcanalOptions } from './options.ts';
import { situate } from './situate.ts';
import type { AnyGuadalcanalChoice, AnyGuadalcanalEvent, GuadalcanalState } from './state.ts';

/** What scripts, tests and lessons need of the Guadalcanal campaign. */
export const zeroGuadalcanalScript: Script<
  GuadalcanalState,
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalView,
  GuadalcanalOptions
> = {
  game: zeroGuadalcanal,
  unordered: zeroCarriersScript.unordered,
  situate,
  describe,
  describeView,
  events: [...guadalcanalEventNames, ...zeroCarriersScript.events],
  describeEvent,
  lay(s, cards) {
    if (s.inner !== null)
      return isBattle(s.inner) ? zeroCarriersScript.lay(s.inner, cards) : zeroScript.lay(s.inner, cards);
    const laid = reading(() => layNamed(s, Array.isArray(cards) ? cards : [cards], 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut(s) {
    if (s.inner === null) return s.deck.next.map((card) => s.fixed.names[card]);
    return isBattle(s.inner) ? zeroCarriersScript.laidOut(s.inner) : zeroScript.laidOut(s.inner);
  },
};
