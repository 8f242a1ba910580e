import { useSyncExternalStore } from 'react';
import { ImportGame } from '../arrival/import-game.tsx';
import { shelf, watchShelf } from '../saved/shelf.ts';
import { useShelf } from '../saved/use-shelf.ts';
import { useWords } from '../words/language.tsx';
import { BrokenRow, ShelfRow } from './shelf-row.tsx';

/** The games on this device, to be resumed, exported or looked at again. */
export function ShelfSection() {
  const t = useWords();
  const places = useSyncExternalStore(watchShelf, shelf);
  const { isOpen, trouble } = useShelf();
  return (
    <section className="shelf" aria-labelledby="shelf-title">
      <h2 id="shelf-title">{t.shelfTitle}</h2>
      {trouble !== null && (
        <p className="sheet notice failure" role="alert">
          {t.storeTroubles[trouble]}
        </p>
      )}
      {isOpen && places.length === 0 && <p>{t.shelfEmpty}</p>}
      <ul>
        {places.map((place) => (
          <li key={place.id} className="sheet shelf-row">
            {place.game === null ? <BrokenRow place={place} /> : <ShelfRow game={place.game} />}
          </li>
        ))}
      </ul>
      <ImportGame />
    </section>
  );
}
