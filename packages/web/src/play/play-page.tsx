import { useMemo } from 'react';
import { fromShelf } from '../saved/shelf.ts';
import { useWords } from '../words/language.tsx';
import { NoGame } from './no-game.tsx';
import { UnknownSystem } from './unknown-system.tsx';
import { useRoom } from './use-room.ts';

/** A game from the shelf, at the table of its room. */
export function PlayPage({ id }: { readonly id: string }) {
  const t = useWords();
  const saved = useMemo(() => fromShelf(id)?.game ?? null, [id]);
  const room = useRoom(saved?.system ?? null);
  if (saved === null) return <NoGame title={t.noGame} help={t.noGameHelp} />;
  if (room.state === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (room.state === 'unknown') return <UnknownSystem system={saved.system} saved={saved} />;
  if (room.state === 'failed') return <NoGame title={t.noGame} help={t.gameNotLoaded} />;
  return <room.room.Play saved={saved} />;
}
