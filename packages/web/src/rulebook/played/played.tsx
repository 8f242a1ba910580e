import { lazy, Suspense, useState } from 'react';
import { lessonNamed, numberOf } from '../../library/lessons.ts';
import { writeRoute } from '../../page/route.ts';
import type { Citations } from '../citations.ts';
import { useRulebookWords } from '../words/words.ts';
import { examplesFor } from './examples-for.ts';

/** The small table, with the room of its game: it comes when somebody wants to see a rule at work. */
const PlayedTable = lazy(async () => ({ default: (await import('./played-table.tsx')).PlayedTable }));

interface Props {
  readonly rule: string;
  readonly citations: Citations;
}

/** A rule at work: a scripted game that is about it, played in place, handed over to whoever wants to try, and its lesson. */
export function Played({ rule, citations }: Props) {
  const w = useRulebookWords();
  const [isOpen, setOpen] = useState(false);
  const [nth, setNth] = useState(0);
  const examples = examplesFor(rule, citations);
  const example = examples[nth % Math.max(1, examples.length)];
  const lesson = lessonNamed(citations.lessons[0]?.file ?? '');
  if (example === undefined) return null;
  return (
    <>
      <p className="rule-played">
        <button type="button" className="button primary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <svg viewBox="0 0 12 14" aria-hidden="true">
            <path d={isOpen ? 'M1 2h10v10H1z' : 'M1 0.500v13L11.500 7z'} />
          </svg>
          {isOpen ? w.close : w.seePlayed}
        </button>
        <a className="button" href={writeRoute({ page: 'try', rule, file: example.file, part: example.part })}>
          {w.tryIt}
        </a>
        {lesson !== undefined && (
          <a className="rule-lesson" href={writeRoute({ page: 'lesson', file: lesson.file })}>
            {w.lesson(numberOf(lesson))}
          </a>
        )}
      </p>
      {isOpen && (
        <Suspense fallback={<p className="played-wait">{w.reading}</p>}>
          <PlayedTable
            key={`${example.file}~${example.part}`}
            rule={rule}
            example={example}
            nth={nth % examples.length}
            count={examples.length}
            onNext={() => setNth((nth + 1) % examples.length)}
          />
        </Suspense>
      )}
    </>
  );
}
