import { flownIn, type TableState } from '@tallyho/kernel';
import type { Dogfight, LandChoice, LandEvent, LandOptions, LandState, LandView } from '@tallyho/zero';
import type { CampaignRoom } from '../../campaign/room.ts';
import type { DeskTelling } from '../../campaign/scene.ts';
import { zeroTable } from '../zero-room.ts';
import { landGame } from './playable.ts';
import { missionEvents, missionNow, tellDesk } from './tell/desk.ts';
import { missionTitle, reportOf } from './tell/report.ts';

/** Which side every aircraft of a Mission flies for. */
export function sidesInMission(mission: TableState): readonly number[] {
  // What is flown inside is Zero!.
  const { fixed } = mission as Dogfight;
  return [...fixed.side, ...(fixed.sortie?.bomberSide ?? [])];
}

/** What is chosen between Missions. */
const atDesk: readonly string[] = [
  ...['resource', 'retain', 'reinforce', 'passenger', 'draw-for', 'service', 'reshuffle', 'assign', 'green'],
];

/** The Land campaigns of Zero!. */
export const campaigns: CampaignRoom<
  LandState,
  LandChoice,
  LandEvent,
  LandView,
  LandOptions,
  DeskTelling<LandChoice>
> = {
  ...landGame,
  system: 'zero-campaign',
  missions: zeroTable,
  // What is flown next is seen on the map before anything is chosen.
  shown: ['resource'],
  isAtDesk: (choice) => atDesk.includes(choice.do),
  missionEvents,
  tell: tellDesk,
  missionNow,
  missionTitle,
  reportsIn: flownIn,
  report: reportOf,
  sidesIn: sidesInMission,
};
