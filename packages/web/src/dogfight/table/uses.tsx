import { useEffect, useRef } from 'react';
import type { OfferScene } from '../../play/scene.ts';
import { Refusals } from '../../play/table/refusals.tsx';
import { useDogfightWords } from '../words/words.ts';

interface Props {
  /** The card, or the aircraft, and what there is to know about it. */
  readonly name: string;
  readonly meaning: string;
  readonly offer: OfferScene<object>;
  onChoose(choice: object): void;
  onClose(): void;
}

/** What can be done with a card or about an aircraft, and what cannot, with the reason and the rule. */
export function Uses({ name, meaning, offer, onChoose, onClose }: Props) {
  const w = useDogfightWords();
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
  return (
    <fieldset
      ref={panel}
      className="uses"
      aria-label={w.table.uses(name)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <p className="uses-head">
        <span>
          <strong>{name}</strong> – {meaning}
        </span>
        <button type="button" className="close" aria-label={w.table.close} onClick={close}>
          ✕
        </button>
      </p>
      {offer.options.length === 0 && offer.refused.length === 0 && <p>{w.table.noUse}</p>}
      <ul>
        {offer.options.map(({ text, choice }) => (
          <li key={text}>
            <button type="button" className="use" onClick={() => onChoose(choice)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <Refusals refused={offer.refused} open={offer.options.length === 0} />
    </fieldset>
  );
}
