import { PlanePicture } from '../art/plane-picture.tsx';
import type { AircraftScene } from './scene.ts';
import { useTableWords } from './words/words.ts';

/** An aircraft card, both sides, every value with where it comes from. */
export function AircraftCard({ aircraft }: { readonly aircraft: AircraftScene }) {
  const w = useTableWords();
  const { id, flag, engines, name, line, points, tables, notes } = aircraft;
  return (
    <article className="aircraft-card">
      <header>
        <PlanePicture aircraft={id} like={{ flag, engines }} compared />
        <div>
          <h3>{name}</h3>
          <p>{line}</p>
        </div>
        <span className="points">{points}</span>
      </header>
      {tables.map(({ caption, columns, rows }) => (
        <table key={caption}>
          <thead>
            <tr>
              {caption === '' ? <td /> : <th scope="col">{caption}</th>}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.values.map(({ text, source, isReconstructed }, at) => (
                  <td key={columns[at]} className={isReconstructed ? 'reconstructed' : ''} title={source}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="legend">{w.setUp.sourceNote}</p>
    </article>
  );
}
