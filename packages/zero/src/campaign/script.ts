import { ok, reading, type Script } from '@tallyho/kernel';
import { zeroScript } from '../script.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { layNamed } from './draws.ts';
import { campaignEventNames } from './event-names.ts';
import { type LandView, zeroCampaign } from './game.ts';
import type { LandOptions } from './options.ts';
import { situate } from './situate.ts';
import type { AnyChoice, AnyEvent, LandState } from './state.ts';

/** What scripts, tests and lessons need of Land campaigns. */
export const zeroCampaignScript: Script<LandState, AnyChoice, AnyEvent, LandView, LandOptions> = {
  game: zeroCampaign,
  unordered: zeroScript.unordered,
  situate,
  describe,
  describeView,
  events: [...campaignEventNames, ...zeroScript.events],
  describeEvent,
  lay(s, cards) {
    if (s.inner !== null) return zeroScript.lay(s.inner, cards);
    const laid = reading(() => layNamed(s, Array.isArray(cards) ? cards : [cards], 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => (s.inner !== null ? zeroScript.laidOut(s.inner) : s.deck.next.map((card) => s.fixed.names[card])),
};
