import { writeRoute } from '../../../page/route.ts';
import type { PastScene, ShipScene, WeekScene } from '../scene.ts';
import { useGuadalcanalWords } from '../words/words.ts';

interface Props {
  readonly weeks: readonly WeekScene[];
  readonly game: string;
  /** The moves with which what was flown began. */
  readonly starts: readonly number[];
  onReport(report: number): void;
}

/** CH-29.3a — week after week: what was flown, where the marker went, with the way to watch it again. */
export function Weeks({ weeks, game, starts, onReport }: Props) {
  const w = useGuadalcanalWords();
  return (
    <section className="past-weeks" aria-labelledby="weeks-title">
      <h3 id="weeks-title" className="order-label">
        {w.desk.weeks}
      </h3>
      {weeks.length === 0 && <p>{w.desk.noWeeks}</p>}
      <ol>
        {weeks.map(({ week, missions, at }) => (
          <li key={week}>
            <b className="past-turn" title={w.desk.week(week)}>
              {week}
            </b>
            <div>
              {missions.map((mission) => (
                <Past
                  key={mission.key}
                  mission={mission}
                  game={game}
                  start={mission.report === null ? undefined : starts[mission.report]}
                  onReport={onReport}
                />
              ))}
            </div>
            <b className="week-end">{at === '' ? '' : `→ ${at}`}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PastProps {
  readonly mission: PastScene;
  readonly game: string;
  readonly start: number | undefined;
  onReport(report: number): void;
}

function Past({ mission: { name, camp, line, move, report }, game, start, onReport }: PastProps) {
  const w = useGuadalcanalWords();
  return (
    <p className={`past-mission ${camp}`}>
      {report === null ? (
        <span>{name}</span>
      ) : (
        <button type="button" className="quiet" onClick={() => onReport(report)}>
          {name}
        </button>
      )}{' '}
      <span className="log-line-note">{line}</span> <b>{move}</b>{' '}
      {start !== undefined && (
        <a href={writeRoute({ page: 'retrace', game, step: start })} aria-label={w.desk.watchName(name)}>
          {w.desk.watch}
        </a>
      )}
    </p>
  );
}

/** CH-29.43b — the ships that are left. */
export function Ships({ ships }: { readonly ships: readonly ShipScene[] }) {
  const w = useGuadalcanalWords();
  return (
    <section className="express" aria-labelledby="ships-title">
      <h3 id="ships-title" className="order-label">
        {w.desk.ships}
      </h3>
      <ul>
        {ships.map(({ key, name, all, left, words }) => (
          <li key={key}>
            <span aria-hidden="true">{name}</span>
            <span className="sheet-boxes" aria-hidden="true">
              {Array.from({ length: all }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                <i key={i} className={i < all - left ? 'lost' : 'ready'} />
              ))}
            </span>
            <span className="unseen">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
