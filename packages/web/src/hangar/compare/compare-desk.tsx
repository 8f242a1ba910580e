import { useEffect, useRef, useState } from 'react';
import type { Craft } from '../craft.ts';
import { useMedia } from '../use-media.ts';
import { useHangarWords } from '../words/words.ts';
import { CompareSheet, type Pair } from './compare-sheet.tsx';

interface Props {
  readonly crafts: readonly Craft[];
  readonly a: Craft | null;
  readonly b: Craft | null;
  onPair(pair: Pair): void;
}

/** Where there is room the sheet stands beside the gallery; elsewhere a tray at the foot opens it. */
export function CompareDesk(props: Props) {
  const isWide = useMedia('(min-width: 75rem)');
  return isWide ? (
    <aside className="compare-aside">
      <CompareSheet {...props} />
    </aside>
  ) : (
    <Tray {...props} />
  );
}

function Tray(props: Props) {
  const w = useHangarWords();
  const { a, b } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isPair = a !== null && b !== null;
  // Whoever chooses the second wants to see them.
  const wasPair = useRef(isPair);
  useEffect(() => {
    if (isPair && !wasPair.current) setIsOpen(true);
    wasPair.current = isPair;
  }, [isPair]);
  if (a === null) return null;
  return (
    <>
      <div className="compare-tray">
        <strong>{b === null ? w.trayOne(a.name) : w.tray(a.name, b.name)}</strong>
        <button type="button" className="primary" onClick={() => setIsOpen(true)}>
          {w.compare}
        </button>
      </div>
      {isOpen && <Drawn {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Drawn({ onClose, ...props }: Props & { onClose(): void }) {
  const w = useHangarWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="compare-drawer sheet" aria-label={w.compareTitle} onClose={onClose}>
      <button type="button" className="close" aria-label={w.close} onClick={onClose}>
        ✕
      </button>
      <CompareSheet {...props} />
    </dialog>
  );
}
