import type { Lesson } from '@tallyho/scenario';
import { writeRoute } from '../page/route.ts';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import { useLessonWords } from './words/words.ts';

interface Props {
  readonly lesson: Lesson;
  /** As people count it in its course. */
  readonly number: number;
  /** At which of how many stops the learner is, from 0. */
  readonly stop: number;
  readonly stops: number;
  onBack(): void;
}

/** The lesson over the table: the way out, its name, how far it has come, and one step back. */
export function LessonBar({ lesson, number, stop, stops, onBack }: Props) {
  const { language } = useLanguage();
  const w = useLessonWords();
  const step = Math.min(stop + 1, stops);
  return (
    <header className="lesson-bar">
      <a className="lesson-out" href={writeRoute({ page: 'lessons' })}>
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d="M8.500 1.500L2 8l6.500 6.500" />
        </svg>
        <span>{w.back}</span>
      </a>
      <h2>
        <span className="lesson-nth">{w.number(number)}</span> {typeset(lesson.title[language], language)}
      </h2>
      <span className="lesson-bars" aria-hidden="true">
        {Array.from({ length: stops }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <i key={at} className={at < stop ? 'done' : at === stop ? 'now' : ''} />
        ))}
      </span>
      <span className="lesson-step">{w.step(step, stops)}</span>
      <button type="button" className="lesson-back" disabled={stop === 0} onClick={onBack}>
        <svg viewBox="0 0 18 16" aria-hidden="true">
          <path d="M6.500 1.500L2 6l4.500 4.500M2 6h9a5 4.250 0 0 1 0 8.500H8" />
        </svg>
        <span>{w.oneBack}</span>
      </button>
    </header>
  );
}
