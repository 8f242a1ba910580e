import { minus } from '@tallyho/words/figures';
import type { ReportScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

/** What each side has scored, and how it adds up. */
export function PointsTable({ report: { counted, points, sides } }: { readonly report: ReportScene }) {
  const w = useCampaignWords();
  return (
    <table className="points-table">
      <caption>{counted ?? w.report.points}</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, seat) => (
              <td key={sides[seat]} className="figure">
                {minus(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
