import type { Decision } from '@tallyho/kernel';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PatternPicture } from '../../art/pattern.tsx';
import { cameByLink } from '../../page/page-title.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { AircraftCard } from '../aircraft-card.tsx';
import type { OptionScene, QuestionScene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';
import { Refusals, Refused } from './refusals.tsx';

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
  const prompt = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Whoever answered with a button that is gone goes on here; whoever has just opened the page begins at its top.
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && decision.id > 0 && (hasBegun.current || cameByLink())) prompt.current?.focus({ preventScroll: true });
    hasBegun.current = true;
  }, [decision.id]);
  const { options, refused } = question.buttons;
  const pass = options.find(({ isPass }) => isPass);
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'p' && pass !== undefined) onChoose(pass.choice);
    else if (event.key === 'u' && canUndo) onUndo();
    else if (event.key === 'h') onHint();
    else return;
    event.preventDefault();
  };
  return (
    <section
      className="decide"
      data-decision={`${decision.seat}.${decision.id}`}
      aria-labelledby="prompt"
      onKeyDown={keys}
    >
      <h2 id="prompt" ref={prompt} tabIndex={-1} className="prompt">
        {question.prompt} <RuleRef rule={decision.because} />
      </h2>
      {guided && question.advice !== '' && <p className="advice">{question.advice}</p>}
      <div className="answers">
        {options
          .filter(({ isGrave }) => isGrave !== true)
          .map((option) => (
            <Answer key={option.text} option={option} onChoose={onChoose} />
          ))}
        {refused
          .filter(({ inSight }) => inSight)
          .map((each) => (
            <Refused key={each.text} refused={each} />
          ))}
        <Grave options={options.filter(({ isGrave }) => isGrave === true)} onChoose={onChoose} />
        <Refusals refused={refused.filter(({ inSight }) => !inSight)} open={false} />
        <span className="tools">
          <button
            type="button"
            className="quiet"
            aria-disabled={!canUndo}
            title={canUndo ? '' : w.table.cannotUndo}
            onClick={() => canUndo && onUndo()}
          >
            {w.table.undo}
          </button>
          <button type="button" className="quiet" onClick={onHint}>
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
function Answer({ option: { text, choice, isPass, aircraft, pattern = null }, onChoose }: AnswerProps) {
  if (pattern !== null)
    return (
      <button type="button" className="answer pattern" onClick={() => onChoose(choice)}>
        <PatternPicture of={pattern.of} pattern={pattern.pattern} />
        <span>
          <strong>{text}</strong>
          {pattern.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </button>
    );
  const button = (
    <button type="button" className={isPass ? 'answer pass' : 'answer'} onClick={() => onChoose(choice)}>
      {text}
    </button>
  );
  if (aircraft === null) return button;
  return (
    <div className="answer-card">
      <AircraftCard aircraft={aircraft} />
      {button}
    </div>
  );
}

interface GraveProps {
  readonly options: readonly OptionScene<object>[];
  onChoose(choice: object): void;
}

/** Ways out of the fight: one must ask for them first. */
function Grave({ options, onChoose }: GraveProps) {
  const w = useTableWords();
  if (options.length === 0) return null;
  return (
    <details className="grave">
      <summary>{w.table.leaveFight}</summary>
      {options.map(({ text, choice }) => (
        <button key={text} type="button" onClick={() => onChoose(choice)}>
          {text}
        </button>
      ))}
    </details>
  );
}
