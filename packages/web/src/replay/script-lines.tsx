import { useEffect, useRef } from 'react';
import type { Texts } from '../words/en.ts';
import { useWords } from '../words/language.tsx';
import { stepWords } from '../words/step-words.ts';
import type { Film, Frame } from './film.ts';
import { seesStep, type Viewpoint } from './viewpoint.ts';

interface Props {
  readonly film: Film;
  readonly step: number;
  readonly from: Viewpoint;
  onGo(step: number): void;
}

/** All steps of the script, to see where one is and to go elsewhere. */
export function ScriptLines({ film, step, from, onGo }: Props) {
  const t = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[step];
    if (!box || !line) return;
    // Only the list itself scrolls; the page stays where the reader has put it.
    const [lines, here] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (here.top < lines.top) box.scrollTop -= lines.top - here.top;
    else if (here.bottom > lines.bottom) box.scrollTop += here.bottom - lines.bottom;
  }, [step]);
  return (
    <section className="sheet script" aria-labelledby="script-title">
      <h2 id="script-title">{t.script}</h2>
      <ol ref={list} className="script-lines" start={0}>
        {film.frames.map((frame, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={at}>
            <button type="button" aria-current={at === step ? 'step' : undefined} onClick={() => onGo(at)}>
              <span className="line-number">{at}</span>
              <Line frame={frame} text={lineOf(film, frame, from, t)} />
            </button>
          </li>
        ))}
      </ol>
      <p className="keys">{t.keys}</p>
    </section>
  );
}

function Line({ frame, text }: { readonly frame: Frame; readonly text: string }) {
  const t = useWords();
  const isCheck = frame.step !== null && stepWords(frame.step.action, t).kind === 'check';
  return (
    <span className={isCheck ? 'line check' : 'line'}>
      {(frame.failed || isCheck) && <span aria-hidden="true">{frame.failed ? '✗ ' : '✓ '}</span>}
      {frame.failed && <span className="unseen">{t.stepFailed} </span>}
      {text}
    </span>
  );
}

function lineOf(film: Film, frame: Frame, from: Viewpoint, t: Texts): string {
  if (frame.step === null) return t.beforeFirst;
  const { kind, head, about } = stepWords(frame.step.action, t);
  if (!seesStep(film, frame, from)) return kind === 'choice' ? t.hiddenChoice(head) : t.hiddenStep;
  return about.length === 0 ? head : `${head}${t.colon} ${about.join(' · ')}`;
}
