import { useLanguage } from '../../words/language.tsx';
import { entryLines, periodName, rowName } from '../campaign/model/names.ts';
import { landWords } from '../campaign/words/words.ts';
import { useZeroWords } from '../words/words.ts';
import {
  type Flight,
  flightId,
  flightOf,
  forcesOf,
  type Pick,
  periodsOf,
  pickablesOf,
  sheetsOf,
} from './corsairs-flights.ts';
import { sheetOf } from './mission-plan.ts';
import { sides } from './plan.ts';

interface Props {
  readonly flight: Flight;
  onLine(line: string): void;
}

const NONE = '';

/** What cards and players decide in a campaign before a Mission is flown: here it is chosen. */
export function FlightForm({ flight, onLine }: Props) {
  const w = useZeroWords();
  const { language } = useLanguage();
  const { campaign, target, special, period, picks } = flight;
  const periods = periodsOf(campaign, target.number, special);
  const sheets = sheetsOf(campaign, target);
  const forces = forcesOf(campaign, target, special);
  const change = (changed: Partial<Flight>): void => onLine(flightId({ ...flight, ...changed }));
  const pickFor = (side: number, id: string): (Pick | null)[] => {
    const found = pickablesOf(campaign, side, period).find((one) => one.id === id);
    return picks.map((pick, i) => (i === side ? (found ?? null) : pick));
  };
  const idOf = (side: number): string => {
    const pick = picks[side];
    const own = pickablesOf(campaign, side, period);
    return own.find(({ number, entry }) => number === pick?.number && entry === pick.entry)?.id ?? NONE;
  };
  return (
    <>
      {periods.length > 1 && (
        <label>
          {landWords[language].setUp.period}
          <select
            value={period}
            onChange={({ target: chosen }) =>
              onLine(flightId(flightOf(campaign, target, special, Number(chosen.value))))
            }
          >
            {periods.map((place) => (
              <option key={place} value={place}>
                {periodName(campaign, campaign.periods[place].id, language)}
              </option>
            ))}
          </select>
        </label>
      )}
      {sheets.length > 0 && (
        <label>
          {w.setUp.target}
          <select value={flight.sheet} onChange={({ target: chosen }) => change({ sheet: chosen.value })}>
            {sheets.map((id) => {
              const sheet = sheetOf(id);
              return (
                <option key={id} value={id}>
                  {sheet === undefined ? id : w.campaign.targetKinds[sheet.kind]}
                </option>
              );
            })}
          </select>
        </label>
      )}
      {forces.length > 0 && (
        <label>
          {w.setUp.force}
          <select
            value={flight.force}
            onChange={({ target: chosen }) =>
              change({ force: forces.find(({ card }) => card === chosen.value)?.card ?? flight.force })
            }
          >
            {forces.map(({ card, aircraft, ohkas }) => {
              const lines = entryLines({ aircraft, option: null }, language).join(', ');
              return (
                <option key={card} value={card}>
                  {w.setUp.labelled(rowName(card), ohkas ? w.setUp.withOhkas(lines) : lines)}
                </option>
              );
            })}
          </select>
        </label>
      )}
      {special === null &&
        sides.map((side, i) => (
          <label key={side}>
            {w.setUp.resourceOf(w.terms.sides[side])}
            <select value={idOf(i)} onChange={({ target: chosen }) => change({ picks: pickFor(i, chosen.value) })}>
              <option value={NONE}>{w.setUp.noResource}</option>
              {pickablesOf(campaign, i, period).map(({ id, brings }) => (
                <option key={id} value={id}>
                  {w.setUp.labelled(id, entryLines(brings, language).join(', '))}
                </option>
              ))}
            </select>
          </label>
        ))}
    </>
  );
}
