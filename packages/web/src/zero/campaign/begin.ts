import { packOptions } from '../../content/packs.ts';
import { beginFight } from '../../play/begin.ts';
import type { Begun } from '../../play/room.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import { commands } from '../words/commands.ts';
import { landGame } from './playable.ts';

/** What is agreed on before a Land campaign. */
export interface LandPlan {
  readonly campaign: string;
  readonly period: string;
  readonly seats: { readonly japanese: string; readonly allied: string };
  readonly fullThrottle: boolean;
  readonly turbochargers: boolean;
  readonly gunners: boolean;
  readonly angles: boolean;
  /** CH-19.4a, CH-19.26a — only in CORSAIRS AND HELLCATS. */
  readonly green?: boolean;
  readonly historical?: boolean;
}

export const beginCampaign = (plan: LandPlan, players: readonly Player[]): Begun =>
  beginFight(landGame, { ...plan, ...packOptions('zero') }, players);

/** One click: Malaya from its first month, for the Allies against the Pilot. */
export const quickCampaign = (): Begun =>
  beginFight(landGame, { campaign: 'malaya', seats: { japanese: commands.en.japanese, allied: commands.en.allied } }, [
    bot('pilot'),
    human,
  ]);
