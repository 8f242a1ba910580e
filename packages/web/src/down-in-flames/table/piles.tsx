import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';

/** The draw pile by its size, the discard pile by its size and its top card. */
export function Piles({ model: { view, names } }: { readonly model: TableModel }) {
  const w = useDuelWords();
  const top = view.discard.at(-1);
  return (
    <dl className="piles">
      <div>
        <dt>{w.table.pile}</dt>
        <dd className="pile-back">{view.pile}</dd>
      </div>
      <div>
        <dt>{w.table.discard}</dt>
        <dd className="pile-open">
          {view.discard.length}
          {top !== undefined && <span>{names.card(top)}</span>}
        </dd>
      </div>
    </dl>
  );
}
