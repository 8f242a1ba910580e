import type { Choice } from '@tallyho/down-in-flames';
import { reason } from '@tallyho/words';
import { useEffect, useRef } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { DuelRefusal } from '../model/engine.ts';
import type { Offer } from '../model/offers.ts';
import type { TableModel } from '../model/use-model.ts';
import { choiceWords } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

interface Props {
  readonly model: TableModel;
  readonly plane: number;
  readonly kind: string;
  readonly card: number;
  readonly offer: Offer;
  onChoose(choice: Choice): void;
  onClose(): void;
}

/** What can be done with a card, and what cannot, with the reason and the rule. */
export function Uses({ model, plane, kind, card, offer, onChoose, onClose }: Props) {
  const w = useDuelWords();
  const { view, names } = model;
  const panel = useRef<HTMLFieldSetElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const close = (): void => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  useEffect(() => {
    cameFrom.current ??= document.activeElement;
    const first = panel.current?.querySelector<HTMLButtonElement>('.use') ?? panel.current;
    first?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const say = (choice: Choice): string => choiceWords(w, view, names, kind, plane, choice);
  return (
    <fieldset
      ref={panel}
      className="uses"
      aria-label={w.table.uses(names.card(card))}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <p className="uses-head">
        <span>
          <strong>{names.card(card)}</strong> – {w.terms.meanings[view.fixed.faces[card].title]}
        </span>
        <button type="button" className="close" aria-label={w.table.close} onClick={close}>
          ✕
        </button>
      </p>
      {offer.options.length === 0 && offer.refusals.length === 0 && <p>{w.table.noUse}</p>}
      <ul>
        {offer.options.map((choice) => (
          <li key={say(choice)}>
            <button type="button" className="use" onClick={() => onChoose(choice)}>
              {say(choice)}
            </button>
          </li>
        ))}
      </ul>
      {offer.refusals.length > 0 && <Refusals refusals={offer.refusals} say={say} open={offer.options.length === 0} />}
    </fieldset>
  );
}

interface RefusalProps {
  readonly refusals: readonly DuelRefusal[];
  readonly open: boolean;
  say(choice: Choice): string;
}

/** Why not? Each thing that cannot be chosen, struck out, with the reason. */
export function Refusals({ refusals, say, open }: RefusalProps) {
  const w = useDuelWords();
  const { language } = useLanguage();
  return (
    <details className="why-not" open={open}>
      <summary>{w.table.whyNot}</summary>
      <ul>
        {refusals.map((refusal) => (
          <li key={say(refusal.choice)}>
            <s>{say(refusal.choice)}</s> – {reason(refusal.reason, language)} <RuleRef rule={refusal.because} />
          </li>
        ))}
      </ul>
    </details>
  );
}
