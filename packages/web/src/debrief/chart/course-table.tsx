import { useDebriefWords } from '../words/words.ts';
import type { ChartProps } from './chart-sheet.tsx';

const percentOf = (chance: number): number => Math.round(chance * 100);

/** The line as a table: every moment that the bot has looked at, and what happened at those that counted. */
export function CourseTable({ course, bands, described, player }: ChartProps) {
  const w = useDebriefWords();
  const turnAt = (step: number): number => bands.find(({ from, to }) => step >= from && step < to)?.turn ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that can be pushed needs a place for the keys
    <div className="course-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.moment}</th>
            <th scope="col">{w.chance}</th>
            <th scope="col">{w.change}</th>
            <th scope="col">{w.happened}</th>
          </tr>
        </thead>
        <tbody>
          {course.map(({ step, chance }) => {
            const found = described.find(({ moment }) => moment.at === step);
            return (
              <tr key={step}>
                <th scope="row">
                  <button type="button" className="quiet" onClick={() => player.go(step)}>
                    {step === player.last ? w.end : w.placeShort({ turn: turnAt(step), step, of: player.last })}
                  </button>
                </th>
                <td className="figure">{w.percent(percentOf(chance))}</td>
                <td className="figure">
                  {found !== undefined && w.points(percentOf(found.moment.to) - percentOf(found.moment.from))}
                </td>
                <td>{found !== undefined && [found.title, found.line].filter((part) => part !== '').join(' – ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
