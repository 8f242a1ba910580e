import type { Json } from '@tallyho/kernel';
import type { ReactNode } from 'react';
import { valuesOf, written } from '../../content/values.ts';
import { pathWords, useContentWords, valueWords } from '../../content/words/words.ts';

interface Props {
  readonly title: string;
  readonly entry: object;
  /** What is said in a table of its own. */
  readonly children?: ReactNode;
}

/** A line of a sheet or a table that lies beside the game, as it is read there. */
export function SheetLines({ title, entry, children }: Props) {
  const c = useContentWords();
  const rows = valuesOf(entry as Json).filter(({ path }) => path[0] !== 'id');
  return (
    <article className="aircraft-card sheet-lines">
      {title !== '' && <h3>{title}</h3>}
      <table>
        <tbody>
          {rows.map(({ path, value }) => (
            <tr key={written(path)}>
              <th scope="row">{pathWords(c, path)}</th>
              <td>{valueWords(c, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </article>
  );
}
