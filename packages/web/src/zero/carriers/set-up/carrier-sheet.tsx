import { borders, type CarrierFixed, carrierRules, flightOps, forcesIn, type SideName } from '@tallyho/zero';
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
      <Forces fixed={fixed} />
      <TrackTables fixed={fixed} />
      <section className="sheet wide">
        <h2>{w.setUp.resources}</h2>
        <p>{w.setUp.resourcesNote}</p>
        <ol className="resource-sheet">
          {fixed.resources.map(({ id, number, side, effects }) => (
            <li key={id} value={number}>
              <strong>{w.carriers.resources[id]}</strong>
              {side !== null && ` (${w.sides[side]})`}
              {effects.length > 0 && ` – ${effects.map(w.carriers.effect).join(w.land.desk.between)}.`}
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

/** Z-25.43c, Z-25.43d — what fights besides the Fleets, and what is particular to the campaign. */
function Forces({ fixed }: { readonly fixed: CarrierFixed }) {
  const { language } = useLanguage();
  const w = useCarrierWords();
  const { decoy, drawnCaps, tracks, selection } = fixed.campaign;
  const forces = forcesIn(fixed.campaign);
  const { force, strike, cap, targets } = w.setUp.forceColumns;
  const drawn = tracks.flatMap(({ id }) => {
    const caps = drawnCaps[id];
    return caps === undefined ? [] : [{ id, caps }];
  });
  if (forces.length + drawn.length === 0 && decoy === undefined) return null;
  return (
    <section className="sheet wide">
      <h2>{w.setUp.forces}</h2>
      {forces.length + drawn.length > 0 && (
        <table className="target-table sea-table">
          <thead>
            <tr>
              <th scope="col">{force}</th>
              <th scope="col">{strike}</th>
              <th scope="col">{cap}</th>
              <th scope="col">{targets}</th>
            </tr>
          </thead>
          <tbody>
            {forces.map((one) => (
              <tr key={one.track}>
                <th scope="row">{trackName(one.track, language)}</th>
                <td>{listedNames(one.strike, language)}</td>
                <td>{listedNames(one.cap, language)}</td>
                <td>{one.targets.map((id) => trackName(id, language)).join(', ')}</td>
              </tr>
            ))}
            {drawn.map(({ id, caps }) => (
              <tr key={id}>
                <th scope="row">{trackName(id, language)}</th>
                <td>–</td>
                <td>
                  {w.setUp.byCard(
                    borders
                      .map((border) =>
                        w.setUp.capBy({
                          border: w.orders.borders[border],
                          aircraft: listedNames(caps[border], language),
                        }),
                      )
                      .join(', '),
                  )}
                </td>
                <td>–</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {forces.map(({ track, launches, obliged }) => {
        const name = trackName(track, language);
        if (launches !== null)
          return <p key={track}>{w.setUp.launchesWith({ force: name, border: w.orders.borders[launches] })}</p>;
        return obliged ? null : <p key={track}>{w.setUp.mayStay(name)}</p>;
      })}
      {decoy !== undefined && (
        <p>
          {w.setUp.decoyRule({
            decoy: trackName(decoy.track, language),
            target: trackName(carrierRules.fleetOf(sideIds.indexOf(decoy.side)), language),
            border: w.orders.borders[decoy.border],
            turns: decoy.seenAfter,
          })}
        </p>
      )}
      {selection !== undefined && <p>{w.setUp.selectionRule}</p>}
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
