import { useRef } from 'react';
import type { FigureScene } from './token.tsx';

type Read = Pick<FigureScene, 'id' | 'spot'>;

/** Aircraft as a pilot looks for them: himself, then the nearest first; by number where nobody looks, and of two as near. */
export function readingOrder(figures: readonly Read[], eye: number): readonly number[] {
  const own = figures.find(({ id }) => id === eye)?.spot;
  const distance = ({ id, spot }: Read): number =>
    own === undefined ? 0 : id === eye ? -1 : Math.hypot(spot.x - own.x, spot.y - own.y);
  return figures.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id).map(({ id }) => id);
}

/** While a film is on nobody changes his place: who is moved about in the page forgets what he was just changing from. */
export function useReadingOrder(figures: readonly Read[], eye: number, isPlaying: boolean): readonly number[] {
  const before = useRef<readonly number[]>([]);
  const isKnown = figures.every(({ id }) => before.current.includes(id));
  if (!isPlaying || !isKnown) before.current = readingOrder(figures, eye);
  return before.current;
}
