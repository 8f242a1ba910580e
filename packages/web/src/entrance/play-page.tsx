import { useMemo, useSyncExternalStore } from 'react';
import { NoGame } from '../page/no-game.tsx';
import { Following } from '../play/use-session.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { fromShelf, watchShelf } from '../saved/shelf.ts';
import { useDesk, useShelf } from '../saved/use-shelf.ts';
import { useWords } from '../words/language.tsx';
import { NotHere } from './not-here.tsx';
import { UnknownSystem } from './unknown-system.tsx';
import { useRoom } from './use-room.ts';

/** A game from the shelf, at the table of its room; in one tab it is played, in others looked at. */
export function PlayPage({ id }: { readonly id: string }) {
  const t = useWords();
  const { isOpen } = useShelf();
  const { role, takeOver } = useDesk(id);
  if (!isOpen || role === 'asking') return <p className="sheet notice">{t.gameLoading}</p>;
  return role === 'playing' ? <Played id={id} /> : <Followed id={id} onTakeOver={takeOver} />;
}

/** From now on the game is what its session makes of it. */
function Played({ id }: { readonly id: string }) {
  const place = useMemo(() => fromShelf(id), [id]);
  return place?.game ? <AtTable saved={place.game} /> : <NotHere place={place} />;
}

/** Another tab plays it: this one shows every choice as soon as it has been kept. */
function Followed({ id, onTakeOver }: { readonly id: string; onTakeOver(): void }) {
  const t = useWords();
  const place = useSyncExternalStore(watchShelf, () => fromShelf(id));
  if (!place?.game) return <NotHere place={place} />;
  const { game } = place;
  return (
    <Following.Provider value={true}>
      <div className="sheet notice following" role="status">
        <p>{t.followed}</p>
        <button type="button" onClick={onTakeOver}>
          {t.playHere}
        </button>
      </div>
      <AtTable key={`${game.choices}/${game.saved}`} saved={game} />
    </Following.Provider>
  );
}

function AtTable({ saved }: { readonly saved: SavedGame }) {
  const t = useWords();
  const room = useRoom(saved.system);
  if (room.state === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (room.state === 'unknown') return <UnknownSystem system={saved.system} saved={saved} />;
  if (room.state === 'failed') return <NoGame title={t.noGame} help={t.gameNotLoaded} />;
  return <room.room.Play saved={saved} />;
}
