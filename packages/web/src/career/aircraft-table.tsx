import { useLanguage } from '../words/language.tsx';
import { byAircraft, type Share } from './figures.ts';
import type { Sortie } from './sortie.ts';
import { TypeName } from './type-name.tsx';
import { useCareerWords } from './words/words.ts';

/** How one has done with each aircraft, and how sure that is. */
export function AircraftTable({ sorties }: { readonly sorties: readonly Sortie[] }) {
  const { language } = useLanguage();
  const w = useCareerWords();
  const types = byAircraft(sorties);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      <table className="aircraft-table">
        <thead>
          <tr>
            <th scope="col">{w.type}</th>
            <th scope="col">{w.fights}</th>
            <th scope="col">{w.share}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ system, aircraft, sorties: fights, share }) => (
            <tr key={`${system} ${aircraft}`}>
              <TypeName types={types} aircraft={aircraft} system={system} />
              <td>{fights}</td>
              <td>
                <span className="share">
                  <strong>{percent.format(share.share)}</strong>
                  <ShareBar share={share} />
                  <span className="legend">{w.between(percent.format(share.low), percent.format(share.high))}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend">{w.aircraftNote}</p>
    </>
  );
}

/** The share as a bar, and over it the line in which it really lies. */
function ShareBar({ share: { share, low, high } }: { readonly share: Share }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ground" width="100" height="12" />
      <rect className="bar" width={share * 100} height="12" />
      <path d={`M${low * 100} 6H${high * 100}`} />
    </svg>
  );
}
