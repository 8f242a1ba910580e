import { animate, type MotionValue, useMotionValue } from 'motion/react';
import { useLayoutEffect, useRef } from 'react';
import type { Flight } from './flight.ts';
import { useStage } from './stage.tsx';

/** Where something lies, and how wide it is there: pixels of the table. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Lets something that has another place now, or another size, go there from where it was; it grows and shrinks from the
 * middle of its upper edge. Returns how large it is drawn meanwhile.
 */
export function useGlide({ x, y }: Pick<Flight, 'x' | 'y'>, { left, top, width }: Spot): MotionValue<number> {
  const { seconds } = useStage();
  const scale = useMotionValue(1);
  const before = useRef<Spot>({ left, top, width });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place or size lets it move
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { left, top, width };
    const isSame = was.left === left && was.top === top && was.width === width;
    if (seconds === 0 || isSame) return;
    const gliding = { duration: seconds, ease: 'easeInOut' as const };
    const glides = [
      animate(x, [x.get() + was.left + was.width / 2 - left - width / 2, 0], gliding),
      animate(y, [y.get() + was.top - top, 0], gliding),
      animate(scale, [(scale.get() * was.width) / width, 1], gliding),
    ];
    return () => {
      for (const glide of glides) glide.stop();
    };
  }, [left, top, width]);
  return scale;
}
