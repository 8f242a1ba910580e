import { type CutOut, gamesInside, readRecord, replay } from '@tallyho/kernel';
import type { CampaignRoom } from './room.ts';

/** The missions of a campaign that is going on, from its record; none if that does not lead to its table any more. */
export function missionsIn({ game }: CampaignRoom, record: string): CutOut[] {
  const read = readRecord(record);
  const campaign = read.ok ? replay(game, read.value) : read;
  return campaign.ok ? gamesInside(campaign.value) : [];
}

/** The mission that a move belongs to: the latest that had begun; −1: there is none. */
export const missionAt = (missions: readonly CutOut[], move: number): number =>
  Math.max(
    missions.length > 0 ? 0 : -1,
    missions.findLastIndex(({ from }) => from <= move),
  );
