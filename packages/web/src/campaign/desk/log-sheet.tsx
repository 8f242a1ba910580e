import { writeRoute } from '../../page/route.ts';
import type { DeskScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly scene: Pick<DeskScene, 'sheet' | 'sides' | 'totals' | 'missions'>;
  readonly game: string;
  /** The move with which each mission began. */
  readonly starts: readonly number[];
  onReport(mission: number): void;
}

/** The log sheet: a line for each mission, with both sides' points; those that were flown can be read and seen again. */
export function LogSheet({ scene: { sheet, sides, totals, missions }, game, starts, onReport }: Props) {
  const w = useCampaignWords();
  const lines = Array.from({ length: Math.max(missions, sheet.length) }, (_, i) => sheet[i] ?? null);
  return (
    <table className="log-sheet">
      <thead>
        <tr>
          <td />
          <th scope="col">{w.desk.target}</th>
          {sides.map((side, i) => (
            <th key={side} scope="col" className={i === 0 ? 'axis' : 'allies'}>
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its mission
          <tr key={i} className={row !== null && row.points === null ? 'log-now' : ''}>
            <td className="log-number">{i + 1}</td>
            <th scope="row">
              {row === null ? (
                '–'
              ) : row.points === null ? (
                row.title
              ) : (
                <Ways title={row.title} game={game} start={starts[i]} onReport={() => onReport(i)} />
              )}
              {row !== null && <span className="log-line-note">{row.line}</span>}
            </th>
            {sides.map((side, at) => (
              <td key={side} className={`figure ${at === 0 ? 'axis' : 'allies'}`}>
                {row?.points?.[at] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{w.desk.total}</th>
          {sides.map((side, at) => (
            <td key={side} className={`figure ${at === 0 ? 'axis' : 'allies'}`}>
              {totals[at]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface WaysProps {
  readonly title: string;
  readonly game: string;
  readonly start: number | undefined;
  onReport(): void;
}

/** A mission that was flown: its name opens its report, the triangle plays it again. */
function Ways({ title, game, start, onReport }: WaysProps) {
  const w = useCampaignWords();
  return (
    <span className="log-ways">
      <button type="button" className="quiet" title={w.desk.report} onClick={onReport}>
        {title} <span className="unseen">({w.desk.report})</span>
      </button>
      {start !== undefined && (
        <a href={writeRoute({ page: 'retrace', game, step: start })} title={w.desk.replay}>
          <span className="unseen">{w.desk.replay}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M6 3.5l10.500 6.500L6 16.500z" />
          </svg>
        </a>
      )}
    </span>
  );
}
