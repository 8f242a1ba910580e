import { AnimatePresence } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect, useRef } from 'react';
import { between, placeOf, useFlight } from '../motion/flight.ts';
import { useStage } from '../motion/stage.tsx';
import { type ChainScene, DISCARD, type LinkScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

/** The exchange of cards, left to right, and whose answer is awaited. */
export function ChainView({ chain: { links, awaited, result, effects } }: { readonly chain: ChainScene }) {
  const w = useDogfightWords();
  const row = useRef<HTMLOListElement>(null);
  const length = links.length + (awaited === '' && result === null ? 0 : 1);
  useEffect(() => {
    // On a small screen a long exchange could end under the question.
    if (length > 0) row.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return (
    <section className="chain" aria-label={w.table.chain}>
      {links.length === 0 && <p className="chain-none">{w.table.noChain}</p>}
      <ol ref={row}>
        <AnimatePresence>
          {links.map((link) => (
            <ChainCard key={link.key} link={link} />
          ))}
        </AnimatePresence>
        {awaited !== '' && (
          <li>
            <span className="chain-awaited">{w.table.awaited(awaited)}</span>
          </li>
        )}
        {result !== null && (
          <li>
            <span className={`chain-result ${result}`}>{w.table[result]}</span>
          </li>
        )}
      </ol>
      {effects.length > 0 && <p className="chain-effects">{effects.join(' ')}</p>}
    </section>
  );
}

/** One card of the chain; it comes flying from the hand it was played from, and leaves for the discard pile. */
function ChainCard({ link }: { readonly link: LinkScene }) {
  const self = useRef<HTMLLIElement>(null);
  const { seconds } = useStage();
  const flight = useFlight(self, link.hand);
  const leave = () => {
    const to = placeOf(DISCARD);
    const from = self.current?.getBoundingClientRect();
    const way = to === null || from === undefined ? {} : between(to, from);
    return { ...way, opacity: 0, transition: { duration: seconds * 0.8 } };
  };
  return (
    <m.li ref={self} className="chain-link" style={{ ...flight }} variants={{ leave }} exit="leave">
      <span className={`chain-card ${link.edge}`}>
        <span className="chain-who">
          <span className={link.own ? 'badge own' : 'badge'}>{link.label}</span> {link.use}
        </span>
        <span className="chain-title">{link.title}</span>
        {link.extra !== '' && <span className="chain-with">{link.extra}</span>}
      </span>
    </m.li>
  );
}
