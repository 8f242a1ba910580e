import type { OpenDecision } from '@tallyho/kernel';
import { type Choice, type Kind, type Plane, subjectOf } from '@tallyho/wings-of-war';
import { reason } from '@tallyho/words';
import { useEffect, useState } from 'react';
import { ActionBar } from '../../play/table/action-bar.tsx';
import { askHint } from '../../play/table/ask-hint.ts';
import { HintBox, type HintState } from '../../play/table/hint-box.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { Tried } from '../map/ghosts.ts';
import type { WingsRefusal, WingsSession } from '../model/engine.ts';
import type { Orders } from '../model/orders.ts';
import { cardLaid } from '../model/programme.ts';
import { supposedDecision, supposedView } from '../model/supposed.ts';
import type { TableModel } from '../model/use-model.ts';
import { planAdvice } from '../words/plan-sentence.ts';
import { aboutOf, questionFor } from '../words/question.ts';
import { cardName, choiceWords } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';
import type { Frame } from './frame.ts';
import { Hand } from './hand.tsx';
import { framedHand, handLayout, isSlim } from './hand-layout.ts';
import { QuestionControls } from './question-controls.tsx';
import { ReadyButton } from './ready-button.tsx';
import { Slots } from './slots.tsx';
import type { Plan } from './use-plan.ts';

interface Props {
  readonly session: WingsSession;
  readonly orders: Orders;
  readonly model: TableModel;
  readonly decision: OpenDecision<Choice>;
  readonly mayUndo: boolean;
  /** null: something else is asked than cards for the slots. */
  readonly plan: Plan | null;
  readonly prompt: string;
  /** Changes when something else is asked, or another card is due. */
  readonly moment: string;
  readonly guided: boolean;
  readonly frame: Frame;
  onTry(tried: Tried | null): void;
  onPoint(slot: number | null): void;
}

/** Why the card that was touched cannot be laid; 'whole': all slots are filled. */
type Why = WingsRefusal | 'whole' | null;

/** What is asked of the one at the screen, and every way to answer it. */
export function QuestionBar(props: Props) {
  const { session, orders, model, decision, mayUndo, plan, prompt, moment, guided, frame, onTry, onPoint } = props;
  const w = useWingsWords();
  const { view, names } = model;
  const { seat } = decision;
  const [hint, setHint] = useState<HintState>('none');
  const [why, setWhy] = useState<Why>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setHint('none');
    setWhy(null);
  }, [moment]);
  const subject = subjectOf(view, seat);
  const question = questionFor(w, view, names, decision, decision.refusals);
  const hasLaid = plan !== null && plan.current.cards.length > plan.current.locked;
  const choose = (choice: Choice): void => {
    session.choose(seat, decision.id, choice);
  };
  const undo = (): void => {
    if (plan !== null && hasLaid) plan.takeUp(plan.current.cards.length - 1);
    else session.undo(seat);
  };
  const whisper = () =>
    plan === null || plan.slot < 0
      ? session.hints(decision)
      : session.hints(
          supposedDecision(decision, plan.offer.options),
          supposedView(view, plan.programmes, { ...plan.current, cards: plan.current.cards.slice(0, plan.slot) }),
        );
  const hintTexts =
    plan === null || plan.slot < 0
      ? question.texts
      : plan.offer.options.map((choice) => choiceWords(w, view, names, aboutOf(view, subject), choice));
  const layout = handLayout(frame, plan === null ? 0 : kindsOf(model, plan.current.plane));
  const idle = plan?.offer.options.find((option) => option.do === 'idle');
  const ready =
    plan === null ? null : (
      <>
        {idle !== undefined && (
          <button type="button" className="idle" onClick={() => plan.lay(idle)}>
            {w.choices.idle}
          </button>
        )}
        <ReadyButton plan={plan} onReady={() => orders.layDown(seat, plan.programmes)} />
      </>
    );
  return (
    <>
      <ActionBar
        decision={decision}
        question={plan === null ? { ...question, prompt } : { ...question, prompt, advice: planAdvice(w, plan) }}
        canUndo={hasLaid || mayUndo}
        guided={guided || (plan !== null && plan.better !== null)}
        screen={`${frame.bar.width} ${frame.bar.height}`}
        action={frame.isOneRow ? ready : undefined}
        onChoose={(choice) => choose(choice as Choice)}
        onUndo={undo}
        onHint={() => void askHint(whisper, setHint)}
      >
        {why !== null && (
          <p className="why" role="status">
            <WhyNot why={why} />
          </p>
        )}
        <HintBox hint={hint} texts={hintTexts} />
        <QuestionControls model={model} decision={decision} subject={subject} onTry={onTry} onChoose={choose} />
      </ActionBar>
      {plan !== null && (
        <div className="desk plan-desk" data-slim={isSlim(layout)} style={framedHand(layout)}>
          <div className="slots-row">
            <Slots model={model} plan={plan} onPoint={onPoint} />
            {!frame.isOneRow && ready}
          </div>
          <Hand
            model={model}
            plan={plan}
            onTry={(card: Kind | null) => onTry(card === null ? null : { kind: 'card', card, slot: plan.slot })}
            onWhy={(refusal) => setWhy(refusal ?? 'whole')}
          />
        </div>
      )}
    </>
  );
}

/** How many stacks lie before the one who plans. */
const kindsOf = ({ view: { fixed } }: TableModel, plane: Plane): number =>
  fixed.decks[fixed.planes[plane].deck].kinds.length;

/** A card that may not be laid here, why, and the paragraph. */
function WhyNot({ why }: { readonly why: Exclude<Why, null> }) {
  const w = useWingsWords();
  const { language } = useLanguage();
  if (why === 'whole') return w.table.whole;
  return (
    <>
      <s>{cardName(w, cardLaid(why.choice))}</s> – {reason(why.reason, language)} <RuleRef rule={why.because} />
    </>
  );
}
