import { writeRoute } from '../page/route.ts';
import type { Citations } from './citations.ts';
import { useRulebookWords } from './words/words.ts';

/** A rule at work: a scripted game that is about it, and the lesson in which it is flown. */
export function Played({ citations: { examples, lessons } }: { readonly citations: Citations }) {
  const w = useRulebookWords();
  const [example = lessons[0]] = examples;
  const [lesson] = lessons;
  if (example === undefined) return null;
  return (
    <p className="rule-played">
      <a
        className="button primary"
        href={writeRoute({ page: 'replay', file: example.file, part: example.part, variant: 0, step: 0 })}
      >
        <svg viewBox="0 0 12 14" aria-hidden="true">
          <path d="M1 0.500v13L11.500 7z" />
        </svg>
        {w.seePlayed}
      </a>
      {lesson !== undefined && (
        <>
          <a className="button" href={writeRoute({ page: 'lesson', file: lesson.file })}>
            {w.tryIt}
          </a>
          <span className="rule-lesson">{w.lesson(lesson.lesson?.number ?? 0)}</span>
        </>
      )}
    </p>
  );
}
