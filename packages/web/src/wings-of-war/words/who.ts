import type { WingsView } from '@tallyho/wings-of-war';
import { useTableWords } from '../../play/words/words.ts';
import { isHuman, type Player } from '../../saved/players.ts';
import { useWords } from '../../words/language.tsx';
import type { Names } from '../model/names.ts';

/** Who flies an aircraft: a bot by its level, the only person at the screen as 'you', others by their names. */
export function useWho(view: WingsView, names: Names, players: readonly Player[]): (plane: number) => string {
  const t = useWords();
  const { table } = useTableWords();
  const isAlone = players.filter(isHuman).length === 1;
  return (plane) => {
    const seat = view.fixed.planes[plane].owner;
    const player = players[seat];
    if (player?.kind === 'bot') return t.levels[player.level];
    return isAlone && seat === view.seat ? table.you : names.seat(seat);
  };
}
