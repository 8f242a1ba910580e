import { camps } from '../../../campaign/scene.ts';
import { writeRoute } from '../../../page/route.ts';
import type { PastScene, SeaScene, StrikeLink, VpScene } from '../scene.ts';
import { useCarrierWords } from '../words/words.ts';

/** Z-25.83a — the victory points, and who would win if it ended now. */
export function Vps({ vps: { sides, totals, ended, bonuses } }: { readonly vps: VpScene }) {
  const w = useCarrierWords();
  return (
    <section className="sea-vps" aria-labelledby="vps-title">
      <h3 id="vps-title" className="order-label">
        {w.desk.standing}
      </h3>
      <p className="vp-figures">
        {sides.map((side, seat) => (
          <span key={side} className={camps[seat]}>
            <b>{totals[seat]}</b>
            {side}
          </span>
        ))}
      </p>
      {ended !== '' && <p>{ended}</p>}
      {bonuses.map((bonus) => (
        <p key={bonus} className="legend">
          {bonus}
        </p>
      ))}
    </section>
  );
}

interface PastProps {
  readonly scene: Pick<SeaScene, 'past'>;
  readonly game: string;
  /** The moves with which the Strikes began. */
  readonly starts: readonly number[];
  onReport(report: number): void;
}

/** Z-25.22a — the Log Sheet: what each side did, turn by turn, with the way to watch every Strike again. */
export function Past({ scene: { past }, game, starts, onReport }: PastProps) {
  const w = useCarrierWords();
  return (
    <section className="sea-past" aria-labelledby="past-title">
      <h3 id="past-title" className="order-label">
        {w.desk.past}
      </h3>
      {past.length === 0 && <p>{w.desk.firstTurn}</p>}
      <ol>
        {past.toReversed().map((turn) => (
          <li key={turn.turn}>
            <b className="past-turn" aria-hidden="true">
              {turn.turn}
            </b>
            <div>
              <Done turn={turn} />
              {turn.strikes.map((strike) => (
                <Strike
                  key={strike.key}
                  strike={strike}
                  game={game}
                  start={starts[strike.mission]}
                  onReport={onReport}
                />
              ))}
            </div>
            {turn.report !== null && (
              <button type="button" className="quiet" onClick={() => onReport(turn.report ?? 0)}>
                {w.desk.report} <span className="unseen">{w.desk.turnReport(turn.turn)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Done = ({ turn: { orders, resources } }: { readonly turn: PastScene }) => (
  <>
    {orders.map((order, seat) => (
      <p key={camps[seat]} className={camps[seat]}>
        {resources[seat] === '' ? order : `${order} · ${resources[seat]}`}
      </p>
    ))}
  </>
);

interface StrikeProps {
  readonly strike: StrikeLink;
  readonly game: string;
  readonly start: number | undefined;
  onReport(report: number): void;
}

function Strike({ strike: { name, line, camp, report }, game, start, onReport }: StrikeProps) {
  const w = useCarrierWords();
  return (
    <p className="past-strike">
      <button type="button" className={`quiet ${camp}`} onClick={() => onReport(report)}>
        {name}
      </button>{' '}
      <span className="log-line-note">{line}</span>{' '}
      {start !== undefined && (
        <a href={writeRoute({ page: 'retrace', game, step: start })} aria-label={w.desk.watchName(name)}>
          {w.desk.watch}
        </a>
      )}
    </p>
  );
}
