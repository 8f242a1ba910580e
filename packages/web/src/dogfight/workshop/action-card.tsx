import { CardFace } from '../cards/card-face.tsx';
import type { CardScene } from '../scene.ts';

/** As large as a card is drawn in a hand at a desk, and half as much again. */
const WIDTH = 246;

/** An action card as it lies in a hand, with what it says for those who cannot see it. */
export function ActionCard({ card, notes }: { readonly card: CardScene; readonly notes: readonly string[] }) {
  return (
    <figure className="specimen-card">
      <CardFace card={card} width={WIDTH} />
      <figcaption>
        <strong>{[card.title, card.subtitle].filter((part) => part !== '').join(' – ')}</strong> {card.meaning}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </figcaption>
    </figure>
  );
}
