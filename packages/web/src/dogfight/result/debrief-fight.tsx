import { backToGames, Debrief } from '../../debrief/debrief.tsx';
import type { DebriefProps } from '../../play/room.ts';
import { useTableWords } from '../../play/words/words.ts';
import type { DogfightRoom } from '../room.ts';
import { debriefingOf } from './debriefing.tsx';

/** A fight in the sky, looked back at. */
export function DebriefFight({ room, ...props }: DebriefProps & { readonly room: DogfightRoom }) {
  const { result } = useTableWords();
  return <Debrief {...props} debriefing={debriefingOf(room)} back={backToGames(result.games)} />;
}
