import type { BandScene, StandingScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { bandsToScale } from './scale.ts';

/** The table that decides, the best for the Allies first; where one stands is marked. */
export function BandTable({ bands }: { readonly bands: readonly BandScene[] }) {
  const w = useCampaignWords();
  return (
    <table className="victory-table">
      <tbody>
        {bands.toReversed().map(({ key, name, camp, range, isHere }) => (
          <tr key={key} className={`${camp ?? 'nobody'}${isHere ? ' here' : ''}`}>
            <th scope="row">{name}</th>
            <td>{range}</td>
            <td>{isHere ? w.desk.here : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The grades to scale, and where one stands; what it shows is said beside it. */
export function StandingBar({ standing }: { readonly standing: StandingScene }) {
  const { strips, edges, here } = bandsToScale(standing);
  return (
    <div className="standing-bar" aria-hidden="true">
      <div className="standing-strips">
        {strips.map(({ key, className, share }) => (
          <span key={key} className={className} style={{ flexGrow: share }} />
        ))}
        <i style={{ left: `${100 * here}%` }} />
      </div>
      <div className="standing-edges">
        {edges.map(({ text, at }) => (
          <span key={text} style={{ left: `${100 * at}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where the campaign stands. */
export function Standing({ standing }: { readonly standing: StandingScene }) {
  const w = useCampaignWords();
  return (
    <section className="standing" aria-labelledby="standing-title">
      <h3 id="standing-title" className="order-label">
        {w.desk.standing}
      </h3>
      <p className="standing-total">
        <strong>{standing.headline}</strong>
      </p>
      <StandingBar standing={standing} />
      <p className="legend">{standing.note}</p>
      <details>
        <summary>{w.desk.bands}</summary>
        <BandTable bands={standing.bands} />
      </details>
    </section>
  );
}
