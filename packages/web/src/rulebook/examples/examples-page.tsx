import { lazy, Suspense } from 'react';
import { entries, unreadable } from '../../library/entries.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { SearchBox } from '../../widgets/search-box.tsx';
import { useWords } from '../../words/language.tsx';
import { systemName } from '../../words/names.ts';
import { EntryCard } from './entry-card.tsx';
import { bySystem, searchEntries } from './search-entries.ts';

/** Hardly ever wanted: it comes with the sentences of all problems there are. */
const UnreadableFiles = lazy(async () => ({ default: (await import('./unreadable-files.tsx')).UnreadableFiles }));

interface Props {
  readonly search: string;
  onSearch(search: string): void;
}

/** The scripted games, to be looked at step by step: rules at work. */
export function ExamplesPage({ search, onSearch }: Props) {
  const t = useWords();
  const found = searchEntries(entries, search);
  return (
    <div className="list-page">
      <PageTitle text={t.listTitle} />
      <p className="intro">{t.listIntro}</p>
      <SearchBox label={t.searchLabel} hint={t.searchHint} search={search} onSearch={onSearch}>
        <p className="found" role="status">
          {t.found(found.length)}
        </p>
      </SearchBox>
      {entries.length === 0 && <p className="sheet notice">{t.libraryEmpty}</p>}
      {entries.length > 0 && found.length === 0 && <p className="sheet notice">{t.foundNothing(search)}</p>}
      {[...bySystem(found)].map(([system, group]) => (
        <section key={system}>
          <h2>{systemName(system, t)}</h2>
          <ul className="entries">
            {group.map((entry) => (
              <li key={`${entry.file}~${entry.part}`}>
                <EntryCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {unreadable.length > 0 && (
        <Suspense>
          <UnreadableFiles files={unreadable} />
        </Suspense>
      )}
    </div>
  );
}
