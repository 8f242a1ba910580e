import type { Decision } from '@tallyho/kernel';
import { type ReactNode, useContext, useState } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { tableKeys } from '../keys.ts';
import type { QuestionScene } from '../scene.ts';
import { CourseAround } from '../use-session.ts';
import { useTableWords } from '../words/words.ts';
import { Answers } from './answers.tsx';
import { Ask } from './ask.tsx';
import { Emphasised } from './emphasised.tsx';
import { Icon } from './icons.tsx';
import { Refusals } from './refusals.tsx';
import { usePrompt } from './use-prompt.ts';

interface Props {
  readonly decision: Decision<object>;
  readonly question: QuestionScene<object>;
  readonly canUndo: boolean;
  readonly guided: boolean;
  /** The room that the bar has. */
  readonly screen: string;
  /** What ends the question where that is no plain answer: a programme that is laid. */
  readonly action?: ReactNode;
  /** What lies over the board because of this question: a hint, a choice of bombers. */
  readonly children: ReactNode;
  onChoose(choice: object): void;
  onUndo(): void;
  onHint(): void;
}

/** A sentence that is longer is set smaller: the bar never grows. */
const lengthOf = (prompt: string): 'short' | 'long' | 'longer' =>
  prompt.length < 58 ? 'short' : prompt.length < 96 ? 'long' : 'longer';

/** The heart of the table: what is asked, in one sentence, and the answers that need no card. */
export function ActionBar(props: Props) {
  const { decision, question, canUndo, guided, screen, action, children, onChoose, onUndo, onHint } = props;
  const { table } = useTableWords();
  const isSilent = useContext(CourseAround)?.isSilent === true;
  const prompt = usePrompt(decision.id);
  const { options, refused } = question.buttons;
  const [isOver, setOver] = useState(false);
  return (
    <section className="decide bar" data-decision={`${decision.seat}.${decision.id}`} aria-labelledby="prompt">
      <Ask length={lengthOf(question.prompt)}>
        <h2 id="prompt" ref={prompt} tabIndex={-1} className="prompt">
          <Emphasised text={question.prompt} />
        </h2>
        {guided && question.advice !== '' && (
          <p className="advice" title={question.advice}>
            {question.advice}
          </p>
        )}
      </Ask>
      <Answers
        key={decision.id}
        options={options}
        refused={refused}
        screen={screen}
        onChoose={onChoose}
        onOver={setOver}
      />
      {action}
      <Refusals
        key={`why-not ${decision.id}`}
        refused={refused.filter(({ inSight }) => isOver || !inSight)}
        open={false}
      />
      <span className="tools">
        {!isSilent && (
          <>
            <button
              type="button"
              className="tool"
              data-key={tableKeys.undo}
              aria-disabled={!canUndo}
              aria-label={table.undo}
              title={canUndo ? table.undo : table.cannotUndo}
              onClick={() => canUndo && onUndo()}
            >
              <Icon of="undo" />
            </button>
            <button
              type="button"
              className="tool"
              data-key={tableKeys.hint}
              aria-label={table.hint}
              title={table.hint}
              onClick={onHint}
            >
              <Icon of="hint" />
            </button>
          </>
        )}
        <RuleRef rule={decision.because} shortcut={tableKeys.rule} />
      </span>
      <div className="over-board">{children}</div>
    </section>
  );
}
