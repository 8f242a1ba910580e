import type { WeekScene } from '../scene.ts';
import { useSuperfortressWords } from '../words/words.ts';

/** The Mission/Duty Track: twelve weeks, with duties, Missions and what is due. */
export function WeekTrack({ weeks }: { readonly weeks: readonly WeekScene[] }) {
  const w = useSuperfortressWords();
  return (
    <ol className="b29-weeks" aria-label={w.desk.weeks}>
      {weeks.map(({ week, time, duties, mission, isDue, words }) => (
        <li
          key={week}
          className={time}
          data-due={isDue}
          aria-current={time === 'now' ? 'step' : undefined}
          title={words}
        >
          <span className="unseen">{words}</span>
          <b aria-hidden="true">{week}</b>
          <span className="week-duties" aria-hidden="true">
            {duties.join(' ')}
          </span>
          <span className="week-mission" aria-hidden="true">
            {mission === '' ? '' : mission}
            {isDue && '!'}
          </span>
        </li>
      ))}
    </ol>
  );
}
