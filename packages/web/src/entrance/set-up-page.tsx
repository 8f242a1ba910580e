import { useSyncExternalStore } from 'react';
import { packsInUse, packsOf, watchPacks } from '../content/packs.ts';
import { PackChoice } from '../editor/pack-choice.tsx';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import { isOpen } from '../rooms.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { keepGame } from '../saved/shelf.ts';
import { type RoomId, systemOf } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { UnknownSystem } from './unknown-system.tsx';
import { useRoom } from './use-room.ts';

/** Preparing a game in its room. */
export function SetUpPage({ system, chosen }: { readonly system: string; readonly chosen: string }) {
  return isOpen(system) ? <SetUpIn id={system} chosen={chosen} /> : <UnknownSystem system={system} />;
}

function SetUpIn({ id, chosen }: { readonly id: RoomId; readonly chosen: string }) {
  const t = useWords();
  const room = useRoom(id);
  const system = systemOf(id);
  useSyncExternalStore(watchPacks, () => packsOf(system));
  if (room.state === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (room.state !== 'there') return <NoGame title={t.notYet} help={t.gameNotLoaded} />;
  const { SetUp } = room.room;
  const begin = (game: SavedGame): void => {
    void keepGame(game);
    window.location.hash = writeRoute({ page: 'play', game: game.id });
  };
  const inUse = packsInUse(system).map(({ pack }) => pack);
  return (
    <>
      <SetUp key={inUse.join('/')} chosen={chosen} onBegin={begin} />
      <PackChoice system={system} />
    </>
  );
}
