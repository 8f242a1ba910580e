import { useEffect, useRef } from 'react';
import { useDuelWords } from '../words/words.ts';

/** Between two people at one screen: nothing of anybody's hand is in the page until the next one says he is there. */
export function Curtain({ name, onShow }: { readonly name: string; onShow(): void }) {
  const w = useDuelWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain sheet" aria-labelledby="curtain-title">
      <h2 id="curtain-title">{w.table.passScreen(name)}</h2>
      <p>{w.table.lookAway}</p>
      <button ref={button} type="button" className="primary" onClick={onShow}>
        {w.table.iAm(name)}
      </button>
    </section>
  );
}
