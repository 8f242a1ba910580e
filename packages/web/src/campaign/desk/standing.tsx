import { signed } from '@tallyho/words/figures';
import type { BandScene, StandingScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { bandsToScale, curveOf, likely } from './scale.ts';

/** The table that decides, the highest total first; where one stands is marked. */
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

interface Props {
  readonly standing: StandingScene;
  /** What the end of it came to, each time that the rest was flown by bots. */
  readonly forecast: readonly number[];
  readonly isOver: boolean;
}

/** Fewer flights tell nothing. */
const ENOUGH = 20;

/** A hill above the bar: where most flights ended. */
function Forecast({ standing, forecast }: Omit<Props, 'isOver'>) {
  const heights = forecast.length < ENOUGH ? [] : curveOf(standing, forecast);
  const points = heights.map(
    (height, i) => `${((100 * i) / (heights.length - 1)).toFixed(1)} ${(26 - 24 * height).toFixed(1)}`,
  );
  return (
    <svg className="forecast" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {points.length > 0 && <path d={`M0 26L${points.join('L')}L100 26Z`} />}
    </svg>
  );
}

/** Where the campaign stands, and where it is heading. */
export function Standing({ standing, forecast, isOver }: Props) {
  const w = useCampaignWords();
  const inWords = ([from, to]: readonly [number, number]): string =>
    w.desk.forecast({ from: signed(from), to: signed(to) });
  return (
    <section className="standing" aria-labelledby="standing-title">
      <h3 id="standing-title" className="order-label">
        {w.desk.standing}
      </h3>
      <p className="standing-total">
        <strong>{standing.headline}</strong>
      </p>
      {!isOver && (
        <>
          <p className="forecast-words">{forecast.length < ENOUGH ? w.desk.forecasting : inWords(likely(forecast))}</p>
          <Forecast standing={standing} forecast={forecast} />
        </>
      )}
      <StandingBar standing={standing} />
      <p className="legend">{standing.note}</p>
      <details>
        <summary>{w.desk.bands}</summary>
        <BandTable bands={standing.bands} />
      </details>
    </section>
  );
}
