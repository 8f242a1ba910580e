import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { type Catalogue, type Entry, entriesOf, type KindName, keyOf } from '../../content/catalogue.ts';
import { nameOf, remarkOf } from '../../content/names.ts';
import { packsInUse, packsOf, watchPacks } from '../../content/packs.ts';
import { useCatalogue } from '../../content/use-catalogue.ts';
import { useContentWords } from '../../content/words/words.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import type { SystemId } from '../../system-ids.ts';
import { SearchBox } from '../../widgets/search-box.tsx';
import { useLanguage } from '../../words/language.tsx';
import { systemName } from '../../words/names.ts';
import { HangarTabs } from '../hangar-tabs.tsx';
import { useHangarWords } from '../words/words.ts';
import { Drawn, isDrawn } from './drawn.tsx';
import { isAircraft } from './kinds.ts';
import '../../style/hangar/index.css';

/** Pixels that an action card is wide among others. */
const CARD = 132;

/** Everything a game is played with besides aircraft, to be searched. */
export function CardsPage({ system }: { readonly system: SystemId }) {
  const { t } = useLanguage();
  const w = useContentWords();
  const h = useHangarWords();
  const [search, setSearch] = useState('');
  const loaded = useCatalogue(system);
  return (
    <div className="cards-page">
      <PageTitle text={h.besidesOf(systemName(system, t))} />
      <HangarTabs current={system} />
      <p className="intro">{w.intro}</p>
      <p className="cards-ways">
        <a href={writeRoute({ page: 'editor', system, pack: '' })}>{w.edit}</a>
        <a href={writeRoute({ page: 'about' })}>{t.about}</a>
      </p>
      <SearchBox label={w.search} search={search} onSearch={setSearch} />
      {loaded === 'loading' && <p>{w.loading}</p>}
      {loaded === 'failed' && <p role="alert">{t.gameNotLoaded}</p>}
      {typeof loaded === 'object' &&
        [...loaded.kinds, ...loaded.aidKinds]
          .filter((kind) => !isAircraft(kind))
          // What can be looked at comes before what is read.
          .toSorted((a, b) => Number(isDrawn(system, b)) - Number(isDrawn(system, a)))
          .map((kind) => <Kind key={kind} catalogue={loaded} kind={kind} search={search} />)}
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
      <ul className={kind === 'faces' ? 'face-list' : 'content-list'}>
        {found.map(({ entry, name }) => (
          <li key={keyOf(entry)}>
            <Way system={catalogue.system} kind={kind} entry={entry} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WayProps {
  readonly system: SystemId;
  readonly kind: KindName;
  readonly entry: Entry;
  readonly name: string;
}

/** To the page of an entry: an action card as it is drawn, anything else by its name. */
function Way({ system, kind, entry, name }: WayProps) {
  const href = writeRoute({ page: 'content', system, kind, entry: keyOf(entry) });
  return kind === 'faces' ? (
    <a className="face-way" href={href} aria-label={name}>
      <Drawn system={system} kind={kind} entry={entry} width={CARD} />
    </a>
  ) : (
    <a className="sheet" href={href}>
      <strong>{name}</strong>
      <span className="legend">{remarkOf(entry)}</span>
    </a>
  );
}
