import { type ReactNode, useState } from 'react';
import type { Player } from '../../replay/use-player.ts';
import type { CoursePoint, TurnBand } from '../../story/course.ts';
import type { KeyMoment } from '../../story/moments.ts';
import type { Verdicts } from '../../story/use-verdicts.ts';
import type { Described } from '../describe.ts';
import { useDebriefWords } from '../words/words.ts';
import { Chart } from './chart.tsx';
import { CourseTable } from './course-table.tsx';

export interface DescribedMoment extends Described {
  readonly moment: KeyMoment;
}

export interface ChartProps {
  readonly course: readonly CoursePoint[];
  readonly bands: readonly TurnBand[];
  readonly described: readonly DescribedMoment[];
  readonly player: Player;
  readonly turn: number;
  readonly chance: number | null;
}

interface Props extends ChartProps {
  readonly title: string;
  readonly verdicts: Verdicts;
  /** Whether there was anything to decide. */
  readonly canTell: boolean;
  onStop(): void;
  onGoOn(): void;
  readonly children: ReactNode;
}

/** The chance of winning over the whole fight: the line along which it is replayed; or the same as a table. */
export function ChartSheet(props: Props) {
  const { title, verdicts, canTell, onStop, onGoOn, children } = props;
  const w = useDebriefWords();
  const [isTable, setTable] = useState(false);
  return (
    <section className="sheet debrief-chart" aria-labelledby="chance-title">
      <div className="chart-head">
        <h3 id="chance-title" className="label">
          {title}
        </h3>
        {children}
        <Thinking verdicts={verdicts} canTell={canTell} onStop={onStop} onGoOn={onGoOn} />
        {verdicts.state === 'done' && canTell && <span className="chart-help">{w.chartHelp}</span>}
        <button type="button" className="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {w.asTable}
        </button>
      </div>
      {isTable ? <CourseTable {...props} /> : <Chart {...props} />}
    </section>
  );
}

type ThinkingProps = Pick<Props, 'verdicts' | 'canTell' | 'onStop' | 'onGoOn'>;

/** What the bot does, and everything can be read meanwhile. */
function Thinking({ verdicts: { state, judged, of }, canTell, onStop, onGoOn }: ThinkingProps) {
  const w = useDebriefWords();
  if (!canTell) return <span>{w.nothingToTell}</span>;
  if (state === 'done') return null;
  return (
    <span className="story-thinking">
      {state === 'failed' && <span role="alert">{w.failed}</span>}
      {state === 'thinking' && (
        <label>
          {w.thinking(judged.length, of)} <progress value={judged.length} max={Math.max(1, of)} />
        </label>
      )}
      <button type="button" className="quiet" onClick={state === 'thinking' ? onStop : onGoOn}>
        {state === 'thinking' ? w.stop : w.goOn}
      </button>
    </span>
  );
}
