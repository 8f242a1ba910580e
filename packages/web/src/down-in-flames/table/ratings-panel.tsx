import { ratingsNow } from '../model/ratings.ts';
import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Every rating as it is now, and why: card, damage, pilot, altitude, position. */
export function RatingsPanel({ model }: { readonly model: TableModel }) {
  const w = useDuelWords();
  const { view, names } = model;
  return (
    <div className="ratings">
      {view.planes.map((aircraft, plane) => (
        <section key={view.fixed.labels[plane]}>
          <h3>
            {names.plane(plane)} {aircraft.gone && <em>{w.table.downNow}</em>}
          </h3>
          <table>
            <tbody>
              {ratingsNow(view, plane).map(({ id, now, parts }) => (
                <tr key={id}>
                  <th scope="row" title={w.terms.ratingHelp[id]}>
                    {w.terms.ratings[id]}
                  </th>
                  <td className="figure">{now}</td>
                  <td className="legend">
                    {parts.length > 1 &&
                      w.table.ratingWhy(
                        parts.map(({ part, by }, i) => `${i === 0 ? by : signed(by)} ${w.terms.parts[part]}`).join(' '),
                      )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
