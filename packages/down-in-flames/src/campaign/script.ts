import { problem, type Script } from '@tallyho/kernel';
import { downInFlamesScript } from '../script.ts';
import { describe, describeEvent, describeView } from './describe.ts';
import { campaignEventNames } from './event-names.ts';
import { type CampaignView, downInFlamesCampaign } from './game.ts';
import type { CampaignOptions } from './options.ts';
import { situate } from './situate.ts';
import type { AnyChoice, AnyEvent, CampaignState } from './state.ts';

/** What scripts, tests and lessons need of campaigns. */
export const campaignScript: Script<CampaignState, AnyChoice, AnyEvent, CampaignView, CampaignOptions> = {
  game: downInFlamesCampaign,
  unordered: [...downInFlamesScript.unordered, 'arrows'],
  situate,
  describe,
  describeView,
  events: [...campaignEventNames, ...downInFlamesScript.events],
  describeEvent,
  lay: (s, cards) => (s.inner === null ? problem('not-asked', 'draws') : downInFlamesScript.lay(s.inner, cards)),
  laidOut: (s) => (s.inner === null ? [] : downInFlamesScript.laidOut(s.inner)),
};
