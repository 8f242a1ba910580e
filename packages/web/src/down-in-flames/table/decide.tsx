import type { Choice } from '@tallyho/down-in-flames';
import { reason } from '@tallyho/words';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cameByLink } from '../../page/page-title.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { DuelDecision, DuelRefusal } from '../model/engine.ts';
import type { Offers } from '../model/offers.ts';
import type { TableModel } from '../model/use-model.ts';
import { promptFor } from '../words/prompt.ts';
import { choiceWords } from '../words/speak.ts';
import { type DuelWords, useDuelWords } from '../words/words.ts';
import { Refusals } from './uses.tsx';

interface Props {
  readonly model: TableModel;
  readonly plane: number;
  readonly decision: DuelDecision;
  readonly offers: Offers;
  readonly canUndo: boolean;
  readonly guided: boolean;
  readonly children: ReactNode;
  onChoose(choice: Choice): void;
  onUndo(): void;
  onHint(): void;
}

/** Those that are shown struck out among the buttons; the others wait behind “why not?”. */
const inSight: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['stay', 'climb', 'dive', 'follow', 'speed']);

/** The heart of the screen: what is asked, in one sentence, and the answers that need no card. */
export function Decide({ model, plane, decision, offers, canUndo, guided, children, onChoose, onUndo, onHint }: Props) {
  const w = useDuelWords();
  const { view, names, chain } = model;
  const prompt = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Whoever answered with a button that is gone goes on here; whoever has just opened the page begins at its top.
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && decision.id > 0 && (hasBegun.current || cameByLink())) prompt.current?.focus({ preventScroll: true });
    hasBegun.current = true;
  }, [decision.id]);
  const say = (choice: Choice): string => choiceWords(w, view, names, decision.kind, plane, choice);
  const pass = offers.buttons.find((choice) => choice.do === 'pass');
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'p' && pass !== undefined) onChoose(pass);
    else if (event.key === 'u' && canUndo) onUndo();
    else if (event.key === 'h') onHint();
    else return;
    event.preventDefault();
  };
  const [seen, unseen] = split(offers.refusals);
  return (
    <section
      className="decide"
      data-decision={`${decision.seat}.${decision.id}`}
      aria-labelledby="prompt"
      onKeyDown={keys}
    >
      <h2 id="prompt" ref={prompt} tabIndex={-1} className="prompt">
        {promptFor(w, view, names, decision, chain)} <RuleRef rule={decision.because} />
      </h2>
      {guided && <p className="advice">{adviceOn(w, decision.kind)}</p>}
      <div className="answers">
        {offers.buttons.map((choice) => (
          <button
            key={say(choice)}
            type="button"
            className={choice.do === 'pass' ? 'answer pass' : 'answer'}
            onClick={() => onChoose(choice)}
          >
            {say(choice)}
          </button>
        ))}
        {seen.map((refusal) => (
          <Refused key={say(refusal.choice)} refusal={refusal} text={say(refusal.choice)} />
        ))}
        {unseen.length > 0 && <Refusals refusals={unseen} say={say} open={false} />}
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

function adviceOn({ help }: DuelWords, kind: string): string {
  const known: { readonly [kind: string]: string } = help;
  return known[kind] ?? '';
}

function split(refusals: readonly DuelRefusal[]): [DuelRefusal[], DuelRefusal[]] {
  const isSeen = ({ choice }: DuelRefusal): boolean => inSight.has(choice.do);
  return [refusals.filter(isSeen), refusals.filter((refusal) => !isSeen(refusal))];
}

/** An answer that the rules forbid now, with the reason on it. */
function Refused({ refusal, text }: { readonly refusal: DuelRefusal; readonly text: string }) {
  const { language } = useLanguage();
  return (
    <span className="answer refused">
      <s>{text}</s> <small>{reason(refusal.reason, language)}</small> <RuleRef rule={refusal.because} />
    </span>
  );
}
