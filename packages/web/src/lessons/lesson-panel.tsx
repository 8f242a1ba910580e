import type { Lesson, LessonText } from '@tallyho/scenario';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { writeRoute } from '../page/route.ts';
import type { Room } from '../play/room.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import type { LessonRun, Point } from './lesson-run.ts';
import { type LessonEntry, lessonAfter } from './lessons.ts';
import { finishLesson } from './progress.ts';
import { useLessonWords } from './words/words.ts';

interface Props {
  readonly entry: LessonEntry;
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly room: Room;
  onAgain(): void;
}

/** Beside the table: what to notice, what is asked, and why another choice is not the one. */
export function LessonPanel({ entry, lesson, run, room, onAgain }: Props) {
  const { language } = useLanguage();
  const w = useLessonWords();
  useSyncExternalStore(run.subscribe, run.getVersion);
  const panel = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const { point } = run;
  const isDone = point.at === 'done';
  useEffect(() => {
    if (isDone) finishLesson(entry.file);
  }, [isDone, entry.file]);
  const say = (text: LessonText): string => typeset(text[language], language);
  const goOn = (): void => {
    run.goOn();
    // The button may be gone now; whoever uses the keyboard stays with the lesson.
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={panel} tabIndex={-1} className="lesson-panel sheet" aria-label={w.panel} data-at={point.at}>
      <header>
        <a href={writeRoute({ page: 'lessons' })}>
          <span aria-hidden="true">← </span>
          {w.back}
        </a>
        <h2>
          {w.number(lesson.number)}. {say(lesson.title)}
        </h2>
        <progress value={isDone ? run.steps : point.step} max={run.steps} aria-label={w.panel} />
        <button
          type="button"
          className="quiet fold"
          aria-expanded={!folded}
          aria-label={folded ? w.unfold : w.fold}
          onClick={() => setFolded(!folded)}
        >
          {folded ? '▾' : '▴'}
        </button>
      </header>
      {!folded && (
        <div className="lesson-says" aria-live="polite">
          {run.strayed !== null ? <Stray run={run} room={room} /> : <Said point={point} lesson={lesson} say={say} />}
        </div>
      )}
      {point.at === 'told' && (
        <button type="button" className="primary" onClick={goOn}>
          {w.goOn}
        </button>
      )}
      {point.at === 'own' && (
        <button type="button" className="quiet" onClick={() => run.showMe()}>
          {w.showMe}
        </button>
      )}
      {isDone && <Onward entry={entry} onAgain={onAgain} />}
    </section>
  );
}

interface SaidProps {
  readonly point: Point;
  readonly lesson: Lesson;
  say(text: LessonText): string;
}

function Said({ point, lesson, say }: SaidProps) {
  const w = useLessonWords();
  if (point.at === 'done') {
    return (
      <p>
        <strong>{w.complete}.</strong> {say(lesson.learnt)}
      </p>
    );
  }
  if (point.at === 'others') return <p className="legend">{w.othersTurn}…</p>;
  return (
    <p>
      {point.at === 'own' && <strong className="your-turn">{w.yourTurn}. </strong>}
      {point.teach !== null && say(point.teach.say)}
      {point.teach !== null && point.teach.rule !== null && (
        <>
          {' '}
          <RuleRef rule={point.teach.rule} />
        </>
      )}
    </p>
  );
}

/** A choice that the rules allow and the lesson does not want: what it would do, or why not now, with the paragraph. */
function Stray({ run, room }: { readonly run: LessonRun; readonly room: Room }) {
  const { language } = useLanguage();
  const w = useLessonWords();
  const { strayed, point } = run;
  if (strayed === null) return null;
  const { seat, choice, instead, tooEarly } = strayed;
  if (tooEarly || point.at !== 'own') return <p>{w.tooEarly}</p>;
  const look = run.look(seat);
  const named = room.sayChoice(look, choice, language);
  const rule = instead?.rule ?? point.teach?.rule ?? look.decision?.because ?? null;
  const why = instead?.say ?? point.teach?.why ?? null;
  return (
    <div className="strayed">
      <p>
        {w.strayed(named)} {why !== null && typeset(why[language], language)} {rule !== null && <RuleRef rule={rule} />}
      </p>
      {point.teach !== null && <p>{typeset(point.teach.say[language], language)}</p>}
    </div>
  );
}

function Onward({ entry, onAgain }: { readonly entry: LessonEntry; onAgain(): void }) {
  const { language } = useLanguage();
  const w = useLessonWords();
  const next = lessonAfter(entry);
  return (
    <div className="answers">
      {next === undefined ? (
        <a className="button primary" href={writeRoute({ page: 'set-up', system: entry.system })}>
          {w.fight}
        </a>
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
