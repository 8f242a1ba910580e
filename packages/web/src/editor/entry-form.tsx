import type { Json, Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useId } from 'react';
import { type Catalogue, type Entry, entriesOf, type KindName, keyOf } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { pathWords, useContentWords } from '../content/words/words.ts';
import { useLanguage } from '../words/language.tsx';
import { isWithin, type Path, stepsOf, valueAt } from './change.ts';
import { type Form, JsonField } from './json-field.tsx';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly kind: KindName;
  readonly at: number;
  readonly entry: Entry;
  readonly problems: readonly Problem[];
  onChange(path: Path, next: Json): void;
  onRemove(): void;
}

/** One entry of a pack: all its values, to be changed; each says at once what the game objects to. */
export function EntryForm({ catalogue, kind, at, entry, problems, onChange, onRemove }: Props) {
  const { language } = useLanguage();
  const w = useEditorWords();
  const c = useContentWords();
  const own = problems.filter(({ place }) => isWithin(stepsOf(place), [kind, at]));
  // What is said of something that has no field of its own is said where its nearest part has one.
  const placed = own.map((problem) => ({ problem, path: nearest(entry, stepsOf(problem.place).slice(2)) }));
  const say = ({ problem, path }: (typeof placed)[number]): string =>
    sentence({ ...problem, place: pathWords(c, path) || nameOf(entry, catalogue, kind, c) }, language);
  const wrongAt = (path: Path): readonly string[] =>
    placed.filter((each) => each.path.length === path.length && isWithin(each.path, path)).map(say);
  const form: Form = { entries: entriesOf(catalogue.base, kind), change: onChange, wrongAt };
  const { sources: _, ...values } = entry;
  return (
    <details className="sheet entry-form" open={own.length > 0 || undefined}>
      <summary>
        <strong>{nameOf(entry, catalogue, kind, c) || keyOf(entry)}</strong>{' '}
        <span className="legend">
          {c.kinds[kind]}
          {own.length > 0 && `, ${w.wrong(own.length)}`}
        </span>
      </summary>
      {wrongAt([]).map((text) => (
        <p key={text} className="wrong" role="alert">
          {text}
        </p>
      ))}
      <div className="json-form">
        {Object.entries(values).map(([name, value]) => (
          <JsonField key={name} form={form} path={[name]} value={value} />
        ))}
        <Source value={valueAt(entry, ['sources', 'all'])} onChange={(all) => onChange(['sources'], { all })} />
      </div>
      <button type="button" className="quiet" onClick={onRemove}>
        {w.remove}
      </button>
    </details>
  );
}

function Source({ value, onChange }: { readonly value: Json | undefined; onChange(all: string): void }) {
  const w = useEditorWords();
  const id = useId();
  return (
    <div className="json-field">
      <label htmlFor={id}>{w.ourSource}</label>
      <select
        id={id}
        value={value === 'public' ? 'public' : 'reconstructed'}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="reconstructed">{w.sources.reconstructed}</option>
        <option value="public">{w.sources.public}</option>
      </select>
    </div>
  );
}

/** As far as a way leads in an entry. */
function nearest(entry: Entry, path: Path): Path {
  let known = path;
  while (known.length > 0 && valueAt(entry, known) === undefined) known = known.slice(0, -1);
  return known;
}
