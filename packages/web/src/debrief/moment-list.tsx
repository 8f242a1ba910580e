import { BoxText } from './chart/chart.tsx';
import type { DescribedMoment } from './chart/chart-sheet.tsx';
import { useDebriefWords } from './words/words.ts';

interface Props {
  readonly described: readonly DescribedMoment[];
  readonly step: number;
  onStep(step: number): void;
}

/** The key moments below a line that is too small to write on, in the order of the fight. */
export function MomentList({ described, step, onStep }: Props) {
  const w = useDebriefWords();
  if (described.length === 0) return null;
  return (
    <ol className="moment-list" aria-label={w.moments}>
      {described
        .toSorted((a, b) => a.moment.at - b.moment.at)
        .map((each) => {
          const { at, from, to, turn } = each.moment;
          return (
            <li key={at}>
              <button
                type="button"
                className={to < from ? 'moment-box worse' : 'moment-box'}
                aria-pressed={step === at}
                onClick={() => onStep(at)}
              >
                <span className="label">{w.turnName(turn)}</span> <BoxText {...each} />
              </button>
            </li>
          );
        })}
    </ol>
  );
}
