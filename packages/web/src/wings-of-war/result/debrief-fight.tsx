import { backToGames, Debrief as DebriefRoom } from '../../debrief/debrief.tsx';
import type { DebriefProps } from '../../play/room.ts';
import { useTableWords } from '../../play/words/words.ts';
import { wingsDebriefing } from './debriefing.tsx';

/** A fight over the map, looked back at. */
export function Debrief(props: DebriefProps) {
  const { result } = useTableWords();
  return <DebriefRoom {...props} debriefing={wingsDebriefing} back={backToGames(result.games)} />;
}
