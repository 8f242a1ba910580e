import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import type { SystemId } from '../system-ids.ts';
import { SearchBox } from '../widgets/search-box.tsx';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { type Catalogue, entriesOf, type KindName, keyOf } from './catalogue.ts';
import { nameOf, remarkOf } from './names.ts';
import { packsInUse, packsOf, watchPacks } from './packs.ts';
import { SystemLinks } from './system-links.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useContentWords } from './words/words.ts';
import '../style/content.css';

/** Everything a game is played with, to be searched. */
export function ContentPage({ system }: { readonly system: SystemId }) {
  const { t } = useLanguage();
  const w = useContentWords();
  const [search, setSearch] = useState('');
  const loaded = useCatalogue(system);
  return (
    <div className="content-page">
      <PageTitle text={w.title(systemName(system, t))} />
      <p className="intro">{w.intro}</p>
      <SystemLinks current={system} to={(each) => writeRoute({ page: 'content', system: each, kind: '', entry: '' })} />
      <p>
        <a href={writeRoute({ page: 'editor', system, pack: '' })}>{w.edit}</a>
      </p>
      <p>
        <a href={writeRoute({ page: 'about' })}>{t.about}</a>
      </p>
      <SearchBox label={w.search} search={search} onSearch={setSearch} />
      {loaded === 'loading' && <p>{w.loading}</p>}
      {loaded === 'failed' && <p role="alert">{t.gameNotLoaded}</p>}
      {typeof loaded === 'object' &&
        [...loaded.kinds, ...loaded.aidKinds].map((kind) => (
          <Kind key={kind} catalogue={loaded} kind={kind} search={search} />
        ))}
    </div>
  );
}

interface KindProps {
  readonly catalogue: Catalogue;
  readonly kind: KindName;
  readonly search: string;
}

function Kind({ catalogue, kind, search }: KindProps) {
  const w = useContentWords();
  const wanted = useDeferredValue(search).trim().toLowerCase();
  useSyncExternalStore(watchPacks, () => packsOf(catalogue.system));
  const own = packsInUse(catalogue.system).flatMap((pack) => entriesOf(pack, kind));
  const replaced = new Set(own.map(keyOf));
  const ours = entriesOf(catalogue.aidKinds.includes(kind) ? catalogue.aids : catalogue.base, kind);
  const all = [...ours.filter((entry) => !replaced.has(keyOf(entry))), ...own];
  const found = all
    .map((entry) => ({ entry, name: nameOf(entry, catalogue, kind, w) }))
    .filter(({ entry, name }) => `${name} ${keyOf(entry)} ${remarkOf(entry)}`.toLowerCase().includes(wanted));
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>
        {w.kinds[kind]} <small className="legend">{w.found(found.length)}</small>
      </h2>
      <ul className="content-list">
        {found.map(({ entry, name }) => (
          <li key={keyOf(entry)}>
            <a
              className="sheet"
              href={writeRoute({ page: 'content', system: catalogue.system, kind, entry: keyOf(entry) })}
            >
              <strong>{name}</strong>
              <span className="legend">{remarkOf(entry)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
