import { reason as sayReason } from '@tallyho/words';
import { RuleLink } from '../page/rule-links.tsx';
import { useLanguage, useWords } from '../words/language.tsx';
import type { Film, Frame, Question } from './film.ts';
import { seesQuestion, type Viewpoint } from './viewpoint.ts';

interface Props {
  readonly film: Film;
  readonly frame: Frame;
  readonly from: Viewpoint;
}

/** What is asked now, of whom and by which rule, with every possible choice; or how the game has ended. */
export function Questions({ film, frame, from }: Props) {
  const t = useWords();
  const { questions, state } = frame;
  const { outcome } = state;
  return (
    <section className="sheet" aria-labelledby="asked-title">
      <h2 id="asked-title">{t.asked}</h2>
      {questions.map((question) => (
        <QuestionView
          key={question.seat}
          question={question}
          seat={film.seats[question.seat]}
          open={seesQuestion(question, from)}
        />
      ))}
      {outcome !== null && (
        <p className="outcome">
          {t.gameOver}{' '}
          {outcome.winners.length === 0
            ? t.drawn
            : t.winner(outcome.winners.map((seat) => film.seats[seat]).join(', '))}{' '}
          <RuleLink rule={outcome.because} />
        </p>
      )}
      {outcome === null && questions.length === 0 && <p className="none">{t.nobodyAsked}</p>}
    </section>
  );
}

interface QuestionProps {
  readonly question: Question;
  readonly seat: string;
  /** Whether the choices may be seen. */
  readonly open: boolean;
}

function QuestionView({ question, seat, open }: QuestionProps) {
  const { t, language } = useLanguage();
  const { kind, because, options, refusals } = question;
  return (
    <div className="question">
      <h3>
        <span className="seat">{seat}</span> {kind} <RuleLink rule={because} />
      </h3>
      {!open && <p className="none">{t.hiddenOptions}</p>}
      {open && (
        <>
          <p className="label">{t.options(options.length)}</p>
          <ul className="choices">
            {options.map((text) => (
              <li key={text}>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {open && refusals.length > 0 && (
        <details>
          <summary>{t.whyNot}</summary>
          <ul className="refusals">
            {refusals.map(({ text, reason, because: rule }) => (
              <li key={`${text} ${reason}`}>
                <code>{text}</code> {sayReason(reason, language)} <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
