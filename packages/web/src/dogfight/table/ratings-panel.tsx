import type { Scene } from '../scene.ts';

/** Every rating as it is now, and why: card, damage, pilot, altitude, position. */
export function RatingsPanel({ scene: { sheets } }: { readonly scene: Pick<Scene, 'sheets'> }) {
  return (
    <div className="ratings">
      {sheets.map(({ key, name, note, rows }) => (
        <section key={key}>
          <h3>
            {name} {note !== '' && <em>{note}</em>}
          </h3>
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row" title={row.help}>
                    {row.name}
                  </th>
                  <td className="figure">{row.now}</td>
                  <td className="legend">{row.why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
