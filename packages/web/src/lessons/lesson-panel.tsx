import type { Lesson, LessonText } from '@tallyho/scenario';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LessonEntry } from '../library/lessons.ts';
import type { Room } from '../play/room.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import type { LessonRun, Point } from './lesson-run.ts';
import { Onward } from './onward.tsx';
import { finishLesson } from './progress.ts';
import { type Kept, type Size, sheetAt } from './spotlight/geometry.ts';
import { numbered } from './spotlight/numbered.ts';
import type { Sight } from './spotlight/use-lit.ts';
import { StraySheet } from './stray-sheet.tsx';
import { useLessonWords } from './words/words.ts';

interface Props {
  readonly entry: LessonEntry;
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly room: Room;
  readonly sight: Sight;
  onAgain(): void;
}

/** What the sheet must not hide counts a thousand times what it should not. */
const MUST = 20;
const SHOULD = 1;

/** The sheet over the table: what to notice and what is asked. It stands where it hides nothing of what it speaks of. */
export function LessonPanel({ entry, lesson, run, room, sight, onAgain }: Props) {
  const { language } = useLanguage();
  const w = useLessonWords();
  const panel = useRef<HTMLElement>(null);
  const size = useSize(panel);
  const [isFolded, setFolded] = useState(false);
  const { point, strayed } = run;
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
  const kept: readonly Kept[] = [
    ...sight.lit.map(({ box }) => ({ box, weight: MUST })),
    ...sight.kept.map((box) => ({ box, weight: SHOULD })),
  ];
  const at = sheetAt(size, sight.table, kept);
  return (
    <>
      <section
        ref={panel}
        tabIndex={-1}
        className={`lesson-panel${isFolded ? ' folded' : ''}`}
        aria-label={w.panel}
        data-at={point.at}
        style={at}
      >
        <button
          type="button"
          className="fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? w.unfold : w.fold}
          onClick={() => setFolded(!isFolded)}
        >
          <svg viewBox="0 0 16 10" aria-hidden="true">
            <path d={isFolded ? 'M1.500 8.500L8 2l6.500 6.500' : 'M1.500 1.500L8 8l6.500-6.500'} />
          </svg>
        </button>
        <div className="lesson-says" aria-live="polite" hidden={isFolded}>
          <Said point={point} lesson={lesson} say={say} />
        </div>
        {point.at === 'told' && (
          <button type="button" className="primary lead-on" onClick={goOn}>
            {w.goOn}
          </button>
        )}
        {point.at === 'own' && (
          <button type="button" className="lead-on" onClick={() => run.showMe()}>
            {w.showMe}
          </button>
        )}
        {isDone && <Onward entry={entry} onAgain={onAgain} />}
      </section>
      {strayed !== null && (
        <StraySheet
          run={run}
          room={room}
          strayed={strayed}
          table={sight.table}
          kept={[...kept, { box: { ...at, ...size }, weight: MUST }]}
        />
      )}
    </>
  );
}

/** How large something is, whenever that changes. */
function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 444, height: 220 });
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return size;
}

interface SaidProps {
  readonly point: Point;
  readonly lesson: Lesson;
  say(text: LessonText): string;
}

function Said({ point, lesson, say }: SaidProps) {
  const { language } = useLanguage();
  const w = useLessonWords();
  if (point.at === 'done') {
    return (
      <>
        <p className="eyebrow">{w.complete}</p>
        <p>{say(lesson.learnt)}</p>
      </>
    );
  }
  if (point.at === 'others') return <p className="legend">{w.othersTurn}…</p>;
  const { teach } = point;
  return (
    <>
      <p className="eyebrow">{point.at === 'own' ? w.yourTurn : w.look}</p>
      {teach !== null && (
        <p>
          {numbered(say(teach.say), teach.points, language).map(({ text, number }) =>
            number === null ? (
              <span key={text}>{text}</span>
            ) : (
              <span key={number} className="named">
                <span className="spot-number" aria-hidden="true">
                  {number}
                </span>
                <strong>{text}</strong>
              </span>
            ),
          )}{' '}
          {teach.rule !== null && <RuleRef rule={teach.rule} />}
        </p>
      )}
    </>
  );
}
