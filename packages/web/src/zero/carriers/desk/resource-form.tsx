import { useId } from 'react';
import { RuleRef } from '../../../rules/rule-ref.tsx';
import type { ResourceScene } from '../scene.ts';
import { useCarrierWords } from '../words/words.ts';
import { OrderStep } from './orders-form.tsx';

interface Props {
  readonly resources: readonly ResourceScene<object>[];
  readonly chosen: number | null;
  onChosen(number: number): void;
}

/** Z-25.52a — one Resource of the list that both share, in secret; what is used or the enemy's is struck through. */
export function ResourceForm({ resources, chosen, onChosen }: Props) {
  const w = useCarrierWords();
  const id = useId();
  const about = resources.find(({ number }) => number === chosen)?.about ?? '';
  return (
    <div className="orders-form">
      <OrderStep number={3} title={w.orders.resource}>
        <div className="resource-list">
          {resources.map(({ number, name, gone, choice, about: does }) =>
            choice === null ? (
              <span key={number} className="resource-line gone" title={gone?.reason}>
                <b>{number}</b> <s>{name}</s>
                {gone !== null && (
                  <>
                    <span className="unseen">{gone.reason}</span> <RuleRef rule={gone.rule} />
                  </>
                )}
              </span>
            ) : (
              <label key={number} className="resource-line" title={does}>
                <input type="radio" name={id} checked={chosen === number} onChange={() => onChosen(number)} />
                <b>{number}</b> <span>{name}</span>
              </label>
            ),
          )}
        </div>
        <p className="step-help resource-about" role="status">
          {about}
        </p>
      </OrderStep>
    </div>
  );
}
