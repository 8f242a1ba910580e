import { type CarrierFixed, flightOps, type SideName } from '@tallyho/zero';
import { useLanguage } from '../../../words/language.tsx';
import { sideIds } from '../../campaign/model/sides.ts';
import { listedNames, trackName } from '../model/names.ts';
import { effectOf } from '../tell/tracks.ts';
import { useCarrierWords } from '../words/words.ts';

/** Z-25.21a — the Campaign Sheet: Flight Ops of both sides, Damage Tracks, Resources. */
export function CarrierSheet({ fixed }: { readonly fixed: CarrierFixed }) {
  const w = useCarrierWords();
  return (
    <div className="campaign-sheet carrier-sheet">
      {sideIds.map((side) => (
        <Ops key={side} fixed={fixed} side={side} />
      ))}
      <TrackTables fixed={fixed} />
      <section className="sheet wide">
        <h2>{w.setUp.resources}</h2>
        <p>{w.setUp.resourcesNote}</p>
        <ol className="resource-sheet">
          {fixed.resources.map(({ id, number, side, effects }) => (
            <li key={id} value={number}>
              <strong>{w.carriers.resources[id]}</strong>
              {side !== null && ` (${w.sides[side]})`}
              {effects.length > 0 && ` – ${effects.map(w.carriers.effect).join('; ')}.`}
            </li>
          ))}
        </ol>
        <h2>{w.land.setUp.provenance}</h2>
        <p>{w.setUp.provenanceNote}</p>
      </section>
    </div>
  );
}

function Ops({ fixed, side }: { readonly fixed: CarrierFixed; readonly side: SideName }) {
  const { language } = useLanguage();
  const w = useCarrierWords();
  const { op, strike, cap } = w.setUp.opColumns;
  return (
    <section className="sheet">
      <h2>{w.setUp.flightOps(w.sides[side])}</h2>
      <table className="target-table sea-table">
        <thead>
          <tr>
            <th scope="col">{op}</th>
            <th scope="col">{strike}</th>
            <th scope="col">{cap}</th>
          </tr>
        </thead>
        <tbody>
          {flightOps.map((each) => {
            const sortie = fixed.campaign.ops[side][each];
            return (
              <tr key={each}>
                <th scope="row">{w.carriers.ops[each]}</th>
                <td>{sortie.strike.length === 0 ? '–' : listedNames(sortie.strike, language)}</td>
                <td>{listedNames(sortie.cap, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function TrackTables({ fixed }: { readonly fixed: CarrierFixed }) {
  const { language } = useLanguage();
  const w = useCarrierWords();
  const { from, effect, vps } = w.setUp.trackColumns;
  return (
    <section className="sheet wide">
      <h2>{w.setUp.tracks}</h2>
      <div className="track-tables">
        {fixed.campaign.tracks.map((track) => (
          <table key={track.id} className="target-table sea-table">
            <caption>{trackName(track.id, language)}</caption>
            <thead>
              <tr>
                <th scope="col">{from}</th>
                <th scope="col">{effect}</th>
                <th scope="col">{vps}</th>
              </tr>
            </thead>
            <tbody>
              {track.lines.slice(1).map((line) => (
                <tr key={line.from}>
                  <th scope="row">{line.from}</th>
                  <td>{effectOf(line, w) || '–'}</td>
                  <td>{line.vps}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
