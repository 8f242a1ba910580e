import type { Entry } from '../content/catalogue.ts';
import { sourceAt, valuesOf, written } from '../content/values.ts';
import { pathWords, useContentWords, valueWords } from '../content/words/words.ts';
import { Provenance } from './provenance.tsx';

/** Every value of an entry, and where it comes from. */
export function ValuesTable({ entry }: { readonly entry: Entry }) {
  const w = useContentWords();
  return (
    <div className="entry-values">
      <table>
        <thead>
          <tr>
            <th scope="col">{w.field}</th>
            <th scope="col">{w.is}</th>
            <th scope="col">{w.source}</th>
          </tr>
        </thead>
        <tbody>
          {valuesOf(entry).map(({ path, value }) => (
            <tr key={written(path)}>
              <th scope="row">{pathWords(w, path)}</th>
              <td>{valueWords(w, value)}</td>
              <td>
                <Provenance source={sourceAt(entry, path)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
