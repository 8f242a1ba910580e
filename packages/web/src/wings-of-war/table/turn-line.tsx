import type { WingsView } from '@tallyho/wings-of-war';
import { useWingsWords } from '../words/words.ts';
import { turnWords } from './turn-words.ts';

/** Which turn it is, of how many, as a line that fills. */
export function TurnLine({ view }: { readonly view: WingsView }) {
  const w = useWingsWords();
  const of = view.fixed.options.turns;
  return (
    <>
      <strong className="turn" title={turnWords(w, view)}>
        {w.table.turnOf({ turn: view.turn, of })}
      </strong>
      <span className="turn-line" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (view.turn / of) * 100)}%` }} />
      </span>
    </>
  );
}
