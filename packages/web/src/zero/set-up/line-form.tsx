import { type MissionTarget, type PlaceId, placeIds } from '@tallyho/zero';
import { useZeroWords, type ZeroWords } from '../words/words.ts';
import { campaigns, isPhased, lineId, type MissionPlan, planFrom, targetSheets } from './mission-plan.ts';

interface Props {
  readonly plan: MissionPlan;
  onPlan(plan: MissionPlan): void;
}

const isPlace = (place: string): place is PlaceId => (placeIds as readonly string[]).includes(place);

/** A line of the Mission Targets: where, and what is flown there. */
export function lineName({ campaign }: ZeroWords, { place, kind, sheet }: MissionTarget): string {
  const target = targetSheets().find(({ id }) => id === sheet);
  const what = target === undefined ? campaign.missionKinds[kind] : campaign.targetKinds[target.kind];
  return `${isPlace(place) ? campaign.places[place] : place}: ${what}`;
}

/** Where a Mission is flown: the name of its campaign, and the place; '': it began as no line of any sheet. */
export function whereFlown({ campaign: words }: ZeroWords, { line }: MissionPlan): string {
  const found = campaigns().flatMap((campaign) =>
    campaign.targets.flatMap((target) => (lineId(campaign, target) === line ? [{ campaign, target }] : [])),
  )[0];
  if (found === undefined) return '';
  const { campaign, target } = found;
  return `${words.names[campaign.id] ?? campaign.name} – ${isPlace(target.place) ? words.places[target.place] : target.place}`;
}

/** Which Mission of the campaign sheets is flown. */
export function LineForm({ plan, onPlan }: Props) {
  const w = useZeroWords();
  const [first, second] = plan.seats;
  const players = plan.seats.map(({ player }) => player);
  const choose = (line: string): void => {
    const chosen = planFrom(line, [first.name, second.name]);
    onPlan({ ...chosen, seats: chosen.seats.map((seat, i) => ({ ...seat, player: players[i] })) });
  };
  return (
    <div className="sheet entry-form">
      <label>
        {w.setUp.line}
        <select value={plan.line} onChange={({ target }) => choose(target.value)}>
          {campaigns().map((campaign) => (
            <optgroup key={campaign.id} label={w.campaign.names[campaign.id] ?? campaign.name}>
              {campaign.targets.map((target) => (
                <option key={target.number} value={lineId(campaign, target)}>
                  {lineName(w, target)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span className="legend">{summaryOf(w, plan)}</span>
      </label>
    </div>
  );
}

/** What the orders say, in one line. */
function summaryOf(w: ZeroWords, plan: MissionPlan): string {
  const kind = w.campaign.missionKinds[plan.kind];
  if (!isPhased(plan)) return w.setUp.meets({ kind, turns: plan.outward });
  const target = targetSheets().find(({ id }) => id === plan.target);
  return w.setUp.raids({
    kind,
    side: w.terms.sides[plan.attacker],
    target: target === undefined ? plan.target : w.campaign.targetKinds[target.kind],
    outward: plan.outward,
    homeward: plan.homeward,
  });
}
