import { RuleLinks } from '../page/rule-links.tsx';
import { useLanguage, useWords } from '../words/language.tsx';
import { stepWords } from '../words/step-words.ts';
import type { Film, Frame } from './film.ts';
import { rulesFor, seesStep, type Viewpoint } from './viewpoint.ts';

interface Props {
  readonly film: Film;
  readonly frame: Frame;
  readonly number: number;
  readonly from: Viewpoint;
}

/** The heart of the page: what this step does, in one sentence. It is read aloud as the replay moves on. */
export function StepCard({ film, frame, number, from }: Props) {
  const { t, language } = useLanguage();
  const { frames, steps } = film;
  return (
    <section className="sheet step-card" aria-labelledby="now-title" data-failed={frame.failed}>
      <h2 id="now-title" className="unseen">
        {t.now}
      </h2>
      <div aria-live="polite" aria-atomic="true">
        <p className="step-number">{t.positionOf(number, Math.max(steps, frames.length - 1))}</p>
        <Sentence film={film} frame={frame} from={from} />
        {frame.step !== null && frame.step.teach !== null && <p className="aside">{frame.step.teach.say[language]}</p>}
        {frame.failed && (
          <p className="went-wrong">
            <span aria-hidden="true">✗</span> {t.stepFailed}
          </p>
        )}
      </div>
      <RuleLinks label={t.rulesNamed} rules={rulesFor(film, frame, from)} />
    </section>
  );
}

function Sentence({ film, frame, from }: Omit<Props, 'number'>) {
  const t = useWords();
  const { step, answered, failed } = frame;
  if (step === null) return <p className="sentence">{t.beforeFirst}</p>;
  const { kind, head, about } = stepWords(step.action, t);
  if (!seesStep(film, frame, from)) {
    return <p className="sentence">{kind === 'choice' ? t.hiddenChoice(head) : t.hiddenStep}</p>;
  }
  if (kind === 'choice') {
    return (
      <p className="sentence">
        <span className="seat">{head}</span> <code className="choice">{about[0]}</code>
        {answered !== null && <span className="aside"> {t.decision(answered.kind)}</span>}
      </p>
    );
  }
  return (
    <>
      {kind === 'check' && (
        <p className={failed ? 'verdict bad' : 'verdict'}>
          <span aria-hidden="true">{failed ? '✗' : '✓'}</span> {failed ? t.checkFailed : t.checkPassed}
        </p>
      )}
      <p className="sentence">{about.length > 0 ? `${head}${t.colon}` : head}</p>
      {about.length > 0 && (
        <ul className="about">
          {about.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
