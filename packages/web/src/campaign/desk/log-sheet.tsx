import { writeRoute } from '../../page/route.ts';
import type { LogRow } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly rows: readonly LogRow[];
  readonly game: string;
  /** The move with which each mission began. */
  readonly starts: readonly number[];
  onReport(mission: number): void;
}

/** The log sheet: a line for each mission, with its report and its replay. */
export function LogSheet({ rows, game, starts, onReport }: Props) {
  const w = useCampaignWords();
  if (rows.length === 0) return <p>{w.desk.logEmpty}</p>;
  return (
    <ol className="log-sheet">
      {rows.map(({ title, camp, line, note, points, pointsLine, total }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
        <li key={i} className={camp}>
          <p>
            <strong>
              {i + 1}. {title}
            </strong>{' '}
            – {line}
          </p>
          {points !== null && (
            <>
              <p className="legend">{note}</p>
              <p>
                {pointsLine} <strong>{total}</strong>
              </p>
              <p className="log-ways">
                <button type="button" onClick={() => onReport(i)}>
                  {w.desk.report}
                </button>
                {starts[i] !== undefined && (
                  <a href={writeRoute({ page: 'retrace', game, step: starts[i] })}>{w.desk.replay}</a>
                )}
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
