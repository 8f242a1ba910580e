import type { Json } from '@tallyho/kernel';
import { type ReactNode, useId } from 'react';
import type { Entry } from '../../content/catalogue.ts';
import { useContentWords } from '../../content/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import type { Path } from '../change.ts';
import { fieldsAt, modelAt } from '../models.ts';
import { useEditorWords } from '../words/words.ts';
import { choicesAt } from './choices.ts';
import { Control } from './control.tsx';
import { expectedIn, type FieldProps, type Form } from './form.ts';
import { labelAt, wholeLabel } from './labels.ts';
import { PairTable } from './pair-table.tsx';
import { rangeOf } from './say.ts';
import { Wrong } from './wrong.tsx';

const isMap = (value: Json | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All fields of a map: small ones side by side, the two sides of a card as a table, as they are printed. */
export function Fields({ form, path, value }: FieldProps) {
  const names = fieldsAt(form.ours, path, value);
  const map = isMap(value) ? value : {};
  const isPair = names.includes('front') && names.includes('damaged');
  return (
    <>
      {names.map((name) => {
        if (isPair && name === 'damaged') return null;
        if (isPair && name === 'front') return <PairTable key={name} form={form} path={path} value={map} />;
        return <Field key={name} form={form} path={[...path, name]} value={map[name]} />;
      })}
    </>
  );
}

/** One value of an entry, as the field that fits it; what is wrong with it stands beside it. */
function Field(props: FieldProps) {
  const { form, path, value } = props;
  switch (expectedIn(form, path).is) {
    case 'map':
      return <MapField {...props} />;
    case 'list':
      return <ListField {...props} />;
    default:
      // What is in a pack and cannot be anywhere is still shown, with what is wrong with it.
      return isMap(value) || Array.isArray(value) ? <Misplaced {...props} /> : <PlainField {...props} />;
  }
}

function PlainField({ form, path, value }: FieldProps) {
  const { language } = useLanguage();
  const words = [useContentWords(), useEditorWords()] as const;
  const id = useId();
  const expected = expectedIn(form, path);
  const range = rangeOf(expected, path.at(-1), language);
  return (
    <div className={`field is-${expected.is}`}>
      <label htmlFor={id}>
        {labelAt(words, form, path)} {range !== '' && <small>{range}</small>}
      </label>
      <Control form={form} path={path} value={value} id={id} wrongId={`${id}-wrong`} />
      <Wrong id={`${id}-wrong`} said={form.wrongAt(path)} />
    </div>
  );
}

interface GroupProps {
  readonly form: Form;
  readonly path: Path;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

/** Fields that belong together, under their name. */
function Group({ form, path, children, isWide = true }: GroupProps) {
  const words = [useContentWords(), useEditorWords()] as const;
  const id = useId();
  return (
    <fieldset className={isWide ? 'field-group wide' : 'field-group'}>
      <legend>{labelAt(words, form, path)}</legend>
      <Wrong id={id} said={form.wrongAt(path)} />
      {children}
    </fieldset>
  );
}

/** A part of an entry; one that may be missing is added and taken away as a whole. */
function MapField({ form, path, value }: FieldProps) {
  const w = useEditorWords();
  const { isOptional } = expectedIn(form, path);
  if (isOptional && (value === undefined || value === null))
    return (
      <Group form={form} path={path}>
        <button type="button" onClick={() => form.change(path, modelAt(form.ours, path) ?? {})}>
          {w.addItem}
        </button>
      </Group>
    );
  return (
    <Group form={form} path={path}>
      <div className="field-grid">
        <Fields form={form} path={path} value={value} />
      </div>
      {isOptional && (
        <button type="button" className="quiet" onClick={() => form.change(path, undefined)}>
          {w.removeItem}
        </button>
      )}
    </Group>
  );
}

function ListField(props: FieldProps) {
  const c = useContentWords();
  const { form, path, value } = props;
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const expected = expectedIn(form, path);
  const of = expected.is === 'list' ? expected.of.is : 'text';
  if (of === 'choice') return <Ticks {...props} list={list} choices={choicesAt(form, path, c) ?? []} />;
  if (of === 'map') return <Items {...props} list={list} />;
  if (of === 'text') return <PlainField {...props} />;
  const length = Math.max(list.length, (modelAt(form.ours, path) as readonly Json[] | undefined)?.length ?? 0);
  return (
    <Group form={form} path={path} isWide={false}>
      <div className="field-grid">
        {Array.from({ length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
          <PlainField key={at} form={form} path={[...path, at]} value={list[at]} />
        ))}
      </div>
    </Group>
  );
}

type TicksProps = FieldProps & {
  readonly list: readonly Json[];
  readonly choices: readonly { readonly value: Json; readonly text: string }[];
};

/** Any of a few words: each is ticked; what is in the list and nobody knows can be unticked. */
function Ticks({ form, path, list, choices }: TicksProps) {
  const words = [useContentWords(), useEditorWords()] as const;
  const strange = list.filter((value) => !choices.some((choice) => choice.value === value));
  const all = [...choices, ...strange.map((value) => ({ value, text: String(value) }))];
  const turn = (value: Json, isOn: boolean): void =>
    form.change(
      path,
      // In the order in which the game names them.
      all.map((choice) => choice.value).filter((each) => (each === value ? isOn : list.includes(each))),
    );
  return (
    <Group form={form} path={path}>
      <div className="ticks">
        {all.map(({ value, text }) => (
          <label key={String(value)} title={wholeLabel(words, form, path)}>
            <input
              type="checkbox"
              checked={list.includes(value)}
              onChange={({ target }) => turn(value, target.checked)}
            />{' '}
            {text}
          </label>
        ))}
      </div>
    </Group>
  );
}

/** Things of one kind, each with fields of its own: the cards of a deck, the levels of a target. */
function Items({ form, path, list }: FieldProps & { readonly list: readonly Json[] }) {
  const c = useContentWords();
  const w = useEditorWords();
  const more = (): void => form.change(path, [...list, list.at(-1) ?? modelAt(form.ours, [...path, 0]) ?? {}]);
  return (
    <Group form={form} path={path}>
      <ol className="items">
        {list.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={at}>
            <fieldset>
              <legend className="unseen">{c.nth(at + 1)}</legend>
              <Wrong id={`${path.join('.')}-${at}`} said={form.wrongAt([...path, at])} />
              <div className="field-grid">
                <Fields form={form} path={[...path, at]} value={item} />
              </div>
              <button type="button" className="quiet" onClick={() => form.change(path, list.toSpliced(at, 1))}>
                {w.removeItem} <span className="unseen">{c.nth(at + 1)}</span>
              </button>
            </fieldset>
          </li>
        ))}
      </ol>
      <button type="button" onClick={more}>
        {w.addItem}
      </button>
    </Group>
  );
}

/** Something that has no place in a form: it can only be taken away. */
function Misplaced({ form, path }: FieldProps) {
  const w = useEditorWords();
  return (
    <Group form={form} path={path}>
      <button type="button" className="quiet" onClick={() => form.change(path, undefined)}>
        {w.removeItem}
      </button>
    </Group>
  );
}
