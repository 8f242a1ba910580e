import type { DamageDeck, ManoeuvreDeck } from '@tallyho/wings-of-war';
import type { Machine } from '../../art/great-war/machine.ts';
import { DamageCard, damageText } from '../../wings-of-war/cards/damage-card.tsx';
import { ManoeuvreCard } from '../../wings-of-war/cards/manoeuvre-card.tsx';
import { useWingsWords } from '../../wings-of-war/words/words.ts';
import type { DrawnProps } from './drawn.tsx';
import '../../style/wings-of-war/index.css';

/** A deck is nobody's: a plain machine flies it. */
const ANYBODY: Machine = { card: '', type: 'generic-fighter', seats: 1, nation: 'generic' };

/** The cards of a manoeuvre deck, side by side. */
export function ManoeuvreDeckCards({ entry, width }: DrawnProps) {
  const w = useWingsWords();
  const { cards } = entry as unknown as ManoeuvreDeck;
  return (
    <ul className="drawn-deck">
      {cards.map((face) => (
        <li key={face.manoeuvre} aria-label={`${face.copies} × ${w.terms.manoeuvres[face.manoeuvre]}`}>
          <ManoeuvreCard
            face={face}
            machine={ANYBODY}
            size={{ width, height: Math.round((width * 4) / 3) }}
            copies={face.copies}
          />
        </li>
      ))}
    </ul>
  );
}

/** The faces of a damage deck, each with how many there are. */
export function DamageDeckCards({ entry, width }: DrawnProps) {
  const w = useWingsWords();
  const { letter, faces } = entry as unknown as DamageDeck;
  return (
    <ul className="drawn-deck">
      {faces.map((face) => (
        <li
          key={`${face.points} ${face.symbol}`}
          aria-label={`${face.copies} × ${damageText(w, { ...face, seats: 1 })[0]}, ${face.points}`}
        >
          <DamageCard points={face.points} symbol={face.symbol} letter={letter} seats={1} width={width} />
          <span className="drawn-copies" aria-hidden="true">
            × {face.copies}
          </span>
        </li>
      ))}
    </ul>
  );
}
