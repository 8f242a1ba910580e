import { useDeferredValue, useMemo } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { SearchBox } from '../widgets/search-box.tsx';
import { useWords } from '../words/language.tsx';
import { CompareDesk } from './compare/compare-desk.tsx';
import { craftAt, keyOf, systemOfBox } from './craft.ts';
import { CraftCard } from './craft-card.tsx';
import { Filters } from './filters.tsx';
import { useCrafts } from './use-crafts.ts';
import { choose, found, NO_WISH, ofKind, readWish, type Wish, writeWish } from './wish.ts';
import { useHangarWords } from './words/words.ts';
import '../style/hangar/index.css';

interface Props {
  /** As it stands in the address. */
  readonly wish: string;
  onWish(wish: string): void;
}

/** The gallery of all aircraft, and two of them side by side. */
export function GalleryPage({ wish: written, onWish }: Props) {
  const t = useWords();
  const w = useHangarWords();
  const { crafts, state } = useCrafts();
  const wish = useMemo(() => readWish(written), [written]);
  const change = (some: Partial<Wish>): void => onWish(writeWish({ ...wish, ...some }));
  const sought = useDeferredValue(wish);
  const shown = useMemo(() => found(crafts, sought), [crafts, sought]);
  const a = craftAt(crafts, wish.a);
  const b = craftAt(crafts, wish.b);
  return (
    <div className="hangar-page">
      <div className="hangar-gallery">
        <header className="hangar-head">
          <PageTitle text={w.title} />
          <p role="status">
            {state === 'loading' ? t.loading : w.found[wish.role ?? 'all'](shown.length, ofKind(crafts, wish).length)}
          </p>
          <a href={writeRoute({ page: 'content', system: systemOfBox(wish.box), kind: '', entry: '' })}>{w.besides}</a>
          <SearchBox
            label={w.search}
            hint={w.searchHint}
            search={wish.search}
            onSearch={(search) => change({ search })}
          />
        </header>
        <Filters crafts={crafts} wish={wish} onWish={change} />
        {state === 'failed' && <p role="alert">{t.gameNotLoaded}</p>}
        {state === 'there' && shown.length === 0 && (
          <p className="sheet hangar-none">
            {w.none}{' '}
            <button type="button" onClick={() => change({ ...NO_WISH, role: null, a: wish.a, b: wish.b })}>
              {w.reset}
            </button>
          </p>
        )}
        <ul className="craft-cards">
          {shown.map((craft) => {
            const key = keyOf(craft);
            return (
              <CraftCard
                key={key}
                craft={craft}
                chosen={key === wish.a ? 'a' : key === wish.b ? 'b' : null}
                namesBox={wish.box === null}
                onCompare={() => change(choose(wish, key))}
              />
            );
          })}
        </ul>
      </div>
      <CompareDesk
        crafts={crafts}
        a={a}
        b={b}
        onPair={(pair) =>
          change({ a: pair[0] === null ? '' : keyOf(pair[0]), b: pair[1] === null ? '' : keyOf(pair[1]) })
        }
      />
    </div>
  );
}
