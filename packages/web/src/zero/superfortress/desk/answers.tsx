import { RuleRef } from '../../../rules/rule-ref.tsx';
import type { AnswerScene } from '../scene.ts';

interface Props {
  readonly answers: readonly AnswerScene<object>[];
  onChoose(choice: object): void;
}

/** What may be chosen, each with what it costs, brings and risks; what is refused says why. */
export const Answers = ({ answers, onChoose }: Props) => (
  <ul className="b29-answers">
    {answers.map(({ key, title, lines, choice, gone }) => (
      <li key={key}>
        {choice === null ? (
          <p className="b29-answer gone">
            <s>{title}</s>
            {gone !== null && (
              <small>
                {gone.reason} <RuleRef rule={gone.rule} />
              </small>
            )}
          </p>
        ) : (
          <button type="button" className="answer b29-answer" onClick={() => onChoose(choice)}>
            <strong>{title}</strong>
            {lines.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </button>
        )}
      </li>
    ))}
  </ul>
);
