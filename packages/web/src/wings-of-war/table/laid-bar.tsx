import { useState } from 'react';
import { Ask } from '../../play/table/ask.tsx';
import type { Orders } from '../model/orders.ts';
import { useWingsWords } from '../words/words.ts';

/** WOW-MOVE-01 — one's own cards lie face down, and may be taken up until all have planned. */
export function LaidBar({ orders, seat }: { readonly orders: Orders; readonly seat: number }) {
  const w = useWingsWords();
  const [isRecalled, setRecalled] = useState(orders.isRecalled(seat));
  return (
    <section className="decide waiting bar">
      <Ask length="short">
        <p className="prompt">{isRecalled ? w.table.willRecall : w.table.waitingOthers}</p>
      </Ask>
      <span className="tools">
        {!isRecalled && (
          <button
            type="button"
            className="film-button"
            onClick={() => {
              orders.recall(seat);
              setRecalled(true);
            }}
          >
            {w.table.recall}
          </button>
        )}
      </span>
    </section>
  );
}
