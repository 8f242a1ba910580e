import { signed } from '@tallyho/words/figures';
import { type GuadalcanalFixed, guadalcanalRules } from '@tallyho/zero';
import { carrierBattles, resupplyShips } from '@tallyho/zero/content';
import { useLanguage } from '../../../words/language.tsx';
import { craftOf } from '../../campaign/model/cards.ts';
import { rowName } from '../../campaign/model/names.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { percent } from '../../campaign/words/words.ts';
import { talliesName, targetKind } from '../model/names.ts';
import { nightMoves } from '../tell/week.ts';
import { useGuadalcanalWords } from '../words/words.ts';

interface Props {
  readonly fixed: GuadalcanalFixed;
}

/** CH-29.2a — the Campaign Sheet: track and events, weather, targets, the aircraft of both sides, reinforcements. */
export const GuadalcanalSheets = ({ fixed }: Props) => (
  <div className="campaign-sheet guadalcanal-sheets">
    {sideIds.map((_, seat) => (
      <Aircraft key={sideIds[seat]} fixed={fixed} seat={seat} />
    ))}
    <Weathers fixed={fixed} />
    <Targets fixed={fixed} />
    <Track fixed={fixed} />
    <Groups fixed={fixed} />
  </div>
);

function Aircraft({ fixed, seat }: Props & { readonly seat: number }) {
  const w = useGuadalcanalWords();
  const { aircraft, weekly, boxes, later } = w.setUp.aircraftColumns;
  return (
    <section className="sheet">
      <h2>{w.setUp.aircraft(w.sides[sideIds[seat]])}</h2>
      <table className="target-table">
        <thead>
          <tr>
            <th scope="col">{aircraft}</th>
            <th scope="col">{weekly}</th>
            <th scope="col">{boxes}</th>
            <th scope="col">{later}</th>
          </tr>
        </thead>
        <tbody>
          {guadalcanalRules.typesOf(fixed.sheet, seat).map((type) => (
            <tr key={type.aircraft}>
              <th scope="row">{craftOf(type.aircraft).name}</th>
              <td>{type.weekly}</td>
              <td>{type.white}</td>
              <td>{type.grey}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Targets({ fixed }: Props) {
  const { language } = useLanguage();
  const w = useGuadalcanalWords();
  const { card, attacker, target, chance } = w.setUp.targetColumns;
  return (
    <section className="sheet wide">
      <h2>{w.setUp.targets}</h2>
      <table className="target-table">
        <thead>
          <tr>
            <th scope="col">{card}</th>
            <th scope="col">{attacker}</th>
            <th scope="col">{target}</th>
            <th scope="col">{chance}</th>
          </tr>
        </thead>
        <tbody>
          {fixed.sheet.targets.map((one) => (
            <tr key={one.card}>
              <th scope="row">{rowName(one.card)}</th>
              <td>{w.weather.sides[one.attacker]}</td>
              <td>
                {w.sheet.places[one.place]} ({targetKind(fixed, one.sheet, language)})
              </td>
              <td>{percent(fixed.rows.filter((row) => row === one.card).length / fixed.rows.length, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Weathers({ fixed }: Props) {
  const w = useGuadalcanalWords();
  const { card, weather, japanese, allied } = w.setUp.weatherColumns;
  return (
    <section className="sheet">
      <h2>{w.setUp.weather}</h2>
      <table className="target-table">
        <thead>
          <tr>
            <th scope="col">{card}</th>
            <th scope="col">{weather}</th>
            <th scope="col">{japanese}</th>
            <th scope="col">{allied}</th>
          </tr>
        </thead>
        <tbody>
          {fixed.sheet.weather.map((line) => (
            <tr key={line.card}>
              <th scope="row">{rowName(line.card)}</th>
              <td>{w.sheet.weather[line.weather]}</td>
              <td>{line.aircraft.japanese}</td>
              <td>{line.aircraft.allied}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** CH-29.63a, CH-29.65a — what the spaces bring, and what moves the marker at night. */
function Track({ fixed }: Props) {
  const { language } = useLanguage();
  const w = useGuadalcanalWords();
  return (
    <section className="sheet">
      <h2>{w.setUp.track}</h2>
      <ul className="option-lines">
        {fixed.sheet.track.flatMap(({ at, name, events }) =>
          name === null
            ? []
            : [
                <li key={at}>
                  {signed(at)} <strong>{w.sheet.spaces[name]}</strong>
                  {events.length > 0 && ` – ${events.map((event) => w.sheet.events[event]).join(w.land.desk.between)}.`}
                </li>,
              ],
        )}
      </ul>
      <ul className="option-lines">
        {[...resupplyShips, ...carrierBattles].map((by) => (
          <li key={by}>
            <strong>{by === 'destroyer' || by === 'freighter' ? w.sheet.ships[by] : w.sheet.battles[by]}</strong>
            {` – ${nightMoves(fixed, by, language).map(w.form.result).join(', ')}.`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ fixed }: Props) {
  const { language } = useLanguage();
  const w = useGuadalcanalWords();
  return (
    <section className="sheet">
      <h2>{w.setUp.groups}</h2>
      <p>{w.setUp.groupsNote}</p>
      <ul className="option-lines">
        {fixed.sheet.groups.map(({ number, aircraft }) => (
          <li key={number}>{w.setUp.group({ number, aircraft: talliesName(aircraft, language) })}</li>
        ))}
      </ul>
      <h2>{w.land.setUp.provenance}</h2>
      <p>{w.setUp.provenanceNote}</p>
    </section>
  );
}
