import type { Json } from '@tallyho/kernel';
import { useId, useState } from 'react';
import { useContentWords } from '../../content/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import { wordsAt } from '../models.ts';
import { useEditorWords } from '../words/words.ts';
import { type Choice, choicesAt } from './choices.ts';
import { expectedIn, type FieldProps } from './form.ts';
import { readNumber, unitOf, writeNumber } from './units.ts';

interface Props extends FieldProps {
  readonly id: string;
  /** What it is called where no label stands beside it. */
  readonly label?: string;
  /** Where it is said what is wrong. */
  readonly wrongId: string;
}

/** The one thing in which a value is typed, ticked or chosen: the game says which. */
export function Control(props: Props) {
  const c = useContentWords();
  const { form, path } = props;
  const expected = expectedIn(form, path);
  const choices = choicesAt(form, path, c);
  if (expected.is === 'flag') return <Tick {...props} />;
  if (choices !== null) return <Select {...props} choices={choices} isOptional={expected.isOptional} />;
  return expected.is === 'number' ? (
    <NumberLine {...props} isOptional={expected.isOptional} />
  ) : (
    <TextLine {...props} />
  );
}

/** What every control tells of itself. */
const told = ({ id, label, wrongId, form, path }: Props) => {
  const isWrong = form.wrongAt(path).length > 0;
  return {
    id,
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? wrongId : undefined,
  };
};

/** What may be left out is, where it says no. */
function Tick(props: Props) {
  const { form, path, value } = props;
  const off = expectedIn(form, path).isOptional ? undefined : false;
  return (
    <input
      {...told(props)}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => form.change(path, target.checked || off)}
    />
  );
}

/** The place of a choice in its list, as the value of a field: words of a game may be any text, or a number. */
const NONE = '-';

function Select(props: Props & { readonly choices: readonly Choice[]; readonly isOptional: boolean }) {
  const w = useEditorWords();
  const { form, path, value, choices, isOptional } = props;
  const at = choices.findIndex((choice) => choice.value === (value ?? null));
  const isStrange = at < 0 && value !== undefined && value !== null && value !== '';
  const pick = (text: string): void => form.change(path, text === NONE ? undefined : choices[Number(text)]?.value);
  const hasNothing = choices.some((choice) => choice.value === null);
  return (
    <select {...told(props)} value={at < 0 ? NONE : String(at)} onChange={({ target }) => pick(target.value)}>
      {(at < 0 || (isOptional && !hasNothing)) && (
        <option value={NONE}>{isStrange ? String(value) : isOptional ? w.nothing : w.choose}</option>
      )}
      {choices.map(({ value: each, text }, nth) => (
        <option key={String(each)} value={nth}>
          {text}
        </option>
      ))}
    </select>
  );
}

function NumberLine(props: Props & { readonly isOptional: boolean }) {
  const { language } = useLanguage();
  const { form, path, value, isOptional } = props;
  const unit = unitOf(path.at(-1));
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): Json | undefined =>
    text.trim() === '' && isOptional ? undefined : (readNumber(text, unit) ?? text);
  // What is being typed stays as it is typed, as long as it says what is kept: '12,' on the way to '12,5'.
  const isTyped = typed !== null && read(typed) === value;
  const shown = isTyped
    ? typed
    : typeof value === 'number'
      ? writeNumber(value, unit, language === 'fr' ? ',' : '.')
      : typeof value === 'string'
        ? value
        : '';
  const expected = expectedIn(form, path);
  const isSigned = expected.is === 'number' && expected.min < 0;
  return (
    <input
      {...told(props)}
      className="figure"
      type="text"
      // The keys of a telephone for figures have no minus.
      inputMode={isSigned ? 'text' : unit === 1 ? 'numeric' : 'decimal'}
      value={shown}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value);
        form.change(path, read(target.value));
      }}
    />
  );
}

function TextLine(props: Props) {
  const known = useId();
  const { form, path, value } = props;
  const words = typeof path.at(-1) === 'string' ? wordsAt(form.ours, path) : [];
  const { isOptional } = expectedIn(form, path);
  const shown = Array.isArray(value) ? value.join(', ') : value === undefined || value === null ? '' : String(value);
  const isList = expectedIn(form, path).is === 'list';
  const read = (text: string): Json | undefined => {
    if (isList) return text.trim() === '' ? [] : text.split(',').map((word) => word.trim());
    return text === '' && isOptional ? undefined : text;
  };
  return (
    <>
      <input
        {...told(props)}
        type="text"
        value={shown}
        list={words.length > 0 ? known : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => form.change(path, read(target.value))}
      />
      {words.length > 0 && (
        <datalist id={known}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}
