import type {
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressOptions,
  SuperfortressState,
  SuperfortressView,
} from '@tallyho/zero';
import type { CampaignRoom } from '../../campaign/room.ts';
import type { DeskTelling } from '../../campaign/scene.ts';
import { sidesInMission } from '../campaign/campaigns.ts';
import { zeroTable } from '../zero-room.ts';
import { superfortressGame } from './playable.ts';
import type { BaseQuestion, BaseScene } from './scene.ts';
import { missionEvents, tellDesk } from './tell/desk.ts';
import { missionNow, missionTitle, reportOf, reportsIn } from './tell/report.ts';

const atDesk: readonly string[] = [
  ...['duty', 'fly', 'tick', 'no-lesson', 'replace', 'no-replacement', 'buy', 'enough'],
];

/** B-29s in China. */
export const superfortress: CampaignRoom<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressView,
  SuperfortressOptions,
  DeskTelling<AnySuperfortressChoice, BaseScene, BaseQuestion<AnySuperfortressChoice>>
> = {
  ...superfortressGame,
  system: 'zero-superfortress',
  missions: zeroTable,
  // Every week is looked at before anything is done in it.
  shown: ['b29-duty'],
  isAtDesk: (choice) => atDesk.includes(choice.do),
  missionEvents,
  tell: tellDesk,
  missionNow,
  missionTitle,
  reportsIn,
  report: reportOf,
  sidesIn: sidesInMission,
};
