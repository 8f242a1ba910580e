import { useLayoutEffect, useRef } from 'react';
import type { Link } from '../model/chain.ts';
import type { TableModel } from '../model/use-model.ts';
import { eventSentence } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

/** The exchange of cards, left to right, and whose answer is awaited. */
export function ChainView({ model, awaited }: { readonly model: TableModel; readonly awaited: string }) {
  const w = useDuelWords();
  const { chain, names } = model;
  const isOpen = chain.links.length > 0 && chain.result === 'open';
  return (
    <section className="chain" aria-label={w.table.chain}>
      {chain.links.length === 0 && <p className="chain-none">{w.table.noChain}</p>}
      <ol>
        {chain.links.map((link) => (
          <li key={link.key}>
            <ChainCard link={link} model={model} />
          </li>
        ))}
        {isOpen && awaited !== '' && (
          <li>
            <span className="chain-awaited">{w.table.awaited(awaited)}</span>
          </li>
        )}
        {(chain.result === 'succeeded' || chain.result === 'cancelled') && (
          <li>
            <span className={`chain-result ${chain.result}`}>{w.table[chain.result]}</span>
          </li>
        )}
      </ol>
      {chain.effects.length > 0 && (
        <p className="chain-effects">{chain.effects.map((event) => eventSentence(w, names, event)).join(' ')}</p>
      )}
    </section>
  );
}

/** One card of the chain; it comes flying from the hand it was played from. */
function ChainCard({ link, model: { view, names, near } }: { readonly link: Link; readonly model: TableModel }) {
  const w = useDuelWords();
  const self = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (self.current !== null) flyFrom(self.current, `[data-hand="${link.plane}"]`);
  }, [link.plane]);
  const face = link.card === null ? null : view.fixed.faces[link.card];
  const own = view.fixed.side[link.plane] === near;
  return (
    <span ref={self} className={`chain-card ${face?.type ?? 'speed'}`}>
      <span className="chain-who">
        <span className={own ? 'badge own' : 'badge'}>{view.fixed.labels[link.plane]}</span> {w.table.useAs[link.use]}
        {link.use === 'maneuver' && ` ${link.steps}`}
      </span>
      <span className="card-title">{link.card === null ? w.table.freeManeuver : names.card(link.card)}</span>
      {link.with.length > 0 && (
        <span className="chain-with">+ {link.with.map((card) => names.card(card)).join(', ')}</span>
      )}
    </span>
  );
}

/** Lets an element come from where another one is; not for those who want no motion. */
function flyFrom(element: HTMLElement, source: string): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = document.querySelector(source)?.getBoundingClientRect();
  if (from === undefined) return;
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
  );
}
