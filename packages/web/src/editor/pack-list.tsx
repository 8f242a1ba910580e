import { useId, useState, useSyncExternalStore } from 'react';
import { type Catalogue, entriesOf } from '../content/catalogue.ts';
import {
  dropPack,
  freeName,
  type KeptPack,
  keepPack,
  nameFor,
  packsOf,
  titleOf,
  watchPacks,
} from '../content/packs.ts';
import { SystemLinks } from '../content/system-links.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { keptAuthor } from './author.ts';
import { ImportPack } from './import-pack.tsx';
import { SharePack } from './share-pack.tsx';
import { useEditorWords } from './words/words.ts';

/** The packs of a game on this device: made, brought along, used, given away. */
export function PackList({ catalogue }: { readonly catalogue: Catalogue }) {
  const t = useWords();
  const w = useEditorWords();
  const { system } = catalogue;
  const packs = useSyncExternalStore(watchPacks, () => packsOf(system));
  return (
    <div className="pack-list">
      <PageTitle text={w.title(systemName(system, t))} />
      <p className="intro">{w.intro}</p>
      <SystemLinks current={system} to={(each) => writeRoute({ page: 'editor', system: each, pack: '' })} />
      {packs.length > 0 && (
        <ul>
          {packs.map((kept) => (
            <li key={kept.pack.pack} className="sheet shelf-row">
              <PackRow catalogue={catalogue} kept={kept} />
            </li>
          ))}
        </ul>
      )}
      <div className="pack-ways">
        <NewPack catalogue={catalogue} packs={packs} />
        <section className="sheet pack-bring">
          <h2>{w.bring}</h2>
          <p>{w.bringHelp}</p>
          <ImportPack />
        </section>
      </div>
    </div>
  );
}

function PackRow({ catalogue, kept }: { readonly catalogue: Catalogue; readonly kept: KeptPack }) {
  const t = useWords();
  const w = useEditorWords();
  const [isAsking, setAsking] = useState(false);
  const { pack, author, isValid, isUsed } = kept;
  const title = titleOf(kept);
  const count = catalogue.kinds.reduce((sum, kind) => sum + entriesOf(pack, kind).length, 0);
  return (
    <>
      <div className="shelf-what">
        <strong>{title}</strong>
        <span className="legend">
          {author !== '' && `${w.by(author)}. `}
          {w.entries(count)}, {isValid ? w.valid : w.unusable}
        </span>
        <label>
          <input
            type="checkbox"
            checked={isUsed && isValid}
            disabled={!isValid}
            onChange={({ target }) => keepPack({ ...kept, isUsed: target.checked })}
          />{' '}
          {w.use}
        </label>
      </div>
      <div className="shelf-ways">
        <a className="button" href={writeRoute({ page: 'editor', system: catalogue.system, pack: pack.pack })}>
          {w.open} <span className="unseen">{title}</span>
        </a>
        <SharePack kept={kept} />
        {isAsking ? (
          <div className="answers" role="alert">
            <span>{w.reallyDelete(title)}</span>
            <button type="button" onClick={() => setAsking(false)}>
              {t.cancel}
            </button>
            <button type="button" onClick={() => dropPack(pack.system, pack.pack)}>
              {w.deletePack}
            </button>
          </div>
        ) : (
          <button type="button" className="quiet" onClick={() => setAsking(true)}>
            {w.deletePack}…
          </button>
        )}
      </div>
    </>
  );
}

interface NewProps {
  readonly catalogue: Catalogue;
  readonly packs: readonly KeptPack[];
}

/** A title of any kind makes a pack; the name that stands in it is made of that. */
function NewPack({ catalogue: { system }, packs }: NewProps) {
  const t = useWords();
  const w = useEditorWords();
  const id = useId();
  const [title, setTitle] = useState('');
  const [isFull, setFull] = useState(false);
  const create = (): void => {
    const called = title.trim() || w.firstTitle;
    const wanted = nameFor(called);
    const taken = packs.map(({ pack }) => pack.pack);
    const name = taken.includes(wanted) ? freeName(wanted, taken) : wanted;
    const kept = { pack: { system, pack: name }, title: called, author: keptAuthor(), isValid: false, isUsed: true };
    if (keepPack(kept)) window.location.hash = writeRoute({ page: 'editor', system, pack: name });
    else setFull(true);
  };
  return (
    <form
      className="sheet new-pack"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <h2>{packs.length === 0 ? w.firstPack : w.newPack}</h2>
      <p>{w.newPackHelp}</p>
      <label htmlFor={id}>{w.packTitle}</label>
      <input
        id={id}
        type="text"
        maxLength={60}
        value={title}
        placeholder={w.firstTitle}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="submit" className="primary">
        {w.create}
      </button>
      {isFull && (
        <span className="wrong" role="alert">
          {t.noRoom}
        </span>
      )}
    </form>
  );
}
