import { useMemo } from 'react';
import type { EndScene } from '../../play/scene.ts';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import { isHuman } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { ChanceStory } from '../../story/chance-story.tsx';
import { sayingChoices } from '../../story/say-deed.ts';
import { waysOf } from '../begin.ts';
import type { DogfightRoom } from '../room.ts';
import type { Scene } from '../scene.ts';
import { Charts } from './charts.tsx';

interface Props {
  readonly room: DogfightRoom;
  readonly scene: Scene;
  readonly end: EndScene;
  readonly kept: SavedGame;
  readonly seat: number;
}

/** After the fight: its end, the fortunes of every aircraft, and where chance decided. */
export function ResultPanel({ room, scene, end: { headline, because, rule, lines }, kept, seat }: Props) {
  const looked = seat >= 0 ? seat : Math.max(0, kept.players.findIndex(isHuman));
  const say = useMemo(() => sayingChoices(room.game, waysOf(room).sayChoice), [room]);
  return (
    <ResultFrame playable={room} kept={kept} headline={headline} because={because} rule={rule} lines={lines}>
      <Charts room={room} record={kept.record} names={scene.fortunes} />
      <ChanceStory game={room.game} tale={room.tale} saved={kept} seat={looked} say={say} />
    </ResultFrame>
  );
}
