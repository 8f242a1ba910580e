import { useId, useState, useSyncExternalStore } from 'react';
import { type Catalogue, entriesOf } from '../content/catalogue.ts';
import { dropPack, isPackName, type KeptPack, keepPack, packsOf, watchPacks } from '../content/packs.ts';
import { SystemLinks } from '../content/system-links.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { saveFile } from '../saved/files.ts';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { ImportPack } from './import-pack.tsx';
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
      {packs.length === 0 && <p>{w.none}</p>}
      <ul>
        {packs.map((kept) => (
          <li key={kept.pack.pack} className="sheet shelf-row">
            <PackRow catalogue={catalogue} kept={kept} />
          </li>
        ))}
      </ul>
      <NewPack catalogue={catalogue} packs={packs} />
      <ImportPack catalogue={catalogue} />
    </div>
  );
}

function PackRow({ catalogue, kept }: { readonly catalogue: Catalogue; readonly kept: KeptPack }) {
  const w = useEditorWords();
  const { pack, isValid, isUsed } = kept;
  const count = catalogue.kinds.reduce((sum, kind) => sum + entriesOf(pack, kind).length, 0);
  const drop = (): void => {
    if (window.confirm(w.reallyDelete(pack.pack))) dropPack(pack.system, pack.pack);
  };
  return (
    <>
      <div className="shelf-what">
        <strong>{pack.pack}</strong>
        <span className="legend">
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
          {w.open}
        </a>
        <button type="button" onClick={() => saveFile(`${pack.pack}.json`, `${JSON.stringify(pack, null, 2)}\n`)}>
          {w.exportPack}
        </button>
        <button type="button" className="quiet" onClick={drop}>
          {w.deletePack}
        </button>
      </div>
    </>
  );
}

interface NewProps {
  readonly catalogue: Catalogue;
  readonly packs: readonly KeptPack[];
}

function NewPack({ catalogue: { system }, packs }: NewProps) {
  const t = useWords();
  const w = useEditorWords();
  const id = useId();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  const create = (): void => {
    if (!isPackName(name)) return setTrouble(w.badName);
    if (packs.some(({ pack }) => pack.pack === name)) return setTrouble(w.taken);
    if (!keepPack({ pack: { system, pack: name }, isValid: false, isUsed: true })) return setTrouble(t.noRoom);
    window.location.hash = writeRoute({ page: 'editor', system, pack: name });
  };
  return (
    <form
      className="add-entry"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <label htmlFor={id}>{w.newPack}</label>
      <input
        id={id}
        type="text"
        value={name}
        autoComplete="off"
        aria-invalid={trouble !== ''}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit">{w.create}</button>
      {trouble !== '' && (
        <span className="wrong" role="alert">
          {trouble}
        </span>
      )}
    </form>
  );
}
