import { useId, useState } from 'react';
import { type AnyPack, type Catalogue, entriesOf, findEntry, type KindName, keyOf } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { useContentWords } from '../content/words/words.ts';
import { copyOf, freshId, withEntry } from './change.ts';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly kind: KindName;
  readonly pack: AnyPack;
  onPack(pack: AnyPack): void;
}

/** One of ours into the pack: to be changed, or as the beginning of a new one. */
export function AddEntry({ catalogue, kind, pack, onPack }: Props) {
  const w = useEditorWords();
  const c = useContentWords();
  const id = useId();
  const ours = entriesOf(catalogue.base, kind);
  const [chosen, setChosen] = useState(() => keyOf(ours[0] ?? {}));
  const own = entriesOf(pack, kind);
  const entry = findEntry([catalogue.base], kind, chosen);
  if (entry === undefined) return null;
  const isThere = own.some((each) => keyOf(each) === chosen);
  const add = (key: string): void => onPack(withEntry(pack, kind, copyOf(entry, key)));
  return (
    <div className="add-entry">
      <label htmlFor={id}>{w.like(c.kinds[kind])}</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {ours.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {nameOf(each, catalogue, kind, c)}
          </option>
        ))}
      </select>
      <button type="button" disabled={isThere} onClick={() => add(chosen)}>
        {w.changeIt}
      </button>
      {'id' in entry && (
        <button type="button" onClick={() => add(freshId([...ours, ...own], chosen))}>
          {w.makeLike}
        </button>
      )}
    </div>
  );
}
