import { reason } from '@tallyho/words';
import * as m from 'motion/react-m';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { zoomNow } from '../../page/zoom.ts';
import type { OfferScene } from '../../play/scene.ts';
import { spotOf, useWanted } from '../../play/spots.ts';
import { useLanguage } from '../../words/language.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { inItsMeaning } from '../cards/in-its-meaning.ts';
import { useCardPointer } from '../cards/use-card-pointer.ts';
import { useFlight } from '../motion/flight.ts';
import { type HandPlace, PILE } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

interface Props {
  readonly place: HandPlace;
  /** Which of the hand it is, and how far from the middle of the fan, in cards. */
  readonly nth: number;
  readonly at: number;
  readonly width: number;
  readonly offer: OfferScene<object> | null;
  readonly answering: string;
  readonly isDrawn: boolean;
  readonly isPicked: boolean;
  /** Whether a mouse rests on it, and its uses are shown. */
  readonly isPeeked: boolean;
  /** Whether it is marked to be put down with others; null: none can be. */
  readonly isMarked: boolean | null;
  readonly isWaiting: boolean;
  readonly explained: boolean;
  /** from: where the card was when it was played, and at: the aircraft it was let go over. */
  onPlay(from: DOMRect, at: number | null): void;
  onDraw(isDrawn: boolean): void;
  onAsk(): void;
  onRest(): void;
}

/** A card in the hand, named by title, type, value, and whether it can be played; one that was drawn comes from the pile. */
export function PlaceInHand(props: Props) {
  const {
    place,
    nth,
    at,
    width,
    offer,
    answering,
    isDrawn,
    isPicked,
    isPeeked,
    isMarked,
    isWaiting,
    explained,
    onPlay,
    onDraw,
    onAsk,
    onRest,
  } = props;
  const { face, label, name } = place;
  const self = useRef<HTMLLIElement>(null);
  const flight = useFlight(self, isDrawn ? PILE : null);
  const whether = useWhether(offer);
  const wanted = useWanted(offer?.options.map(({ choice }) => choice) ?? []);
  const pointer = useCardPointer({
    play: (from, aircraft) => {
      const here = from ?? self.current?.getBoundingClientRect();
      if (here !== undefined) onPlay(here, aircraft);
    },
    drawn: onDraw,
    ask: onAsk,
    rested: onRest,
  });
  const isPlayable = offer !== null && offer.options.length > 0;
  const isDead = offer !== null && !isPlayable && !isForLater(offer);
  const mood = isPlayable ? ' playable' : isDead ? ' dead' : '';
  const rests = isWaiting && face.edge !== 'any-time';
  const state = isPlayable ? 'playable' : isDead ? 'dead' : rests ? 'idle' : undefined;
  const drawn = (
    <CardFace
      card={explained ? inItsMeaning(face) : face}
      width={width}
      marked={isPlayable ? answering : ''}
      {...(state === undefined ? {} : { state })}
    />
  );
  return (
    <m.li ref={self} className="hand-place" style={{ ...flight, ['--i' as string]: nth, ['--at' as string]: at }}>
      <button
        type="button"
        className={`card-button${mood}${isPicked ? ' picked' : ''}${isPeeked ? ' peeked' : ''}${isMarked === true ? ' marked' : ''}${pointer.held === null ? '' : ' drawn'}`}
        aria-expanded={offer === null || isMarked !== null ? undefined : isPicked}
        aria-pressed={isMarked ?? undefined}
        data-playable={isPlayable}
        data-spot={spotOf.card(name)}
        {...wanted}
        title={face.meaning}
        {...pointer.on}
      >
        <span className="unseen">{whether === '' ? label : `${label}. ${whether}`}</span>
        {drawn}
      </button>
      {pointer.held !== null &&
        createPortal(
          <span
            className="drawn-card"
            style={{ left: pointer.held.x / zoomNow(), top: pointer.held.y / zoomNow(), zoom: zoomNow() }}
          >
            {drawn}
          </span>,
          document.body,
        )}
    </m.li>
  );
}

/** The reasons of both games why no card is asked for now. */
const forLater: readonly string[] = [
  'later-in-the-turn',
  'before-the-first-turn',
  'named-without-cards',
  'fight-is-over',
  'later-in-the-sequence',
  'earlier-in-the-sequence',
  'between-sequences',
  'later-in-the-attack',
  'target-is-named',
  'bombed-instead-of-cards',
  'found-nobody',
];

/** A card that is not asked for is no worse for it: it stays as bright as it is. */
const isForLater = ({ refused }: OfferScene<object>): boolean =>
  refused.length > 0 && refused.every(({ reason }) => forLater.includes(reason));

/** Whether a card can be played, in words, and why not. */
function useWhether(offer: OfferScene<object> | null): string {
  const { table } = useDogfightWords();
  const { language } = useLanguage();
  if (offer === null) return '';
  if (offer.options.length > 0) return table.playable;
  const [refused] = offer.refused;
  return refused === undefined ? table.notPlayable : table.notPlayableFor(reason(refused.reason, language));
}
