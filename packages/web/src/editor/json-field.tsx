import type { Json } from '@tallyho/kernel';
import { useId } from 'react';
import type { Entry } from '../content/catalogue.ts';
import { fieldWords, pathWords, useContentWords } from '../content/words/words.ts';
import type { Path } from './change.ts';
import { knownAt } from './suggestions.ts';
import { useEditorWords } from './words/words.ts';

/** What all fields of a form share. */
export interface Form {
  readonly entries: readonly Entry[];
  change(path: Path, next: Json): void;
  /** What is wrong with exactly this value, in sentences. */
  wrongAt(path: Path): readonly string[];
}

interface Props {
  readonly form: Form;
  readonly path: Path;
  readonly value: Json;
}

/** One value of an entry, as the field that fits it; what is wrong with it stands beside it. */
export function JsonField({ form, path, value }: Props) {
  if (Array.isArray(value)) return <ListField form={form} path={path} value={value} />;
  if (value !== null && typeof value === 'object') return <MapField form={form} path={path} value={value as Entry} />;
  return <PlainField form={form} path={path} value={value} />;
}

function Label({ path }: { readonly path: Path }) {
  const w = useContentWords();
  const last = path.at(-1) ?? '';
  return <>{typeof last === 'number' ? w.nth(last + 1) : fieldWords(w, last)}</>;
}

function Wrong({ id, said }: { readonly id: string; readonly said: readonly string[] }) {
  return said.length === 0 ? null : (
    <span id={id} className="wrong" role="alert">
      {said.join(' ')}
    </span>
  );
}

function MapField({ form, path, value }: Props & { readonly value: Entry }) {
  const id = useId();
  return (
    <fieldset className="json-map">
      <legend>
        <Label path={path} />
      </legend>
      {Object.entries(value).map(([name, item]) => (
        <JsonField key={name} form={form} path={[...path, name]} value={item} />
      ))}
      <Wrong id={id} said={form.wrongAt(path)} />
    </fieldset>
  );
}

/** Numbers and cards each have a field of their own; words stand in one, with commas between them. */
function ListField({ form, path, value }: Props & { readonly value: readonly Json[] }) {
  const w = useEditorWords();
  const id = useId();
  if (value.every((item) => typeof item === 'string')) {
    const { words } = knownAt(form.entries, path);
    const split = (text: string): string[] => text.split(',').map((word) => word.trim());
    return (
      <TextField
        form={form}
        path={path}
        text={value.join(', ')}
        hint={[w.words, words.join(', ')].filter((part) => part !== '').join(': ')}
        words={[]}
        onText={(text) => form.change(path, text.trim() === '' ? [] : split(text))}
      />
    );
  }
  const isOfMaps = value.some((item) => item !== null && typeof item === 'object');
  return (
    <fieldset className="json-map">
      <legend>
        <Label path={path} />
      </legend>
      {value.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <div key={at} className="json-item">
          <JsonField form={form} path={[...path, at]} value={item} />
          {isOfMaps && (
            <button type="button" className="quiet" onClick={() => form.change(path, value.toSpliced(at, 1))}>
              {w.removeItem}
            </button>
          )}
        </div>
      ))}
      {isOfMaps && (
        <button type="button" onClick={() => form.change(path, [...value, value.at(-1) ?? null])}>
          {w.addItem}
        </button>
      )}
      <Wrong id={id} said={form.wrongAt(path)} />
    </fieldset>
  );
}

function PlainField({ form, path, value }: Props & { readonly value: string | number | boolean | null }) {
  const id = useId();
  const known = knownAt(form.entries, path);
  if (typeof value === 'boolean') {
    return (
      <label className="json-field">
        <input type="checkbox" checked={value} onChange={({ target }) => form.change(path, target.checked)} />{' '}
        <Label path={path} />
        <Wrong id={id} said={form.wrongAt(path)} />
      </label>
    );
  }
  const isNumber = typeof value === 'number' || known.words.length === 0;
  const read = (text: string): Json => {
    if (text === '' && known.isNullable) return null;
    return isNumber && /^-?\d+$/.test(text) ? Number(text) : text;
  };
  return (
    <TextField
      form={form}
      path={path}
      text={value === null ? '' : String(value)}
      hint=""
      words={known.words}
      numeric={typeof value === 'number'}
      onText={(text) => form.change(path, read(text))}
    />
  );
}

interface TextProps {
  readonly form: Form;
  readonly path: Path;
  readonly text: string;
  readonly hint: string;
  readonly words: readonly string[];
  readonly numeric?: boolean;
  onText(text: string): void;
}

function TextField({ form, path, text, hint, words, numeric = false, onText }: TextProps) {
  const c = useContentWords();
  const id = useId();
  const said = form.wrongAt(path);
  return (
    <div className={numeric ? 'json-field numeric' : 'json-field'}>
      <label htmlFor={id}>{pathWords(c, path.slice(-1))}</label>
      <input
        id={id}
        type="text"
        inputMode={numeric ? 'numeric' : 'text'}
        value={text}
        list={words.length > 0 ? `${id}-known` : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={said.length > 0}
        aria-describedby={said.length > 0 ? `${id}-wrong` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {words.length > 0 && (
        <datalist id={`${id}-known`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {hint !== '' && <small className="legend">{hint}</small>}
      <Wrong id={`${id}-wrong`} said={said} />
    </div>
  );
}
