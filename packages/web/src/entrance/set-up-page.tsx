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

interface Props {
  /** What the address names of that which can be set up there; empty: nothing. */
  readonly chosen: string;
  /** Something else is chosen, and the address follows. */
  onChosen(chosen: string): void;
}

/** Preparing a game in its room. */
export function SetUpPage({ system, ...rest }: Props & { readonly system: string }) {
  return isOpen(system) ? <SetUpIn id={system} {...rest} /> : <UnknownSystem system={system} />;
}

function SetUpIn({ id, chosen, onChosen }: Props & { readonly id: RoomId }) {
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
      <SetUp key={inUse.join('/')} chosen={chosen} onChosen={onChosen} onBegin={begin} />
      <PackChoice system={system} />
    </>
  );
}
