import type { OpenDecision } from '@tallyho/kernel';
import { type Choice, previewPlan, subjectOf } from '@tallyho/wings-of-war';
import { useEffect, useState } from 'react';
import { Decide } from '../../play/table/decide.tsx';
import { HintBox, type HintState } from '../../play/table/hint-box.tsx';
import type { Tried } from '../map/ghosts.ts';
import type { WingsSession } from '../model/engine.ts';
import type { Orders } from '../model/orders.ts';
import { cardLaid, offerFor, skyWith, withCard, withoutFrom } from '../model/programme.ts';
import { supposedDecision, supposedView } from '../model/supposed.ts';
import type { Draft } from '../model/use-draft.ts';
import type { TableModel } from '../model/use-model.ts';
import { aboutOf, planningPrompt, questionFor } from '../words/question.ts';
import { choiceWords } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';
import { Planner } from './planner.tsx';
import { QuestionControls } from './question-controls.tsx';

interface Props {
  readonly session: WingsSession;
  readonly orders: Orders;
  readonly model: TableModel;
  readonly decision: OpenDecision<Choice>;
  readonly mayUndo: boolean;
  readonly draft: Draft;
  /** Changes when something else is asked, or another card is due. */
  readonly moment: string;
  readonly guided: boolean;
  onTry(tried: Tried | null): void;
}

/** What is asked of the one at the screen, and every way to answer it. */
export function QuestionPanel(props: Props) {
  const { session, orders, model, decision, mayUndo, draft, moment, guided, onTry } = props;
  const w = useWingsWords();
  const { view, names } = model;
  const { seat } = decision;
  const { current, programmes } = draft;
  const [hint, setHint] = useState<HintState>('none');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => setHint('none'), [moment]);
  const subject = subjectOf(view, seat);
  const offer = current === null ? null : offerFor(view, current);
  const question = questionFor(w, view, names, decision, decision.refusals);
  const hasLaid = current !== null && current.cards.length > current.locked;
  const choose = (choice: Choice): void => {
    session.choose(seat, decision.id, choice);
  };
  const lay = (choice: Choice): void => {
    if (current === null) return;
    // A lesson looks at every card as it is laid.
    if (session.isGuided) choose(choice);
    else draft.change(withCard(current, cardLaid(choice)));
  };
  const undo = (): void => {
    if (current !== null && hasLaid) draft.change(withoutFrom(current, current.cards.length - 1));
    else session.undo(seat);
  };
  const askHint = async (): Promise<void> => {
    setHint('waiting');
    try {
      setHint(
        current === null || offer === null
          ? await session.hints(decision)
          : await session.hints(supposedDecision(decision, offer.options), supposedView(view, programmes, current)),
      );
    } catch {
      setHint('failed');
    }
  };
  const hintTexts =
    offer?.options.map((choice) => choiceWords(w, view, names, aboutOf(view, subject), choice)) ?? question.texts;
  return (
    <Decide
      decision={decision}
      question={current === null ? question : { ...question, prompt: planningPrompt(w, names, programmes, current) }}
      canUndo={hasLaid || mayUndo}
      guided={guided}
      onChoose={(choice) => choose(choice as Choice)}
      onUndo={undo}
      onHint={() => void askHint()}
    >
      <HintBox hint={hint} texts={hintTexts} />
      <QuestionControls model={model} decision={decision} subject={subject} onTry={onTry} onChoose={choose} />
      {current !== null && offer !== null && (
        <Planner
          model={model}
          programmes={programmes}
          current={current}
          offer={offer}
          previews={previewPlan(skyWith(view, current.plane, current.cards), current.plane, current.cards)}
          onSelect={draft.select}
          onTry={(card) => onTry(card === null ? null : { kind: 'card', card })}
          onLay={lay}
          onTakeUp={(slot) => draft.change(withoutFrom(current, slot))}
          onReady={() => orders.layDown(seat, programmes)}
        />
      )}
    </Decide>
  );
}
