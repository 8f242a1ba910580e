import type { ManoeuvreCard as Face } from '@tallyho/wings-of-war';
import type { Machine } from '../../art/great-war/machine.ts';
import { useWanted } from '../../play/spots.ts';
import { ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { useWingsWords } from '../words/words.ts';
import { useCardGesture } from './use-card-gesture.ts';

interface Props {
  readonly face: Face;
  readonly machine: Machine;
  /** How many of it are still at hand. */
  readonly left: number;
  /** It would be illegal here, and may be laid all the same. */
  readonly isDare: boolean;
  readonly isOpen: boolean;
  /** What laying it chooses; null: it cannot be laid. */
  readonly choice: object | null;
  /** It stands out: laid instead of another one it keeps the aircraft in the fight. */
  readonly isBetter: boolean;
  onTry(on: boolean): void;
  onPress(): void;
  /** It was dragged to a slot. */
  onDrop(slot: number): void;
}

/** A stack of the hand; a card that cannot be laid now can be asked why. */
export function DeckCard({ face, machine, left, isDare, isOpen, choice, isBetter, onTry, onPress, onDrop }: Props) {
  const w = useWingsWords();
  const gesture = useCardGesture({ onTry, onDrop });
  const wanted = useWanted(choice === null ? [] : [choice]);
  const name = w.terms.manoeuvres[face.manoeuvre];
  const parts = [isDare ? w.choices.dare(name) : name, face.steep ? w.terms.steep : '', w.table.copies(left)];
  const marks = [isOpen ? 'open' : '', isDare ? 'dare' : '', isBetter ? 'better' : '', left > 1 ? 'many' : ''];
  return (
    <button
      type="button"
      className={`deck-card ${marks.filter((mark) => mark !== '').join(' ')}`}
      data-playable={isOpen}
      {...wanted}
      aria-disabled={!isOpen}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry(true)}
      {...gesture}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onTry(true)}
      onBlur={() => onTry(false)}
      onClick={onPress}
    >
      <span className="unseen">{parts.filter((part) => part !== '').join(', ')}</span>
      <ManoeuvreCard face={face} machine={machine} />
      <span className="copies" aria-hidden="true">
        {isDare ? '!' : `×${left}`}
      </span>
    </button>
  );
}
