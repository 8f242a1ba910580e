import { Match, writeRecord } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../events.ts';
import { downInFlames } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import type { DownInFlamesOptions } from '../options.ts';
import type { Dogfight } from '../state.ts';
import { type CampaignView, downInFlamesCampaign } from './game.ts';
import { missionOptions } from './mission.ts';
import type { CampaignOptions } from './options.ts';
import type { AnyChoice, AnyEvent, CampaignState } from './state.ts';

export type CampaignMatch = Match<CampaignState, AnyChoice, AnyEvent, CampaignView, CampaignOptions>;
export type MissionMatch = Match<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>;

/**
 * The missions of a campaign as games of their own, the one that is being flown included: played again from the
 * campaign's moves. Each can be looked at move by move, and written as a record (DIF-CMP-02). A campaign that was
 * arranged by hand has none.
 */
export function missionsOf(campaign: CampaignMatch): MissionMatch[] {
  if (!campaign.isDealt) return [];
  const again = Match.start(downInFlamesCampaign, campaign.options, campaign.seed);
  if (!again.ok) return [];
  const { value: sheet } = again;
  const missions: MissionMatch[] = [];
  for (const { seat, text } of campaign.moves) {
    if (sheet.state.inner !== null) missions[missions.length - 1].chooseText(seat, text);
    sheet.chooseText(seat, text);
    const { log, seeds, fixed } = sheet.state;
    if (seeds.length === missions.length) continue;
    const options = missionOptions(fixed, log[seeds.length - 1]);
    const mission = Match.start(downInFlames, options, seeds[seeds.length - 1]);
    if (mission.ok) missions.push(mission.value);
  }
  return missions;
}

/** The records of the missions, in their order: the campaign's record contains them all. */
export const missionRecords = (campaign: CampaignMatch): string[] => missionsOf(campaign).map(writeRecord);
