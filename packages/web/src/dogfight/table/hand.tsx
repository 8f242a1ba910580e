import type { Card } from '@tallyho/kernel';
import { type CSSProperties, useEffect, useRef } from 'react';
import { nextFrame } from '../../page/next-frame.ts';
import type { OfferScene } from '../../play/scene.ts';
import { walkCards } from '../../play/table/walk-cards.ts';
import { useCardWidth } from '../cards/card-width.ts';
import { onlyUse } from '../cards/offers.ts';
import { useStage } from '../motion/stage.tsx';
import type { HandPlace, HandScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { PlaceInHand } from './place-in-hand.tsx';

interface Props {
  /** What can be done with a card now; null: nothing is asked. */
  offers(card: Card): OfferScene<object> | null;
  readonly picked: string | null;
  /** The card whose uses are shown while a mouse rests on it. */
  readonly peeked?: string | null;
  readonly explained: boolean;
  /** Whether others play: the cards rest, but for those of any time. */
  readonly waiting?: boolean;
  /** The cards that are marked to be put down together; null: none can be marked. */
  readonly marked?: ReadonlySet<string> | null;
  /** Marks a card or takes the mark away; false: this one cannot be marked. */
  onMark?(place: HandPlace): boolean;
  /** Lifts a card, whose uses are then shown; null: puts it back. */
  onPick(key: string | null): void;
  /** A mouse rests on a card, which is told by its key if there is more than one use to choose from. */
  onPeek?(key: string | null): void;
  /** Plays a card that has one use. */
  onChoose(choice: object): void;
  /** What a card is played as where it is let go over an aircraft: one use, a question, or as anywhere else. */
  playedAt?(card: Card, aircraft: number): object | 'ask' | 'anywhere';
  /** A card is being drawn out of the hand, by its key; null: none is. */
  onDraw?(key: string | null): void;
}

interface Fan extends CSSProperties {
  readonly '--card': string;
  readonly '--hands': number;
  readonly '--joints': number;
}

/** Which hand of the row it is, where two of its cards join, and how many joints there are before it. */
interface Lie extends CSSProperties {
  readonly '--nth': number;
  readonly '--last': number;
  readonly '--before': number;
}

const jointsIn = (hands: readonly HandScene[]): number =>
  hands.reduce((sum, { places }) => sum + Math.max(0, places.length - 1), 0);

interface HandsProps extends Props {
  readonly hands: readonly HandScene[];
  /** How wide a card is, where that is known; else it follows from the screen. */
  readonly card?: number;
}

/** All of one's own hands side by side; the one that is asked comes first, and into sight. */
export function Hands({ hands, card, ...rest }: HandsProps) {
  const row = useRef<HTMLDivElement>(null);
  const first = hands[0]?.hand;
  useEffect(() => {
    if (first === undefined) return;
    return nextFrame(() => row.current?.scrollTo({ left: 0 }));
  }, [first]);
  const usual = useCardWidth();
  const width = card ?? usual;
  const fan: Fan = { '--card': `${width}px`, '--hands': hands.length, '--joints': jointsIn(hands) };
  return (
    <div ref={row} className="hands" style={fan}>
      {hands.map((hand, nth) => (
        <Hand
          key={hand.hand}
          hand={hand}
          width={width}
          lie={{
            '--nth': nth,
            '--last': Math.max(0, hand.places.length - 1),
            '--before': jointsIn(hands.slice(0, nth)),
          }}
          {...rest}
        />
      ))}
    </div>
  );
}

/**
 * One's own cards, as a fan. Those that can be played stand out; a touch plays a card with one use, and lifts one with
 * several; every one can be asked what it is good for.
 */
function Hand(props: Props & { readonly hand: HandScene; readonly width: number; readonly lie: Lie }) {
  const { hand, width, lie, offers, picked, peeked = null, explained, waiting = false, marked = null } = props;
  const { onMark, onPick, onPeek, onChoose, playedAt, onDraw } = props;
  const w = useDogfightWords();
  const stage = useStage();
  const isDealt = useRef(false);
  useEffect(() => {
    isDealt.current = true;
  }, []);
  return (
    <section className="hand" data-place={hand.hand} aria-label={hand.title} style={lie}>
      {hand.caption !== '' && <p className="hand-caption">{hand.caption}</p>}
      {hand.places.length === 0 && <p className="hand-none">{w.table.emptyHand}</p>}
      <ul onKeyDown={walkCards}>
        {hand.places.map((place, i) => {
          const offer = offers(place.card);
          const isPicked = picked === place.key;
          return (
            <PlaceInHand
              key={place.key}
              place={place}
              nth={i}
              at={i - (hand.places.length - 1) / 2}
              width={width}
              offer={offer}
              answering={hand.answering}
              isDrawn={isDealt.current}
              isPicked={isPicked}
              isPeeked={peeked === place.key}
              isMarked={marked === null ? null : marked.has(place.key)}
              isWaiting={waiting}
              explained={explained}
              onPlay={(from, at) => {
                const aimed = at === null ? 'anywhere' : (playedAt?.(place.card, at) ?? 'anywhere');
                const choice = aimed === 'anywhere' ? onlyUse(offer) : aimed === 'ask' ? null : aimed;
                if (onMark?.(place) === true) onPick(null);
                else if (isPicked) onPick(null);
                else if (choice === null) onPick(place.key);
                else {
                  stage.lift(hand.hand, from);
                  onChoose(choice);
                }
              }}
              onDraw={(isDrawn) => onDraw?.(isDrawn ? place.key : null)}
              onAsk={() => onPick(place.key)}
              onRest={() => onPeek?.((offer?.options.length ?? 0) > 1 && marked === null ? place.key : null)}
            />
          );
        })}
      </ul>
    </section>
  );
}
