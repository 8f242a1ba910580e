import { useSyncExternalStore } from 'react';
import { courseIds, type LessonEntry, numberOf } from '../library/lessons.ts';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import { type Course, courseIn } from './courses.ts';
import { FirstFlight } from './first-flight.tsx';
import { finishedLessons, watchLessons } from './progress.ts';
import { useLessonWords } from './words/words.ts';
import '../style/lessons.css';

/** The flying school: courses, each of which leads to a first campaign mission, and how far one has come in it. */
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
      <div className="courses">
        {courseIds.map((id) => (
          <CourseSheet key={id} course={courseIn(id)} finished={finished} />
        ))}
      </div>
    </div>
  );
}

interface CourseProps {
  readonly course: Course;
  readonly finished: ReadonlySet<string>;
}

function CourseSheet({ course: { id, lessons, beyond }, finished }: CourseProps) {
  const { t } = useLanguage();
  const w = useLessonWords();
  const done = lessons.filter(({ file }) => finished.has(file)).length;
  const next = lessons.find(({ file }) => !finished.has(file)) ?? beyond.find(({ file }) => !finished.has(file));
  return (
    <section className="sheet course-sheet" aria-labelledby={`course-${id}`}>
      <h2 id={`course-${id}`}>{t.bookNames[id === 'zero' ? 'zero-basic' : id]}</h2>
      <p className="course-progress">
        <span className="course-bars" aria-hidden="true">
          {lessons.map(({ file }) => (
            <i key={file} className={finished.has(file) ? 'done' : ''} />
          ))}
        </span>
        {done === lessons.length ? w.courseDone : w.done(done, lessons.length)}
      </p>
      {next !== undefined && (
        <a className="primary" href={writeRoute({ page: 'lesson', file: next.file })}>
          {done === 0 ? w.begin : w.carryOn}
        </a>
      )}
      <Lessons lessons={lessons} finished={finished} next={next} goal={lessons.at(-1)} />
      {done === lessons.length && <FirstFlight after={lessons[lessons.length - 1]} className="button course-flight" />}
      {beyond.length > 0 && (
        <details open={done === lessons.length}>
          <summary>{w.beyond(beyond.length)}</summary>
          <Lessons lessons={beyond} finished={finished} next={next} goal={undefined} />
        </details>
      )}
    </section>
  );
}

interface LessonsProps {
  readonly lessons: readonly LessonEntry[];
  readonly finished: ReadonlySet<string>;
  readonly next: LessonEntry | undefined;
  /** What the course leads to. */
  readonly goal: LessonEntry | undefined;
}

const Lessons = ({ lessons, finished, next, goal }: LessonsProps) => (
  <ol className="course">
    {lessons.map((entry) => (
      <li key={entry.file}>
        <Row entry={entry} isFinished={finished.has(entry.file)} isNext={entry === next} isGoal={entry === goal} />
      </li>
    ))}
  </ol>
);

interface RowProps {
  readonly entry: LessonEntry;
  readonly isFinished: boolean;
  readonly isNext: boolean;
  readonly isGoal: boolean;
}

function Row({ entry, isFinished, isNext, isGoal }: RowProps) {
  const { file, lesson } = entry;
  const { language } = useLanguage();
  const w = useLessonWords();
  const look = `lesson-row${isNext ? ' next' : ''}${isFinished ? ' flown' : ''}`;
  return (
    <a className={look} href={writeRoute({ page: 'lesson', file })}>
      <span className="lesson-number" aria-hidden="true">
        {isFinished ? '✓' : numberOf(entry)}
      </span>
      <span className="lesson-what">
        {isGoal && <span className="lesson-goal">{w.goal}</span>}
        <strong>{typeset(lesson.title[language], language)}</strong>
        <span>{typeset(lesson.about[language], language)}</span>
      </span>
      {isFinished && <span className="unseen">{w.finished}</span>}
    </a>
  );
}
