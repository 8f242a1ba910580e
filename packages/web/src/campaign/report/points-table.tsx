import { type MissionResult, missionSides } from '@tallyho/down-in-flames';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';

/** What each side has scored, and how it adds up. */
export function PointsTable({ report }: { readonly report: MissionResult }) {
  const w = useCampaignWords();
  const all = missionSides.map((side) => report.sides[side]);
  const rows = [
    { name: w.report.rows.target, values: all.map(({ target }) => target), isShown: true },
    { name: w.report.rows.aircraft, values: all.map(({ aircraft }) => aircraft), isShown: true },
    {
      name: w.report.rows.doubled,
      values: all.map(({ scored }) => scored),
      isShown: all.some(({ target, aircraft, scored }) => scored !== target + aircraft),
    },
    {
      name: w.report.rows.adjusted,
      values: all.map(({ adjusted }) => adjusted),
      isShown: all.some(({ scored, adjusted }) => scored !== adjusted),
    },
    { name: w.report.rows.final, values: all.map(({ final }) => final), isShown: true },
  ];
  return (
    <table className="points-table">
      <caption>{w.report.points}</caption>
      <thead>
        <tr>
          <td />
          {sideIds.map((side) => (
            <th key={side} scope="col">
              {w.campaigns.sides[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, seat) => (
                <td key={sideIds[seat]} className="figure">
                  {value}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
