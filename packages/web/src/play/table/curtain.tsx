import { useEffect, useRef } from 'react';
import { useTableWords } from '../words/words.ts';

interface Props {
  readonly name: string;
  /** What is hidden, and what the next one says, where that is not a hand of cards. */
  readonly words?: { readonly lookAway: string; iAm(name: string): string };
  onShow(): void;
}

/** Between two people at one screen: nothing of anybody's hand is in the page until the next one says he is there. */
export function Curtain({ name, words, onShow }: Props) {
  const w = useTableWords();
  const { lookAway, iAm } = words ?? w.table;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain sheet" aria-labelledby="curtain-title">
      <h2 id="curtain-title">{w.table.passScreen(name)}</h2>
      <p>{lookAway}</p>
      <button ref={button} type="button" className="primary" onClick={onShow}>
        {iAm(name)}
      </button>
    </section>
  );
}
