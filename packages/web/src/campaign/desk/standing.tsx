import { type CampaignView, campaignRules, type Grade, grades } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import { signed, useCampaignWords } from '../words/words.ts';

/** From where to where a grade of the victory table reaches; null: without end. */
export function rangeOf(
  { victory: { axis, allies } }: Campaign,
  grade: Grade,
): readonly [number | null, number | null] {
  switch (grade) {
    case 'axis-decisive':
      return [null, axis.decisive];
    case 'axis-major':
      return [axis.decisive + 1, axis.major];
    case 'axis-minor':
      return [axis.major + 1, axis.minor];
    case 'draw':
      return [axis.minor + 1, allies.minor - 1];
    case 'allies-minor':
      return [allies.minor, allies.major - 1];
    case 'allies-major':
      return [allies.major, allies.decisive - 1];
    case 'allies-decisive':
      return [allies.decisive, null];
  }
}

/** The victory table; where one stands is marked. */
export function VictoryTable({ campaign, here }: { readonly campaign: Campaign; readonly here: Grade | null }) {
  const w = useCampaignWords();
  const words = ([from, to]: readonly [number | null, number | null]): string => {
    if (from === null) return w.desk.gradeTo(signed(to ?? 0));
    if (to === null) return w.desk.gradeFrom(signed(from));
    return from === to ? signed(from) : w.desk.gradeBetween({ from: signed(from), to: signed(to) });
  };
  return (
    <table className="victory-table">
      <tbody>
        {grades
          .toReversed()
          .filter((grade) => {
            const [from, to] = rangeOf(campaign, grade);
            return from === null || to === null || from <= to;
          })
          .map((grade) => (
            <tr key={grade} className={`${grade}${grade === here ? ' here' : ''}`}>
              <th scope="row">{w.campaigns.grades[grade]}</th>
              <td>{words(rangeOf(campaign, grade))}</td>
              <td>{grade === here ? w.desk.here : ''}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Where the campaign stands. */
export function Standing({ view }: { readonly view: CampaignView }) {
  const w = useCampaignWords();
  const grade = campaignRules.verdict(view);
  const total = campaignRules.totalOf(view.log);
  return (
    <div className="standing">
      <p className="standing-total">
        <strong>{w.desk.standingIs({ total: signed(total), grade: w.campaigns.grades[grade] })}</strong>
      </p>
      <p className="legend">{w.desk.standingNote}</p>
      <VictoryTable campaign={view.fixed.campaign} here={grade} />
    </div>
  );
}
