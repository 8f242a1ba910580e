import type { EndScene } from '../../play/scene.ts';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import type { DogfightRoom } from '../room.ts';

interface Props {
  readonly room: DogfightRoom;
  readonly end: EndScene;
  readonly kept: SavedGame;
}

/** After the fight: its end, and what next. */
export const ResultPanel = ({ room, end: { headline, because, rule, lines }, kept }: Props) => (
  <ResultFrame playable={room} kept={kept} headline={headline} because={because} rule={rule} lines={lines} />
);
