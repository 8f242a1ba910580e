import { type Catalogue, type Entry, findEntry, isKind, type KindName } from '../../content/catalogue.ts';
import { nameOf } from '../../content/names.ts';
import { packsInUse } from '../../content/packs.ts';
import { useCatalogue } from '../../content/use-catalogue.ts';
import { resourceText } from '../../content/words/resource-text.ts';
import { useContentWords } from '../../content/words/words.ts';
import { NoGame } from '../../page/no-game.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import type { SystemId } from '../../system-ids.ts';
import { useLanguage } from '../../words/language.tsx';
import { systemName } from '../../words/names.ts';
import { ValuesTable } from '../values-table.tsx';
import { useHangarWords } from '../words/words.ts';
import { Drawn, isDrawn } from './drawn.tsx';
import '../../style/hangar/index.css';

/** Pixels that a card of its own page is wide, and one of many. */
const WIDE = 190;
const OF_MANY = 128;

interface Props {
  readonly system: SystemId;
  readonly kind: string;
  readonly entry: string;
}

/** A card or a table that is no aircraft: drawn as far as it can be, every value with where it comes from. */
export function CardPage({ system, kind, entry: key }: Props) {
  const { t } = useLanguage();
  const w = useContentWords();
  const loaded = useCatalogue(system);
  if (loaded === 'loading') return <p className="sheet notice">{w.loading}</p>;
  if (loaded === 'failed') return <NoGame title={w.none} help={t.gameNotLoaded} />;
  const packs = [isKind(kind) && loaded.aidKinds.includes(kind) ? loaded.aids : loaded.base, ...packsInUse(system)];
  const entry = isKind(kind) ? findEntry(packs, kind, key) : undefined;
  if (entry === undefined || !isKind(kind)) return <NoGame title={w.none} help={w.noneHelp} />;
  return <Shown catalogue={loaded} kind={kind} entry={entry} id={key} />;
}

interface ShownProps {
  readonly catalogue: Catalogue;
  readonly kind: KindName;
  readonly entry: Entry;
  readonly id: string;
}

function Shown({ catalogue, kind, entry, id }: ShownProps) {
  const { t, language } = useLanguage();
  const w = useContentWords();
  const h = useHangarWords();
  const { system, aidKinds } = catalogue;
  const pack = packsInUse(system).findLast((each) => findEntry([each], kind, id) === entry);
  /** A deck is called by its letter. */
  const titleOf = (): string => {
    if (kind === 'decks') return h.deckTitle(id);
    return kind === 'damage' ? h.damageDeckTitle(id) : nameOf(entry, catalogue, kind, w);
  };
  return (
    <div className="entry-page">
      <p>
        <a href={writeRoute({ page: 'content', system, kind: '', entry: '' })}>
          <span aria-hidden="true">← </span>
          {h.besidesOf(systemName(system, t))}
        </a>
      </p>
      <div className="sheet entry-head">
        {kind === 'faces' && <Drawn system={system} kind={kind} entry={entry} width={WIDE} />}
        <div>
          <PageTitle text={titleOf()} />
          <p className="legend">
            {w.kinds[kind]}
            {pack !== undefined && `, ${w.ofPack(pack.pack)}`}
          </p>
          {kind === 'resources' && <p>{resourceText(id, language)}</p>}
          {!aidKinds.includes(kind) && (
            <p>
              <a href={writeRoute({ page: 'editor', system, pack: '' })}>{w.edit}</a>
            </p>
          )}
        </div>
      </div>
      {kind !== 'faces' && isDrawn(system, kind) && (
        <div className="sheet">
          <Drawn system={system} kind={kind} entry={entry} width={OF_MANY} />
        </div>
      )}
      <div className="sheet">
        <ValuesTable entry={entry} />
      </div>
    </div>
  );
}
