import type { CarrierOptions } from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { beginFight } from '../../play/begin.ts';
import type { Begun } from '../../play/room.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import { commands } from '../words/commands.ts';
import { carrierGame } from './playable.ts';

/** What is agreed on before a Carrier campaign. */
export type CarrierPlan = Pick<
  CarrierOptions,
  'campaign' | 'seats' | 'fullSet' | 'fullThrottle' | 'turbochargers' | 'gunners' | 'angles'
> & { readonly green?: boolean; readonly historical?: boolean };

export const beginCarriers = (plan: CarrierPlan, players: readonly Player[]): Begun =>
  beginFight(carrierGame, { ...plan, ...packOptions('zero') }, players);

/** One click: the Coral Sea, for the Allies against the Pilot. */
export const quickCarriers = (): Begun =>
  beginFight(
    carrierGame,
    { campaign: 'coral-sea', seats: { japanese: commands.en.japanese, allied: commands.en.allied } },
    [bot('pilot'), human],
  );
