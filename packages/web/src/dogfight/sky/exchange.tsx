import { AnimatePresence } from 'motion/react';
import * as m from 'motion/react-m';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Box } from '../../play/table/frame.ts';
import { CardFace } from '../cards/card-face.tsx';
import { between, placeOf, useFlight } from '../motion/flight.ts';
import { type Spot, useGlide } from '../motion/glide.ts';
import { useStage } from '../motion/stage.tsx';
import { type ChainScene, DISCARD, type LinkScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { APART, BADGE, CARD_SHOWN, type ExchangePlace, LEAN, TAG } from './exchange-place.ts';

/** The exchange of cards between the two aircraft it is about: in a row, or in a stack where there is little room. */
export function Exchange({ chain, place }: { readonly chain: ChainScene; readonly place: ExchangePlace }) {
  const { table } = useDogfightWords();
  const { links, awaited, stake, result, stamp, effects } = chain;
  const { shape, box } = place;
  const shown = links.slice(-shape.shown);
  const earlier = links.length - shown.length;
  const latest = links.at(-1);
  const slot = slotBox(place, shown.length);
  return (
    <section className={`chain ${shape.form}${place.covers ? ' covers' : ''}`} aria-label={table.chain}>
      <span className="chain-box" style={{ width: box.width, height: box.height, translate: at(box) }} />
      {earlier > 0 && <p className="unseen">{table.earlierCards(earlier)}</p>}
      <ol>
        <AnimatePresence>
          {shown.map((link, nth) => (
            <ExchangeCard
              key={link.key}
              link={link}
              number={earlier + nth + 1}
              isLatest={link === latest}
              place={place}
              spot={cardBox(place, shown.length, nth)}
            >
              {link === latest && result !== null && (
                <span className={`chain-result ${result}`}>{stamp ?? table[result]}</span>
              )}
            </ExchangeCard>
          ))}
        </AnimatePresence>
        {awaited !== null && shape.slot > 0 && (
          <li
            key={`${links.length} ${awaited.who}`}
            className={`chain-slot${awaited.you ? ' yours' : awaited.own ? '' : ' enemy'}`}
            style={{ width: slot.width, height: slot.height, translate: at(slot) }}
          >
            <span className="chain-awaited">
              {awaited.you ? table.yourAnswer : table.awaited(awaited.who)}
              <small>{table.answerTo(awaited.to)}</small>
            </span>
          </li>
        )}
      </ol>
      {stake !== '' && (
        <p
          className="chain-stake"
          style={{ transform: `translate(${box.left + box.width / 2}px, ${box.top + box.height}px)` }}
        >
          {stake}
        </p>
      )}
      {effects.length > 0 && <p className="unseen">{effects.join(' ')}</p>}
    </section>
  );
}

/*
 * Everything of an exchange is moved to its own place in the sky, and not laid there: cards that leave do so from where they
 * lay, wherever the next exchange is.
 */
const at = ({ left, top }: { readonly left: number; readonly top: number }): string => `${left}px ${top}px`;

/** Where a card lies in the sky: in the box of the exchange, from the attacker's end on. */
function cardBox({ shape, way, box }: ExchangePlace, count: number, nth: number): Spot {
  const { form, earlier, latest, strip } = shape;
  const isLatest = nth === count - 1;
  const width = isLatest ? latest : earlier;
  if (form === 'stack') {
    const left = nth * LEAN + (way === 'left' ? box.width - BADGE - latest - (count - 1) * LEAN : 0);
    return { left: box.left + left, top: box.top + nth * strip, width };
  }
  const before = nth * (earlier + APART);
  const top = TAG + (isLatest ? 0 : Math.round((latest - earlier) * CARD_SHOWN * 0.5));
  return { left: box.left + (way === 'right' ? before : box.width - before - width), top: box.top + top, width };
}

/** The place for the next card, at the defender's end. */
function slotBox({ shape, way, box }: ExchangePlace, count: number): Box {
  const { form, latest, slot, strip } = shape;
  const height = Math.round((form === 'stack' ? slot : latest) * CARD_SHOWN);
  const top = form === 'stack' ? (count - 1) * strip + Math.round((latest - slot) * CARD_SHOWN) : TAG;
  return { left: box.left + (way === 'right' ? box.width - slot : 0), top: box.top + top, width: slot, height };
}

interface CardProps {
  readonly link: LinkScene;
  readonly number: number;
  readonly isLatest: boolean;
  readonly place: ExchangePlace;
  readonly spot: Spot;
  readonly children: ReactNode;
}

/** One card of the exchange; it comes flying from the hand it was played from, makes room, and leaves for the discard pile. */
function ExchangeCard({ link, number, isLatest, place: { shape, way }, spot, children }: CardProps) {
  const self = useRef<HTMLLIElement>(null);
  const { seconds } = useStage();
  const flight = useFlight(self, link.hand);
  const scale = useGlide(flight, spot);
  const leave = () => {
    const to = placeOf(DISCARD);
    const from = self.current?.getBoundingClientRect();
    const off = to === null || from === undefined ? {} : between(to, from);
    return { ...off, opacity: 0, transition: { duration: seconds * 0.8 } };
  };
  const { label, own, who, use, title, extra, face } = link;
  const { width } = spot;
  const isStack = shape.form === 'stack';
  const isStrip = isStack && !isLatest;
  return (
    <m.li
      ref={self}
      className={`chain-link${isLatest ? ' latest' : ''}`}
      style={{ width, translate: at(spot), ...flight, scale, zIndex: number, ['--strip' as string]: shape.strip }}
      variants={{ leave }}
      exit="leave"
    >
      {/* A card of another size is drawn anew. */}
      <Fragment key={`${width} ${isStack} ${isStrip}`}>
        <span className={`chain-who ${own ? 'own' : 'enemy'}`}>
          {isStack ? label : `${number} · ${who}`}
          <span className={isStack || number > 1 ? 'unseen' : ''}> {use}</span>
        </span>
        <span className="unseen">{title}</span>
        {face === null ? (
          <span className="chain-plain" aria-hidden="true">
            {title}
          </span>
        ) : (
          <CardFace card={face} width={width} brief={!isStrip} strip={isStrip} />
        )}
        {extra !== '' && <span className="chain-with">{extra}</span>}
        {!isStack && number > 1 && <span className={`chevron ${way}`} aria-hidden="true" />}
        {children}
      </Fragment>
    </m.li>
  );
}
