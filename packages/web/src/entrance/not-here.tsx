import { NoGame } from '../page/no-game.tsx';
import type { ShelfPlace } from '../saved/shelf.ts';
import { useWords } from '../words/language.tsx';

/** A place on the shelf where there is no game, or none that this page can read. */
export function NotHere({ place }: { readonly place: ShelfPlace | null }) {
  const t = useWords();
  if (place === null) return <NoGame title={t.noGame} help={t.noGameHelp} />;
  return place.is === 'newer' ? (
    <NoGame title={t.newerGame} help={t.newerGameHelp} />
  ) : (
    <NoGame title={t.brokenGame} help={t.brokenGameHelp} />
  );
}
