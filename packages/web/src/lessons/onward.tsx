import { type LessonEntry, lessonAfter } from '../library/lessons.ts';
import { writeRoute } from '../page/route.ts';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import { FirstFlight } from './first-flight.tsx';
import { useLessonWords } from './words/words.ts';

/** What comes after a lesson: the next one, or the real thing. */
export function Onward({ entry, onAgain }: { readonly entry: LessonEntry; onAgain(): void }) {
  const { language } = useLanguage();
  const w = useLessonWords();
  const next = lessonAfter(entry);
  return (
    <div className="onward">
      {next === undefined ? (
        <FirstFlight after={entry} className="button primary" />
      ) : (
        <a className="button primary" href={writeRoute({ page: 'lesson', file: next.file })}>
          {w.next(typeset(next.lesson.title[language], language))}
        </a>
      )}
      <button type="button" onClick={onAgain}>
        {w.again}
      </button>
      <a href={writeRoute({ page: 'lessons' })}>{w.all}</a>
    </div>
  );
}
