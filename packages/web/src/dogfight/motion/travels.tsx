import * as m from 'motion/react-m';
import { useEffect, useRef, useState } from 'react';
import { nextFrame } from '../../page/next-frame.ts';
import { zoomNow } from '../../page/zoom.ts';
import type { TravelLine } from '../scene.ts';
import { between, placeOf } from './flight.ts';
import { useStage } from './stage.tsx';

/** A card under way: from where, how far, and what it shows (null: its back). */
interface Traveller {
  readonly key: number;
  readonly title: string | null;
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  readonly delay: number;
}

/** Of many cards only so many are seen to travel, a little one after the other. */
const MOST = 6;
const APART = 0.05;

let count = 0;

const travellersOf = (cards: readonly (string | null)[], from: DOMRect, to: DOMRect): readonly Traveller[] =>
  cards.slice(0, MOST).map((title, i) => ({
    key: ++count,
    title,
    left: (from.left + from.width / 2) / zoomNow(),
    top: (from.top + from.height / 2) / zoomNow(),
    ...between(to, from),
    delay: i * APART,
  }));

/** Cards that go from a hand to the discard pile, or from the draw pile to somebody else's hand. */
export function Travels({ log }: { readonly log: readonly TravelLine[] }) {
  const { seconds, lifted } = useStage();
  const heard = useRef(log.length);
  const [travellers, setTravellers] = useState<readonly Traveller[]>([]);
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length));
    heard.current = log.length;
    const travels = news.flatMap(({ travel }) => (travel === null ? [] : [travel]));
    if (seconds === 0 || travels.length === 0) return;
    // It is not taken back when there is more news before the next picture.
    nextFrame(() => {
      const fresh = travels.flatMap((travel) => {
        const from = lifted(travel.from) ?? placeOf(travel.from);
        const to = placeOf(travel.to);
        return from === null || to === null ? [] : travellersOf(travel.cards, from, to);
      });
      if (fresh.length > 0) setTravellers((others) => [...others, ...fresh]);
    });
  }, [log, seconds, lifted]);
  return (
    <div className="travels" aria-hidden="true">
      {travellers.map(({ key, title, left, top, x, y, delay }) => (
        <m.span
          key={key}
          className={title === null ? 'traveller back' : 'traveller'}
          style={{ left, top }}
          initial={{ x: 0, y: 0, opacity: 0.9 }}
          animate={{ x, y, opacity: 0.5 }}
          transition={{ duration: seconds, delay, ease: 'easeInOut' }}
          onAnimationComplete={() => setTravellers((all) => all.filter((one) => one.key !== key))}
        >
          {title}
        </m.span>
      ))}
    </div>
  );
}
