import { type ReactNode, useId } from 'react';
import { PlanePicture } from '../../../art/plane-picture.tsx';
import { useWords } from '../../../words/language.tsx';
import type { OpScene, OrdersScene } from '../scene.ts';
import { useCarrierWords } from '../words/words.ts';
import { ChoiceBox } from './choice-box.tsx';
import type { Draft } from './draft.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered step of the orders. */
export const OrderStep = ({ number, title, children }: StepProps) => (
  <fieldset className="order-step">
    <legend>
      <b>{number}</b> {title}
    </legend>
    {children}
  </fieldset>
);

interface Props {
  readonly orders: OrdersScene<object>;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** Z-25.31a, Z-25.41a — range, Strike and target, in secret. */
export function OrdersForm({ orders: { tactics, ops, targets }, draft, onDraft }: Props) {
  const w = useCarrierWords();
  const id = useId();
  const strikes = draft.op !== null && ops.find(({ key }) => key === draft.op)?.strike.length !== 0;
  return (
    <div className="orders-form">
      <OrderStep number={1} title={w.orders.tactics}>
        <div className="choice-row">
          {tactics.map((box) => (
            <ChoiceBox
              key={box.key}
              group={`${id}-tactic`}
              box={box}
              isChosen={draft.tactic === box.key}
              onChoose={(tactic) => onDraft({ ...draft, tactic })}
            />
          ))}
        </div>
        <p className="step-help">{w.orders.tacticsHelp}</p>
      </OrderStep>
      <OrderStep number={2} title={w.orders.ops}>
        <div className="choice-row">
          {ops.map((box) => (
            <ChoiceBox
              key={box.key}
              group={`${id}-op`}
              box={box}
              isChosen={draft.op === box.key}
              onChoose={(op) => onDraft({ ...draft, op })}
            >
              <DeckRow op={box} />
            </ChoiceBox>
          ))}
        </div>
        <div className="target-row" role="radiogroup" aria-label={w.orders.target}>
          <span className="target-label" aria-hidden="true">
            {w.orders.target}
          </span>
          {strikes || draft.op === null ? (
            <div className="choice-row targets">
              {targets.map((box) => (
                <ChoiceBox
                  key={box.key}
                  group={`${id}-target`}
                  box={box}
                  isChosen={draft.target === box.key}
                  onChoose={(target) => onDraft({ ...draft, target })}
                />
              ))}
            </div>
          ) : (
            <span className="no-target">{w.orders.noTarget}</span>
          )}
        </div>
      </OrderStep>
      <OrderStep number={3} title={w.orders.resource}>
        <p className="step-help">{w.orders.resourceLater}</p>
      </OrderStep>
    </div>
  );
}

/** What is launched, from above; what damage keeps home is ghosted. */
function DeckRow({ op: { strike, idle } }: { readonly op: OpScene }) {
  const w = useCarrierWords();
  const { colon } = useWords();
  if (strike.length === 0) return <span className="deck-idle">{idle}</span>;
  return (
    <span className="deck-row">
      {strike.map(({ craft, stays }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: several of a type are alike
          key={i}
          className={stays ? 'stays' : ''}
          title={stays ? `${craft.name}${colon} ${w.orders.stays}` : craft.name}
        >
          <PlanePicture aircraft={craft.id} like={craft.looks} attitude="top" compared />
        </span>
      ))}
      <span className="unseen">
        {strike.map(({ craft, stays }) => (stays ? `${craft.name} (${w.orders.stays})` : craft.name)).join(', ')}
      </span>
    </span>
  );
}
