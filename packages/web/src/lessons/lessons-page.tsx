import { useSyncExternalStore } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { type SystemId, systemIds } from '../system-ids.ts';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { typeset } from '../words/typeset.ts';
import { type LessonEntry, lessonsOf } from './lessons.ts';
import { finishedLessons, watchLessons } from './progress.ts';
import { useLessonWords } from './words/words.ts';
import '../style/lessons.css';

/** The courses: a list of lessons for each game, those that have been flown ticked. */
export function LessonsPage() {
  const { t } = useLanguage();
  const w = useLessonWords();
  const finished = useSyncExternalStore(watchLessons, finishedLessons);
  return (
    <div className="lessons-page">
      <PageTitle text={w.title} />
      <p className="intro">
        {w.intro} <a href={writeRoute({ page: 'list', search: '' })}>{t.listTitle}</a>
      </p>
      {systemIds.map((system) => (
        <Course key={system} system={system} finished={finished} />
      ))}
    </div>
  );
}

function Course({ system, finished }: { readonly system: SystemId; readonly finished: ReadonlySet<string> }) {
  const { t } = useLanguage();
  const w = useLessonWords();
  const course = lessonsOf(system);
  if (course.length === 0) return null;
  const done = course.filter(({ file }) => finished.has(file)).length;
  const next = course.find(({ file }) => !finished.has(file));
  return (
    <section aria-labelledby={`course-${system}`}>
      <h2 id={`course-${system}`}>
        {systemName(system, t)} <small className="legend">{w.done(done, course.length)}</small>
      </h2>
      <ol className="course">
        {course.map((entry) => (
          <li key={entry.file}>
            <Row entry={entry} isFinished={finished.has(entry.file)} isNext={entry === next} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly entry: LessonEntry;
  readonly isFinished: boolean;
  readonly isNext: boolean;
}

function Row({ entry: { file, lesson }, isFinished, isNext }: RowProps) {
  const { language } = useLanguage();
  const w = useLessonWords();
  return (
    <a className={isNext ? 'sheet lesson-row next' : 'sheet lesson-row'} href={writeRoute({ page: 'lesson', file })}>
      <span className="lesson-number" aria-hidden="true">
        {isFinished ? '✓' : lesson.number}
      </span>
      <span className="lesson-what">
        <strong>{typeset(lesson.title[language], language)}</strong>
        <span>{typeset(lesson.about[language], language)}</span>
      </span>
      {isFinished && <span className="legend">{w.finished}</span>}
    </a>
  );
}
