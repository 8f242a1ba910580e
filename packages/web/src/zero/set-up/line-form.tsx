import type { Language } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import { corsairsLandCampaigns, type MissionTarget, type PlaceId, placeIds } from '@tallyho/zero';
import { useLanguage } from '../../words/language.tsx';
import { useZeroWords, type ZeroWords } from '../words/words.ts';
import { type Flight, flightIn, flightLine, flightsOf } from './corsairs-flights.ts';
import { FlightForm } from './flight-form.tsx';
import { campaigns, lineId, planFrom } from './mission-lines.ts';
import { isPhased, type MissionPlan, sheetOf } from './mission-plan.ts';
import { readyId, readyKinds } from './ready-missions.ts';

interface Props {
  readonly plan: MissionPlan;
  onPlan(plan: MissionPlan): void;
}

const isPlace = (place: string): place is PlaceId => (placeIds as readonly string[]).includes(place);

/** A line of the Mission Targets: where, and what is flown there. */
export function lineName({ campaign, setUp }: ZeroWords, { place, kind, sheet }: MissionTarget): string {
  const target = sheet === null ? undefined : sheetOf(sheet);
  const what = target === undefined ? campaign.missionKinds[kind] : campaign.targetKinds[target.kind];
  return setUp.labelled(isPlace(place) ? campaign.places[place] : place, what);
}

/** The same of CORSAIRS AND HELLCATS; a Special Mission goes by its name. */
export function flightName(w: ZeroWords, { target, special }: Flight, language: Language): string {
  const words = corsairsWords(language);
  if (special !== null) {
    const name = words.specialMissions[special.name];
    return special.night ? w.setUp.byNight(name) : name;
  }
  const { place, kind, sheet, system } = target;
  const what = sheet === null ? undefined : sheetOf(sheet);
  const named =
    system !== null
      ? words.systems[system]
      : what === undefined || kind === 'special'
        ? w.campaign.missionKinds[kind === 'special' ? 'bombing' : kind]
        : w.campaign.targetKinds[what.kind];
  return w.setUp.labelled(place === null ? '' : words.places[place], named);
}

/** Where a Mission is flown: the name of its campaign, and the place; of a kind of CORSAIRS AND HELLCATS its name; '': it began as no line of any sheet. */
export function whereFlown(w: ZeroWords, { line }: MissionPlan, language: Language): string {
  const { campaign: words } = w;
  const ready = readyKinds.find((kind) => readyId(kind) === line);
  if (ready !== undefined) return w.setUp.ready[ready];
  const flight = flightIn(line);
  if (flight !== null) {
    const { campaigns: about, places, specialMissions } = corsairsWords(language);
    const { special, target } = flight;
    const where = special !== null ? specialMissions[special.name] : target.place === null ? '' : places[target.place];
    return `${nameIn(about, flight.campaign)} – ${where}`;
  }
  const found = campaigns().flatMap((campaign) =>
    campaign.targets.flatMap((target) => (lineId(campaign, target) === line ? [{ campaign, target }] : [])),
  )[0];
  if (found === undefined) return '';
  const { campaign, target } = found;
  return `${words.names[campaign.id] ?? campaign.name} – ${isPlace(target.place) ? words.places[target.place] : target.place}`;
}

const nameIn = (
  about: { readonly [id: string]: { readonly name: string } },
  { id, name }: { readonly id: string; readonly name: string },
): string => about[id]?.name ?? name;

/** Which Mission is flown: a line of the campaign sheets of either game, or one of a kind. */
export function LineForm({ plan, onPlan }: Props) {
  const w = useZeroWords();
  const { language } = useLanguage();
  const about = corsairsWords(language).campaigns;
  const choose = (line: string): void => {
    const [first, second] = plan.seats;
    const chosen = planFrom(line, [first.name, second.name]);
    onPlan({ ...chosen, seats: chosen.seats.map((seat, i) => ({ ...seat, player: plan.seats[i].player })) });
  };
  const flight = flightIn(plan.line);
  return (
    <div className="sheet entry-form">
      <label className="whole">
        {w.setUp.line}
        <select
          value={flight === null ? plan.line : flightLine(flight)}
          onChange={({ target }) => choose(target.value)}
        >
          {campaigns().map((campaign) => (
            <optgroup key={campaign.id} label={w.campaign.names[campaign.id] ?? campaign.name}>
              {campaign.targets.map((target) => (
                <option key={target.number} value={lineId(campaign, target)}>
                  {lineName(w, target)}
                </option>
              ))}
            </optgroup>
          ))}
          <optgroup label={w.setUp.readyKinds}>
            {readyKinds.map((kind) => (
              <option key={kind} value={readyId(kind)}>
                {w.setUp.ready[kind]}
              </option>
            ))}
          </optgroup>
          {corsairsLandCampaigns.map((campaign) => (
            <optgroup key={campaign.id} label={nameIn(about, campaign)}>
              {flightsOf(campaign).map((one) => (
                <option key={flightLine(one)} value={flightLine(one)}>
                  {flightName(w, one, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span className="legend">{summaryOf(w, plan)}</span>
      </label>
      {flight !== null && <FlightForm flight={flight} onLine={choose} />}
    </div>
  );
}

/** What the orders say, in one line. */
function summaryOf(w: ZeroWords, plan: MissionPlan): string {
  const named = w.campaign.missionKinds[plan.kind];
  const kind = plan.night ? w.setUp.byNight(named) : named;
  if (!isPhased(plan)) return w.setUp.meets({ kind, turns: plan.outward });
  const target = sheetOf(plan.target);
  const isSearched = plan.kind === 'kamikaze' && plan.search !== null;
  const what = target === undefined ? plan.target : w.campaign.targetKinds[target.kind];
  return w.setUp.raids({
    kind,
    side: w.terms.sides[plan.attacker],
    target: isSearched ? w.setUp.lookedFor : plan.fortified ? w.setUp.fortifiedTarget(what) : what,
    outward: plan.outward,
    homeward: plan.homeward,
  });
}
