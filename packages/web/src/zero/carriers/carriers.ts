import {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  type CarrierOptions,
  type CarrierState,
  type CarrierView,
  carrierDecisions,
} from '@tallyho/zero';
import type { CampaignRoom } from '../../campaign/room.ts';
import type { DeskTelling } from '../../campaign/scene.ts';
import { sidesInMission } from '../campaign/campaigns.ts';
import { zeroTable } from '../zero-room.ts';
import { carrierGame } from './playable.ts';
import type { SeaQuestion, SeaScene } from './scene.ts';
import { missionEvents, missionNow, tellDesk } from './tell/desk.ts';
import { missionTitle, reportOf, reportsIn } from './tell/report.ts';

/** Green pilots are placed by an answer that is called otherwise than its question. */
const atDesk: readonly string[] = [...carrierDecisions, 'green'];

/** The Carrier campaigns of Zero!. */
export const carriers: CampaignRoom<
  CarrierState,
  AnyCarrierChoice,
  AnyCarrierEvent,
  CarrierView,
  CarrierOptions,
  DeskTelling<AnyCarrierChoice, SeaScene, SeaQuestion<AnyCarrierChoice>>
> = {
  ...carrierGame,
  system: 'zero-carriers',
  missions: zeroTable,
  shown: [],
  isAtDesk: (choice) => atDesk.includes(choice.do),
  missionEvents,
  tell: tellDesk,
  missionNow,
  missionTitle,
  reportsIn,
  report: reportOf,
  sidesIn: sidesInMission,
};
