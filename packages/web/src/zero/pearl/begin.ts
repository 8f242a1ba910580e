import { packOptions } from '../../content/packs.ts';
import { beginFight } from '../../play/begin.ts';
import type { Begun } from '../../play/room.ts';
import { human, type Player } from '../../saved/players.ts';
import { pearlGame } from './playable.ts';

export const beginRaid = (name: string, player: Player): Begun =>
  beginFight(pearlGame, { seats: { japanese: name }, ...packOptions('zero') }, [player]);

/** One click: a raid for whoever sits here. */
export const quickRaid = (): Begun => beginRaid('Japanese command', human);
