import { CardBack } from '../cards/card-back.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { DISCARD, PILE, type Scene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

const PILE_WIDTH = 74;
/** Both piles are as high as a card, whatever lies on top. */
const pileSize = { width: PILE_WIDTH, height: PILE_WIDTH * 1.4 };

/** The draw pile by its size, the discard pile by its size and its top card: beside the hand, on a phone in the drawer. */
export function Piles({ scene: { pile, discard, top } }: { readonly scene: Pick<Scene, 'pile' | 'discard' | 'top'> }) {
  const { table } = useDogfightWords();
  return (
    <dl className="piles">
      <div>
        <dt>
          {table.pile} <b>{pile}</b>
        </dt>
        <dd data-place={PILE} style={pileSize}>
          <CardBack width={PILE_WIDTH} />
        </dd>
      </div>
      <div>
        <dt>
          {table.discard} <b>{discard}</b>
        </dt>
        <dd data-place={DISCARD} style={pileSize}>
          {top === null ? (
            <span className="pile-none" style={pileSize} />
          ) : (
            <CardFace key={top.name} card={top.face} width={PILE_WIDTH} brief />
          )}
          {top !== null && <span className="unseen">{top.name}</span>}
        </dd>
      </div>
    </dl>
  );
}
