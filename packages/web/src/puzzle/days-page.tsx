import { puzzleCounts } from '@tallyho/bots/puzzles';
import { useState, useSyncExternalStore } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { dates } from '../words/dates.ts';
import { useLanguage } from '../words/language.tsx';
import { type Answers, keptAnswers, watchAnswers } from './answers.ts';
import { type Day, dayAt, type Month, monthsUpTo } from './day.ts';
import { usePuzzleWords } from './words/words.ts';
import '../style/puzzle.css';

/** All days so far as a calendar, with what has been answered on this device. */
export function DaysPage() {
  const w = usePuzzleWords();
  const [today] = useState(() => dayAt(Date.now()));
  const answers = useSyncExternalStore(watchAnswers, keptAnswers);
  const { 'down-in-flames': down, zero, 'wings-of-war': wings } = puzzleCounts;
  const best = [...answers.values()].filter(({ isBest }) => isBest).length;
  return (
    <div className="days-page">
      <PageTitle text={w.title} />
      <p className="intro">{w.intro}</p>
      <p>
        <a className="button primary" href={writeRoute({ page: 'puzzle', day: '' })}>
          {w.today}
        </a>
      </p>
      <p>{w.score(best, answers.size)}</p>
      <div className="months">
        {monthsUpTo(today).map((month) => (
          <MonthSheet key={month.first} month={month} today={today} answers={answers} />
        ))}
      </div>
      <p className="intro">{w.supply(down + zero + wings, down, zero, wings)}</p>
    </div>
  );
}

interface MonthProps {
  readonly month: Month;
  readonly today: Day;
  readonly answers: Answers;
}

function MonthSheet({ month: { first, empty, days }, today, answers }: MonthProps) {
  const { language } = useLanguage();
  const w = usePuzzleWords();
  const name = dates(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <section className="sheet month-sheet" aria-labelledby={`month-${first}`}>
      <h2 id={`month-${first}`}>{name.format(Date.parse(first))}</h2>
      <div className="month-head" aria-hidden="true">
        {w.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className="month-days">
        {days.map((day, at) => (
          <li key={day} style={at === 0 ? { gridColumnStart: (empty % 7) + 1 } : undefined}>
            <DayLink day={day} isToday={day === today} answers={answers} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly answers: Answers;
}

function DayLink({ day, isToday, answers }: DayProps) {
  const { language } = useLanguage();
  const w = usePuzzleWords();
  const answered = answers.get(day);
  const state = answered === undefined ? '' : answered.isBest ? w.solved : w.answered;
  const date = dates(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  const label = [date, isToday ? w.todayMark : '', state].filter((part) => part !== '').join(', ');
  const look = `day-link${isToday ? ' today' : ''}`;
  return (
    <a className={look} href={writeRoute({ page: 'puzzle', day })} aria-label={label} title={state}>
      {Number(day.slice(8))}
      <span aria-hidden="true">{answered === undefined ? '' : answered.isBest ? '✓' : '·'}</span>
    </a>
  );
}
