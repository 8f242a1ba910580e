import { writeRoute } from '../../../page/route.ts';
import type { BaseScene } from '../scene.ts';
import { useSuperfortressWords } from '../words/words.ts';
import { Draws } from './draws.tsx';

interface Props {
  readonly scene: BaseScene;
  readonly game: string;
  /** The moves with which the flights began. */
  readonly starts: readonly number[];
  onReport(report: number): void;
}

/** CH-30.22a — the cards of the week, the weeks, and the flights that were fought. */
export function B29Log({ scene, game, starts, onReport }: Props) {
  const w = useSuperfortressWords();
  const { weeks, draws, drawsTitle, flights, standing } = scene;
  return (
    <div className="b29-log">
      <p className="b29-standing">{standing}</p>
      <h3>{drawsTitle}</h3>
      {draws.length === 0 ? <p>{w.desk.noDraws}</p> : <Draws draws={draws} />}
      <h3>{w.desk.weeks}</h3>
      <table className="log-sheet b29-sheet">
        <thead>
          <tr>
            <th scope="col">{w.desk.week}</th>
            <th scope="col">{w.desk.dutyColumn}</th>
            <th scope="col">{w.desk.missionColumn}</th>
            <th scope="col">{w.desk.supplyColumn}</th>
            <th scope="col">{w.desk.vpsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {weeks
            .filter(({ time }) => time !== 'ahead')
            .map(({ week, duties, mission, isDue, supply, vps }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td>{duties.join(' ')}</td>
                <td>{isDue ? `${mission} ${w.desk.dueMark}` : mission}</td>
                <td className="figure">{supply}</td>
                <td className="figure">{vps}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <h3>{w.desk.flights}</h3>
      {flights.length === 0 ? (
        <p>{w.desk.noFlights}</p>
      ) : (
        <ul className="b29-flights">
          {flights.map(({ report, title, points }) => (
            <li key={report}>
              <span>{w.desk.entry(title, points)}</span>
              <button
                type="button"
                className="quiet"
                aria-label={w.desk.entry(w.desk.report, title)}
                onClick={() => onReport(report)}
              >
                {w.desk.report}
              </button>
              {starts[report] !== undefined && (
                <a
                  aria-label={w.desk.entry(w.desk.replay, title)}
                  href={writeRoute({ page: 'retrace', game, step: starts[report] })}
                >
                  {w.desk.replay}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
