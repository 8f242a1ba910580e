import { gamesInside, type Match, writeRecord } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../events.ts';
import type { DogfightView } from '../observe.ts';
import type { DownInFlamesOptions } from '../options.ts';
import type { Dogfight } from '../state.ts';
import type { CampaignView } from './game.ts';
import type { CampaignOptions } from './options.ts';
import type { AnyChoice, AnyEvent, CampaignState } from './state.ts';

export type CampaignMatch = Match<CampaignState, AnyChoice, AnyEvent, CampaignView, CampaignOptions>;
export type MissionMatch = Match<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>;

/** The missions of a campaign as games of their own, the one that is being flown included (DIF-CMP-02). */
export const missionsOf = (campaign: CampaignMatch): MissionMatch[] =>
  gamesInside(campaign).map(({ match }) => match as unknown as MissionMatch);

/** The records of the missions, in their order: the campaign's record contains them all. */
export const missionRecords = (campaign: CampaignMatch): string[] =>
  missionsOf(campaign).map((mission) => writeRecord(mission, 'keeper'));
