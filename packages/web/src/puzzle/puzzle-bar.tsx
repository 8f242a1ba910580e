import { writeRoute } from '../page/route.ts';
import { Icon } from '../widgets/icon.tsx';
import { dates } from '../words/dates.ts';
import { useLanguage } from '../words/language.tsx';
import type { Day } from './day.ts';
import { usePuzzleWords } from './words/words.ts';

/** The bar over the table: the way out, the day with its question, and the other days. */
export function PuzzleBar({ day }: { readonly day: Day }) {
  const { language } = useLanguage();
  const w = usePuzzleWords();
  const date = dates(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <header className="lesson-bar">
      <a className="lesson-out" href={writeRoute({ page: 'home' })}>
        <Icon of="back" />
        <span>{w.back}</span>
      </a>
      <h2 className="puzzle-asks">
        <span className="puzzle-date">
          {w.title}, {date.format(Date.parse(day))}
        </span>
        {w.question}
      </h2>
      <a className="puzzle-days" href={writeRoute({ page: 'puzzles' })}>
        <Icon of="calendar" />
        <span>{w.days}</span>
      </a>
    </header>
  );
}
