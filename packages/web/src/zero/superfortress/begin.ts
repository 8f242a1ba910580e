import { packOptions } from '../../content/packs.ts';
import { beginFight } from '../../play/begin.ts';
import type { Begun } from '../../play/room.ts';
import { human, type Player } from '../../saved/players.ts';
import { commands } from '../words/commands.ts';
import { superfortressGame } from './playable.ts';

export const beginWeeks = (name: string, player: Player): Begun =>
  beginFight(superfortressGame, { seats: { allied: name }, ...packOptions('zero') }, [player]);

/** One click: the twelve weeks for whoever sits here. */
export const quickWeeks = (): Begun => beginWeeks(commands.en.b29s, human);
