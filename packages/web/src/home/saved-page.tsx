import { folded } from '@tallyho/rulebook/search';
import type { Language } from '@tallyho/words/language';
import { useEffect, useSyncExternalStore } from 'react';
import { ImportGame } from '../arrival/import-game.tsx';
import { enterFinished } from '../career/enter.ts';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { games, type ShelfPlace, shelf, watchShelf } from '../saved/shelf.ts';
import { useShelf } from '../saved/use-shelf.ts';
import { SearchBox } from '../widgets/search-box.tsx';
import { dates } from '../words/dates.ts';
import type { Texts } from '../words/en.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { titleIn } from '../words/titles.ts';
import { company } from './company.ts';
import { BrokenRow, ShelfRow } from './shelf-row.tsx';
import { useHomeWords } from './words/words.ts';
import '../style/posters.css';
import '../style/home/saved-games.css';

interface Props {
  readonly search: string;
  onSearch(search: string): void;
}

/** The games on this device, to be gone on with, looked at again, sent on or put away. */
export function SavedPage({ search, onSearch }: Props) {
  const { t, language } = useLanguage();
  const w = useHomeWords();
  const places = useSyncExternalStore(watchShelf, shelf);
  const { isOpen, trouble } = useShelf();
  // What a game came to is in the log before somebody throws the game away.
  const kept = useSyncExternalStore(watchShelf, games);
  useEffect(() => void enterFinished(kept), [kept]);
  const found = places.filter((place) => isFound(place, search, t, language));
  return (
    <div className="saved-page">
      <PageTitle text={w.savedGames} />
      {trouble !== null && (
        <p className="sheet notice failure" role="alert">
          {t.storeTroubles[trouble]}
        </p>
      )}
      {places.length > 0 && (
        <SearchBox label={w.saved.search} hint={w.saved.searchHint} search={search} onSearch={onSearch}>
          <p role="status" className="legend">
            {found.length === 0 ? w.saved.foundNothing(search) : w.saved.found(found.length)}
          </p>
        </SearchBox>
      )}
      {isOpen && places.length === 0 && <NoGames />}
      <ul className="saved-games">
        {found.map((place) => (
          <li key={place.id} className="sheet shelf-row">
            {place.game === null ? <BrokenRow place={place} /> : <ShelfRow game={place.game} />}
          </li>
        ))}
      </ul>
      <ImportGame />
    </div>
  );
}

/** What will be here, and the one thing to do about it. */
function NoGames() {
  const t = useWords();
  return (
    <div className="sheet empty-sheet">
      <p>{t.shelfEmpty}</p>
      <a className="button" href={writeRoute({ page: 'home' })}>
        {t.toStart}
      </a>
    </div>
  );
}

/** Every word that is looked for stands in its title, its game, its company or its date. */
function isFound({ game }: ShelfPlace, search: string, t: Texts, language: Language): boolean {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  if (game === null) return false;
  const when = dates(language, { dateStyle: 'long' }).format(game.saved);
  const text = folded([titleIn(game.title, t), systemName(game.system, t), company(game, t), when].join(' '));
  return words.every((word) => text.includes(word));
}
