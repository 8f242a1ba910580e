import { DISCARD, PILE, type Scene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

/** The draw pile by its size, the discard pile by its size and its top card. */
export function Piles({ scene: { pile, discard, top } }: { readonly scene: Scene }) {
  const w = useDogfightWords();
  return (
    <dl className="piles">
      <div>
        <dt>{w.table.pile}</dt>
        <dd className="pile-back" data-place={PILE}>
          {pile}
        </dd>
      </div>
      <div>
        <dt>{w.table.discard}</dt>
        <dd className="pile-open" data-place={DISCARD}>
          {discard}
          {top !== '' && <span>{top}</span>}
        </dd>
      </div>
    </dl>
  );
}
