import type { Json } from '@tallyho/kernel';
import { Fragment, useId } from 'react';
import type { Entry } from '../../content/catalogue.ts';
import { fieldWords, useContentWords } from '../../content/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import { type Path, valueAt } from '../change.ts';
import { fieldsAt, modelAt } from '../models.ts';
import { useEditorWords } from '../words/words.ts';
import { Control } from './control.tsx';
import { expectedIn, type Form } from './form.ts';
import { labelAt, wholeLabel } from './labels.ts';
import { rangeOf } from './say.ts';
import { Wrong } from './wrong.tsx';

const sides = ['front', 'damaged'] as const;

interface Props {
  readonly form: Form;
  /** Of what has the two sides. */
  readonly path: Path;
  readonly value: Entry;
}

/** The ratings of a side; a list of figures, such as Horsepower, has a row for each of them. */
function rowsOf(form: Form, path: Path, value: Entry): readonly Path[] {
  const names = new Set(sides.flatMap((side) => fieldsAt(form.ours, [...path, side], value[side])));
  return [...names].flatMap((name): Path[] => {
    const at = [...path, 'front', name];
    if (expectedIn(form, at).is !== 'list') return [[name]];
    const model = modelAt(form.ours, at);
    return Array.isArray(model) ? model.map((_: Json, nth) => [name, nth]) : [];
  });
}

/** Both sides of a card, intact and Damaged, beside each other as on the card itself. */
export function PairTable({ form, path, value }: Props) {
  const { language } = useLanguage();
  const c = useContentWords();
  const w = useEditorWords();
  const id = useId();
  const whole = sides.flatMap((side) => form.wrongAt([...path, side]));
  return (
    <div className="pair-table wide">
      <Wrong id={`${id}-whole`} said={whole} />
      <table>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col">
                {fieldWords(c, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(form, path, value).map((row) => {
            const first = [...path, 'front', ...row];
            const range = rangeOf(expectedIn(form, first), row[0], language);
            const said = sides.flatMap((side) => form.wrongAt([...path, side, ...row]));
            const name = row.join('-');
            return (
              <Fragment key={name}>
                <tr>
                  <th scope="row">
                    {labelAt([c, w], form, first)} {range !== '' && <small>{range}</small>}
                  </th>
                  {sides.map((side) => {
                    const at = [...path, side, ...row];
                    return (
                      <td key={side}>
                        <Control
                          form={form}
                          path={at}
                          value={valueAt(value, [side, ...row])}
                          id={`${id}-${side}-${name}`}
                          label={wholeLabel([c, w], form, at)}
                          wrongId={`${id}-${name}-wrong`}
                        />
                      </td>
                    );
                  })}
                </tr>
                {said.length > 0 && (
                  <tr>
                    <td colSpan={3}>
                      <Wrong id={`${id}-${name}-wrong`} said={said} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
