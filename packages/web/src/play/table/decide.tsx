import type { Decision } from '@tallyho/kernel';
import type { ReactNode } from 'react';
import { PatternPicture } from '../../art/pattern.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { AircraftCard } from '../aircraft-card.tsx';
import { tableKeys } from '../keys.ts';
import type { OptionScene, QuestionScene } from '../scene.ts';
import { useWanted } from '../spots.ts';
import { useTableWords } from '../words/words.ts';
import { PlainAnswer } from './plain-answer.tsx';
import { Refusals, Refused } from './refusals.tsx';
import { usePrompt } from './use-prompt.ts';
import { WaysOut } from './ways-out.tsx';

interface Props {
  readonly decision: Decision<object>;
  readonly question: QuestionScene<object>;
  readonly canUndo: boolean;
  readonly guided: boolean;
  readonly children: ReactNode;
  onChoose(choice: object): void;
  onUndo(): void;
  onHint(): void;
}

/** The heart of the screen: what is asked, in one sentence, and the answers that need no card. */
export function Decide({ decision, question, canUndo, guided, children, onChoose, onUndo, onHint }: Props) {
  const w = useTableWords();
  const prompt = usePrompt(decision.id);
  const { options, refused } = question.buttons;
  return (
    <section className="decide" data-decision={`${decision.seat}.${decision.id}`} aria-labelledby="prompt">
      <h2 id="prompt" ref={prompt} tabIndex={-1} className="prompt">
        {question.prompt} <RuleRef rule={decision.because} shortcut={tableKeys.rule} />
      </h2>
      {guided && question.advice !== '' && <p className="advice">{question.advice}</p>}
      <div className="answers">
        {options
          .filter(({ isGrave }) => isGrave !== true)
          .map((option) => (
            <Answer key={`${decision.id} ${option.text}`} option={option} onChoose={onChoose} />
          ))}
        {refused
          .filter(({ inSight }) => inSight)
          .map((each) => (
            <Refused key={each.text} refused={each} />
          ))}
        <WaysOut options={options.filter(({ isGrave }) => isGrave === true)} onChoose={onChoose} />
        <Refusals key={`why-not ${decision.id}`} refused={refused.filter(({ inSight }) => !inSight)} open={false} />
        <span className="tools">
          <button
            type="button"
            className="quiet"
            data-key={tableKeys.undo}
            aria-disabled={!canUndo}
            title={canUndo ? '' : w.table.cannotUndo}
            onClick={() => canUndo && onUndo()}
          >
            {w.table.undo}
          </button>
          <button type="button" className="quiet" data-key={tableKeys.hint} onClick={onHint}>
            {w.table.hint}
          </button>
        </span>
      </div>
      {children}
    </section>
  );
}

interface AnswerProps {
  readonly option: OptionScene<object>;
  onChoose(choice: object): void;
}

/** A plain answer; an aircraft is chosen by its card, a pattern by its picture. */
function Answer({ option, onChoose }: AnswerProps) {
  const { text, choice, aircraft, pattern = null } = option;
  const wanted = useWanted([choice]);
  if (pattern !== null)
    return (
      <button type="button" className="answer pattern" {...wanted} onClick={() => onChoose(choice)}>
        <PatternPicture of={pattern.of} pattern={pattern.pattern} />
        <span>
          <strong>{text}</strong>
          {pattern.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </button>
    );
  const button = <PlainAnswer option={option} onChoose={onChoose} />;
  if (aircraft === null) return button;
  return (
    <div className="answer-card">
      <AircraftCard aircraft={aircraft} />
      {button}
    </div>
  );
}
