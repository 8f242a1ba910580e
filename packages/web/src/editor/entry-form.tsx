import type { Json, Problem } from '@tallyho/kernel';
import { useId } from 'react';
import { type AnyPack, type Catalogue, entriesOf, findEntry, keyOf } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { useContentWords } from '../content/words/words.ts';
import { useLanguage } from '../words/language.tsx';
import { isWithin, type Path, stepsIn, valueAt } from './change.ts';
import type { Listed } from './contents.ts';
import { expectedAt } from './expected.ts';
import { Fields } from './form/fields.tsx';
import type { Form } from './form/form.ts';
import { sayAt } from './form/say.ts';
import { Wrong } from './form/wrong.tsx';
import { valuesAt } from './models.ts';
import { toldTo } from './say-problem.ts';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly pack: AnyPack;
  readonly listed: Listed;
  readonly problems: readonly Problem[];
  onChange(path: Path, next: Json | undefined): void;
  onRemove(): void;
}

/** One entry of a pack: all its values, to be changed; each says at once what the game objects to. */
export function EntryForm({ catalogue, pack, listed, problems, onChange, onRemove }: Props) {
  const { language } = useLanguage();
  const w = useEditorWords();
  const c = useContentWords();
  const id = useId();
  const { kind, at, entry } = listed;
  const ours = entriesOf(catalogue.base, kind);
  const own = problems.filter(({ place }) => isWithin(stepsIn(pack, place), [kind, at]));
  // What is said of something that no form shows is said where its nearest part has a field.
  const placed = own.map((problem) => ({ problem, path: nearest(stepsIn(pack, problem.place).slice(2), ours, entry) }));
  const reader = { catalogue, pack, c, w, language };
  const wrongAt = (path: Path): readonly string[] =>
    placed
      .filter((each) => each.path.length === path.length && isWithin(each.path, path))
      .map(({ problem }) => sayAt(toldTo(reader, problem), path, expectedAt(catalogue, kind, path), w, language));
  const form: Form = { catalogue, kind, ours, pack, entry, change: onChange, wrongAt };
  const name = nameOf(entry, catalogue, kind, c) || keyOf(entry);
  const before = findEntry([catalogue.base], kind, keyOf(entry));
  return (
    <section className="sheet pack-form" aria-labelledby={`${id}-name`}>
      <p className="label">{c.kinds[kind]}</p>
      <h2 id={`${id}-name`}>{name}</h2>
      <p className="legend">
        {before === undefined ? w.isNew : w.replaces(nameOf(before, catalogue, kind, c) || keyOf(entry))}
      </p>
      <Wrong id={`${id}-wrong`} said={wrongAt([])} />
      <div className="field-grid">
        <Fields form={form} path={[]} value={entry} />
        <Source value={valueAt(entry, ['sources', 'all'])} onChange={(all) => onChange(['sources'], { all })} />
      </div>
      <details className="aside-fields" open={wrongAt(['id']).length > 0 || undefined}>
        <summary>{w.details}</summary>
        <p className="legend">{w.idHelp}</p>
        <div className="field-grid">
          {'id' in entry && (
            <div className="field">
              <label htmlFor={`${id}-id`}>{c.fields.id}</label>
              <input
                id={`${id}-id`}
                type="text"
                value={String(entry.id ?? '')}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={wrongAt(['id']).length > 0}
                aria-describedby={`${id}-id-wrong`}
                onChange={({ target }) => onChange(['id'], target.value)}
              />
              <Wrong id={`${id}-id-wrong`} said={wrongAt(['id'])} />
            </div>
          )}
        </div>
        <button type="button" className="quiet" onClick={onRemove}>
          {w.remove}
        </button>
      </details>
    </section>
  );
}

function Source({ value, onChange }: { readonly value: Json | undefined; onChange(all: string): void }) {
  const w = useEditorWords();
  const id = useId();
  return (
    <div className="field wide">
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

/** As far as a way leads in an entry, or in any of ours: so far there are fields. */
function nearest(path: Path, ours: Parameters<typeof valuesAt>[0], entry: Listed['entry']): Path {
  let known = path;
  while (known.length > 0 && valueAt(entry, known) === undefined && valuesAt(ours, known).length === 0)
    known = known.slice(0, -1);
  return known;
}
