import { type CampaignFixed, missionOptions } from '@tallyho/down-in-flames';
import { packOptions } from '../../content/packs.ts';
import { beginFight } from '../../play/begin.ts';
import type { Begun } from '../../play/room.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import { duelTable } from '../duel-room.ts';
import { commands } from '../words/commands.ts';
import { campaignGame } from './playable.ts';

/** What is agreed on before a campaign. */
export interface CampaignPlan {
  readonly campaign: string;
  readonly scale: number;
  readonly halfPoints: boolean;
  readonly lowStartBonus: boolean;
  readonly seats: { readonly axis: string; readonly allies: string };
}

export const beginCampaign = (plan: CampaignPlan, players: readonly Player[]): Begun =>
  beginFight(campaignGame, { ...plan, ...packOptions('down-in-flames') }, players);

/** One click: the shortest campaign, from the side that begins, against the Pilot. */
export const quickCampaign = (): Begun =>
  beginFight(campaignGame, { campaign: 'poland-1939', seats: commands.en }, [human, bot('pilot')]);

/** One mission of a campaign by itself, as a game of Down In Flames; it goes by the name of the place where it is flown. */
export const beginMission = (
  fixed: CampaignFixed,
  arrow: number,
  options: readonly [axis: number, allies: number],
  players: readonly Player[],
  where: string,
): Begun =>
  beginFight({ ...duelTable, titleOf: () => where }, missionOptions(fixed, { arrow, options: [...options] }), players);
