import { useId, useState } from 'react';
import { type AnyPack, type Catalogue, type Entry, entriesOf, type KindName, keyOf } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { useContentWords } from '../content/words/words.ts';
import { copyOf, freshKey, likeness, withEntry } from './change.ts';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly pack: AnyPack;
  /** Whether there is nothing else to do yet. */
  readonly isEmpty: boolean;
  /** The pack with one entry more, and which. */
  onAdd(pack: AnyPack, kind: KindName, at: number): void;
  /** The one of ours that was asked for is in the pack already. */
  onOpen(kind: KindName, at: number): void;
}

/** Damage decks have the four letters that guns have; no other kind is closed. */
const closed: readonly KindName[] = ['damage', 'awards', 'display', 'supply'];

/** One of ours into the pack: to be changed, or as the beginning of a new one. */
export function AddEntry({ catalogue, pack, isEmpty, onAdd, onOpen }: Props) {
  const w = useEditorWords();
  const c = useContentWords();
  const id = useId();
  const [kind, setKind] = useState(catalogue.kinds[0]);
  const [chosen, setChosen] = useState('');
  const ours = entriesOf(catalogue.base, kind)
    .map((entry) => ({ entry, name: nameOf(entry, catalogue, kind, c) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const own = entriesOf(pack, kind);
  const picked = ours.find(({ entry }) => keyOf(entry) === chosen) ?? ours[0];
  if (picked === undefined) return null;
  const add = (entry: Entry): void => onAdd(withEntry(pack, kind, entry), kind, own.length);
  const change = (): void => {
    const at = own.findIndex((each) => keyOf(each) === keyOf(picked.entry));
    if (at < 0) add(copyOf(picked.entry));
    else onOpen(kind, at);
  };
  const known = [...ours.map(({ entry }) => entry), ...own];
  return (
    <details className="add-entry" open={isEmpty}>
      <summary>{w.add}</summary>
      <div>
        <label htmlFor={`${id}-kind`}>{w.addKind}</label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={({ target }) => setKind(catalogue.kinds.find((each) => each === target.value) ?? kind)}
        >
          {catalogue.kinds.map((each) => (
            <option key={each} value={each}>
              {c.kinds[each]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-which`}>{w.addWhich}</label>
        <select id={`${id}-which`} value={keyOf(picked.entry)} onChange={({ target }) => setChosen(target.value)}>
          {ours.map(({ entry, name }) => (
            <option key={keyOf(entry)} value={keyOf(entry)}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" onClick={change}>
          {w.changeIt}
        </button>
        {!closed.includes(kind) && (
          <button type="button" onClick={() => add(likeness(picked.entry, freshKey(known, picked.entry), known))}>
            {w.makeLike}
          </button>
        )}
      </div>
    </details>
  );
}
