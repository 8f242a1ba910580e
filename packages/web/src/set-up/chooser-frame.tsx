import { type ReactNode, useEffect, useRef } from 'react';
import { useTableWords } from '../play/words/words.ts';

interface Props {
  readonly title: string;
  readonly filters: ReactNode;
  /** How many aircraft the filters leave. */
  readonly found: number;
  /** The aircraft to choose from, as items of a list. */
  readonly hangar: ReactNode;
  /** The one looked at, laid open, and what can be done about it. */
  readonly card: ReactNode;
  onClose(): void;
}

/** Choosing an aircraft: the hangar, filtered, beside the card of the one looked at. */
export function ChooserFrame({ title, filters, found, hangar, card, onClose }: Props) {
  const { setUp, table } = useTableWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="chooser sheet" aria-label={title} onClose={onClose}>
      <div className="chooser-head">
        <h2>{title}</h2>
        <button type="button" className="close" aria-label={table.close} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className="filters">
        {filters}
        <span role="status">{setUp.found(found)}</span>
      </div>
      <div className="chooser-body">
        <ul className="hangar">{hangar}</ul>
        {card !== null && <div className="chooser-card">{card}</div>}
      </div>
    </dialog>
  );
}
