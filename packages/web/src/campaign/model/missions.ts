import { type CampaignMatch, downInFlamesCampaign, type MissionMatch, missionsOf } from '@tallyho/down-in-flames';
import { readRecord, replay } from '@tallyho/kernel';

/** A mission of a campaign, and the number of moves before its first one. */
export interface FlownMission {
  readonly match: MissionMatch;
  readonly start: number;
}

/** Before each mission an arrow and two Options are chosen. */
const CHOSEN_BEFORE = 3;

/** The missions of a campaign as games of their own, with their places among its moves. */
export function flownMissions(campaign: CampaignMatch): FlownMission[] {
  let start = 0;
  return missionsOf(campaign).map((match) => {
    start += CHOSEN_BEFORE;
    const mission = { match, start };
    start += match.moves.length;
    return mission;
  });
}

/** The missions of a campaign that is going on, from its record; none if that does not lead to its table any more. */
export function missionsIn(record: string): FlownMission[] {
  const read = readRecord(record);
  const campaign = read.ok ? replay(downInFlamesCampaign, read.value) : read;
  return campaign.ok ? flownMissions(campaign.value) : [];
}

/** The mission that a move belongs to: the latest that had begun; −1: there is none. */
export const missionAt = (missions: readonly FlownMission[], move: number): number =>
  Math.max(
    missions.length > 0 ? 0 : -1,
    missions.findLastIndex(({ start }) => start <= move),
  );
