import { ok, reading, type Script } from '@tallyho/kernel';
import { layNamed } from '../campaign/draws.ts';
import { zeroScript } from '../script.ts';
import { selectionEventNames } from '../selection/events.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { carrierEventNames } from './event-names.ts';
import { type CarrierView, zeroCarriers } from './game.ts';
import type { CarrierOptions } from './options.ts';
import { situate } from './situate.ts';
import type { AnyCarrierChoice, AnyCarrierEvent, CarrierState } from './state.ts';

/** What scripts, tests and lessons need of Carrier campaigns. */
export const zeroCarriersScript: Script<CarrierState, AnyCarrierChoice, AnyCarrierEvent, CarrierView, CarrierOptions> =
  {
    game: zeroCarriers,
    unordered: zeroScript.unordered,
    situate,
    describe,
    describeView,
    events: [...carrierEventNames, ...selectionEventNames, ...zeroScript.events],
    describeEvent,
    lay(s, cards) {
      if (s.inner !== null) return zeroScript.lay(s.inner, cards);
      const laid = reading(() => layNamed(s, Array.isArray(cards) ? cards : [cards], 'draws'));
      return laid.ok ? ok(null) : laid;
    },
    laidOut: (s) => (s.inner !== null ? zeroScript.laidOut(s.inner) : s.deck.next.map((card) => s.fixed.names[card])),
  };
