import { minus } from '@tallyho/words/figures';

/** One line of a chart: a name, and a value for each moment. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface Props {
  readonly title: string;
  /** What the horizontal axis counts: a label for each moment. */
  readonly moments: readonly string[];
  readonly momentTitle: string;
  readonly series: readonly Series[];
  /** Names for the values on the vertical axis; numbers speak for themselves. */
  name?(value: number): string;
  readonly tableTitle: string;
  /** The end of the vertical axis, where it is not the highest value. */
  readonly most?: number;
}

const WIDTH = 250;
const HEIGHT = 110;
const LEFT = 32;
const BOTTOM = 22;

/**
 * A small honest chart: axes with their ends named, lines told apart by dash and mark as well as colour, and the same
 * as a table.
 */
export function LineChart({ title, moments, momentTitle, series, name = minus, tableTitle, most = 1 }: Props) {
  const all = series.flatMap(({ values }) => values);
  const low = Math.min(0, ...all);
  const high = Math.max(most, ...all);
  const x = (at: number): number => LEFT + (at * (WIDTH - LEFT - 8)) / Math.max(1, moments.length - 1);
  const y = (value: number): number => 8 + ((high - value) * (HEIGHT - BOTTOM - 12)) / (high - low);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <path className="axis" d={`M${LEFT} 4V${y(low)}H${WIDTH - 4}`} />
        {low < 0 && <path className="zero" d={`M${LEFT} ${y(0)}H${WIDTH - 4}`} />}
        <text x={LEFT - 5} y={y(high) + 5} textAnchor="end">
          {high}
        </text>
        <text x={LEFT - 5} y={y(low) + 2} textAnchor="end">
          {minus(low)}
        </text>
        {series.map(({ name: who, values }, at) => (
          <polyline
            key={who}
            className={`line-${at % 4}`}
            points={values
              .map((value, moment) => `${x(moment).toFixed(1)},${(y(value) + at * 1.2).toFixed(1)}`)
              .join(' ')}
          />
        ))}
        <text x={LEFT} y={HEIGHT - 4}>
          {moments[0]}
        </text>
        <text x={WIDTH - 6} y={HEIGHT - 4} textAnchor="end">
          {moments.at(-1)}
        </text>
      </svg>
      <ul className="chart-key">
        {series.map(({ name: who }, at) => (
          <li key={who} className={`key-${at % 4}`}>
            {who}
          </li>
        ))}
      </ul>
      <details>
        <summary>{tableTitle}</summary>
        <div className="chart-table">
          <table>
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{momentTitle}</th>
                {series.map(({ name: who }) => (
                  <th key={who} scope="col">
                    {who}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map((moment, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several moments may have the same name
                <tr key={at}>
                  <th scope="row">{moment}</th>
                  {series.map(({ name: who, values }) => (
                    <td key={who}>{name(values[at])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
