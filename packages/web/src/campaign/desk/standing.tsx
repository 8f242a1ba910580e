import type { BandScene, StandingScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

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

/** Where the campaign stands. */
export function Standing({ standing: { headline, note, bands } }: { readonly standing: StandingScene }) {
  return (
    <div className="standing">
      <p className="standing-total">
        <strong>{headline}</strong>
      </p>
      <p className="legend">{note}</p>
      <BandTable bands={bands} />
    </div>
  );
}
