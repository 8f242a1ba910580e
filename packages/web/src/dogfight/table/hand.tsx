import * as m from 'motion/react-m';
import { useEffect, useRef } from 'react';
import { walkCards } from '../../play/table/walk-cards.ts';
import { useFlight } from '../motion/flight.ts';
import { type HandPlace, type HandScene, PILE } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { CardFace } from './card-face.tsx';

interface HandsProps extends Omit<Props, 'hand'> {
  readonly hands: readonly HandScene[];
}

/** All of one's own hands side by side; the one that is asked comes first, and into sight. */
export function Hands({ hands, ...rest }: HandsProps) {
  const row = useRef<HTMLDivElement>(null);
  const first = hands[0]?.hand;
  useEffect(() => {
    if (first !== undefined && row.current !== null) row.current.scrollLeft = 0;
  }, [first]);
  return (
    <div ref={row} className="hands">
      {hands.map((hand) => (
        <Hand key={hand.hand} hand={hand} {...rest} />
      ))}
    </div>
  );
}

interface Props {
  readonly hand: HandScene;
  /** How many uses a card has now; null: nothing is asked. */
  uses(card: number): number | null;
  readonly picked: string | null;
  readonly explained: boolean;
  onPick(key: string | null): void;
}

/** One's own cards. Those that can be played stand out; every one can be asked what it is good for. */
function Hand({ hand, uses, picked, explained, onPick }: Props) {
  const w = useDogfightWords();
  const isDealt = useRef(false);
  useEffect(() => {
    isDealt.current = true;
  }, []);
  return (
    <section className="hand" data-place={hand.hand} aria-label={hand.title}>
      {hand.caption !== '' && <p className="hand-caption">{hand.caption}</p>}
      {hand.places.length === 0 && <p className="hand-none">{w.table.emptyHand}</p>}
      <ul onKeyDown={walkCards}>
        {hand.places.map((place) => (
          <Place
            key={place.key}
            place={place}
            uses={uses(place.card)}
            isDrawn={isDealt.current}
            isPicked={picked === place.key}
            explained={explained}
            onPick={() => onPick(picked === place.key ? null : place.key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlaceProps {
  readonly place: HandPlace;
  readonly uses: number | null;
  readonly isDrawn: boolean;
  readonly isPicked: boolean;
  readonly explained: boolean;
  onPick(): void;
}

/** A card in the hand; one that was drawn comes from the pile. */
function Place({ place: { face, label }, uses, isDrawn, isPicked, explained, onPick }: PlaceProps) {
  const self = useRef<HTMLLIElement>(null);
  const flight = useFlight(self, isDrawn ? PILE : null);
  const isPlayable = uses !== null && uses > 0;
  const mood = uses === null ? '' : isPlayable ? ' playable' : ' idle';
  return (
    <m.li ref={self} className="hand-place" style={{ ...flight }}>
      <button
        type="button"
        className={`card-button${mood}${isPicked ? ' picked' : ''}`}
        aria-expanded={uses === null ? undefined : isPicked}
        data-playable={isPlayable}
        onClick={onPick}
      >
        <span className="unseen">{label}</span>
        <CardFace face={face} explained={explained} />
      </button>
    </m.li>
  );
}
