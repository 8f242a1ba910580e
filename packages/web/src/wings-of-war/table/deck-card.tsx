import type { ManoeuvreCard as Face } from '@tallyho/wings-of-war';
import { useWingsWords } from '../words/words.ts';
import { ManoeuvreCard } from './manoeuvre-card.tsx';

interface Props {
  readonly face: Face;
  /** How many of it are still at hand. */
  readonly left: number;
  /** It would be illegal here, and may be laid all the same. */
  readonly isDare: boolean;
  readonly isOpen: boolean;
  onTry(on: boolean): void;
  onPress(): void;
}

/** A card of the deck; one that cannot be laid now can be asked why. */
export function DeckCard({ face, left, isDare, isOpen, onTry, onPress }: Props) {
  const w = useWingsWords();
  const name = w.terms.manoeuvres[face.manoeuvre];
  const parts = [isDare ? w.choices.dare(name) : name, face.steep ? w.terms.steep : '', w.table.copies(left)];
  return (
    <button
      type="button"
      className={`deck-card${isOpen ? ' open' : ''}${isDare ? ' dare' : ''}`}
      aria-disabled={!isOpen}
      onPointerEnter={() => onTry(true)}
      onFocus={() => onTry(true)}
      onBlur={() => onTry(false)}
      onClick={onPress}
    >
      <span className="unseen">{parts.filter((part) => part !== '').join(', ')}</span>
      <ManoeuvreCard face={face} />
      <span className="copies" aria-hidden="true">
        {isDare ? '!' : `×${left}`}
      </span>
    </button>
  );
}
