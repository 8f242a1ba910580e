import type {
  AnyChoice,
  AnyEvent,
  CampaignOptions,
  CampaignState,
  CampaignView,
  Dogfight,
} from '@tallyho/down-in-flames';
import { flownIn } from '@tallyho/kernel';
import type { CampaignRoom } from '../../campaign/room.ts';
import type { DeskTelling } from '../../campaign/scene.ts';
import { duelTable } from '../duel-room.ts';
import { campaignGame } from './playable.ts';
import { missionEvents, missionNow, tellDesk } from './tell/desk.ts';
import { missionTitle, reportOf } from './tell/report.ts';

/** The campaigns of Down In Flames. */
export const campaigns: CampaignRoom<
  CampaignState,
  AnyChoice,
  AnyEvent,
  CampaignView,
  CampaignOptions,
  DeskTelling<AnyChoice>
> = {
  ...campaignGame,
  system: 'down-in-flames-campaign',
  missions: duelTable,
  // Where the war goes next is seen on the map, even where there is one way only.
  shown: ['arrow'],
  isAtDesk: (choice) => choice.do === 'arrow' || choice.do === 'option',
  missionEvents,
  tell: tellDesk,
  missionNow,
  missionTitle,
  reportsIn: flownIn,
  report: reportOf,
  // What is flown inside is Down In Flames.
  sidesIn: (mission) => (mission as Dogfight).fixed.side,
};
