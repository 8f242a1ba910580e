import type { TableState, TableView } from '@tallyho/kernel';
import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  carrierDecisions,
  type GuadalcanalOptions,
  type GuadalcanalState,
  type GuadalcanalView,
  guadalcanalDecisions,
} from '@tallyho/zero';
import type { CampaignRoom } from '../../campaign/room.ts';
import type { DeskTelling } from '../../campaign/scene.ts';
import { sidesInMission } from '../campaign/campaigns.ts';
import { carriers } from '../carriers/carriers.ts';
import { zeroTable } from '../zero-room.ts';
import { guadalcanalGame } from './playable.ts';
import type { GuadalcanalQuestion, GuadalcanalScene } from './scene.ts';
import { missionEvents, missionNow, tellDesk } from './tell/desk.ts';
import { missionTitle, reportOf, reportsIn } from './tell/report.ts';

/** Green pilots are placed by an answer that is called otherwise than its question. */
const atDesk: readonly string[] = [...guadalcanalDecisions, ...carrierDecisions, 'green'];

/** A Carrier campaign has Damage Tracks, a Mission has none. */
const isBattle = (inner: TableView | TableState): boolean => 'tracks' in inner;

/** The Guadalcanal campaign: Missions, and whole Carrier campaigns inside it. */
export const guadalcanalRoom: CampaignRoom<
  GuadalcanalState,
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalView,
  GuadalcanalOptions,
  DeskTelling<AnyGuadalcanalChoice, GuadalcanalScene, GuadalcanalQuestion<AnyGuadalcanalChoice>>
> = {
  ...guadalcanalGame,
  system: 'zero-guadalcanal',
  missions: zeroTable,
  campaignInside: (inner) => (isBattle(inner) ? (carriers as unknown as CampaignRoom) : null),
  // What may fly is looked at before it is said that nothing else is left.
  shown: ['resupply'],
  isAtDesk: (choice) => atDesk.includes(choice.do),
  missionEvents,
  tell: tellDesk,
  missionNow,
  missionTitle,
  reportsIn,
  report: reportOf,
  sidesIn: sidesInMission,
};
