import { useId } from 'react';
import { RuleRef } from '../rules/rule-ref.tsx';

/** What can be agreed on: a yes or no, a figure (null: none), one of a list. */
type Field =
  | { readonly kind: 'flag'; readonly value: boolean; set(value: boolean): void }
  | {
      readonly kind: 'figure';
      readonly value: number | null;
      readonly least: number;
      readonly most: number;
      set(value: number | null): void;
    }
  | {
      readonly kind: 'list';
      readonly value: string;
      readonly items: readonly { readonly id: string; readonly name: string }[];
      set(value: string): void;
    };

interface Props {
  readonly title: string;
  readonly help: string;
  readonly rule: string;
  readonly field: Field;
}

/** An option, what it does, and the rule behind it. */
export function OptionRow({ title, help, rule, field }: Props) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{title}</label>
      <Input id={id} help={`${id}-help`} field={field} />
      <p id={`${id}-help`} className="legend">
        {help} <RuleRef rule={rule} />
      </p>
    </div>
  );
}

function Input({ id, help, field }: { readonly id: string; readonly help: string; readonly field: Field }) {
  switch (field.kind) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          aria-describedby={help}
          checked={field.value}
          onChange={({ target }) => field.set(target.checked)}
        />
      );
    case 'figure':
      return (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          aria-describedby={help}
          min={field.least}
          max={field.most}
          value={field.value ?? ''}
          onChange={({ target }) => field.set(target.value === '' ? null : Number(target.value))}
        />
      );
    case 'list':
      return (
        <select id={id} aria-describedby={help} value={field.value} onChange={({ target }) => field.set(target.value)}>
          {field.items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </select>
      );
  }
}
