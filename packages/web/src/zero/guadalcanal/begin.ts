import type { GuadalcanalOptions } from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { beginFight } from '../../play/begin.ts';
import type { Begun } from '../../play/room.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import { commands } from '../words/commands.ts';
import { guadalcanalGame } from './playable.ts';

/** What is agreed on before the Guadalcanal campaign. */
export type GuadalcanalPlan = Omit<GuadalcanalOptions, 'packs'>;

export const beginGuadalcanal = (plan: GuadalcanalPlan, players: readonly Player[]): Begun =>
  beginFight(guadalcanalGame, { ...plan, ...packOptions('zero') }, players);

/** One click: for the Americans against the Pilot, without carriers. */
export const quickGuadalcanal = (): Begun =>
  beginFight(guadalcanalGame, { seats: { japanese: commands.en.japanese, allied: commands.en.allied } }, [
    bot('pilot'),
    human,
  ]);
