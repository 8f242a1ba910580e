import { type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import { cardOf } from '../model/cards.ts';
import { forecastOf } from '../model/forecast.ts';
import { sideIds } from '../model/sides.ts';
import { signed, useCampaignWords } from '../words/words.ts';

/** What an arrow brings, what it meets, and what the target could bring in points. */
export function ArrowDetails({ view, at }: { readonly view: CampaignView; readonly at: number }) {
  const w = useCampaignWords();
  const { campaign } = view.fixed;
  const { aircraft, side, to } = campaign.arrows[at];
  const target = campaignRules.targetOf(view.fixed, to);
  const defender = side === 'axis' ? 'allies' : 'axis';
  return (
    <div className="arrow-details">
      <p>
        {w.desk.brings(aircraft.map((id) => cardOf(id).name).join(', '))} {w.desk.needs(target)}.
      </p>
      <p>{w.desk.meets(cardOf(campaign.interceptors[defender]).name)}.</p>
      <table>
        <caption>{w.desk.forecast}</caption>
        <tbody>
          {forecastOf(view, at).map((row) => (
            <tr key={row.status}>
              <th scope="row">
                {w.desk.forecastRow({
                  status: w.campaigns.statuses[row.status],
                  points: row.points,
                  side: w.campaigns.sides[sideIds[row.side]],
                })}
              </th>
              <td>{w.desk.forecastTotal({ total: signed(row.total), grade: w.campaigns.grades[row.grade] })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend">{w.desk.forecastNote}</p>
    </div>
  );
}
