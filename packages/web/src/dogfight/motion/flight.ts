import { animate, type MotionValue, useMotionValue } from 'motion/react';
import { type RefObject, useLayoutEffect } from 'react';
import { nextFrame } from '../../page/next-frame.ts';
import { zoomNow } from '../../page/zoom.ts';
import { useStage } from './stage.tsx';

/** Where a place of the table is on the screen: a hand, the draw pile, the discard pile; null: it is not to be seen. */
export function placeOf(place: string): DOMRect | null {
  const seen = [...document.querySelectorAll(`[data-place="${place}"]`)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  return seen?.getBoundingClientRect() ?? null;
}

/** How far the middle of one thing is from the middle of another, in pixels of the table. */
export function between(from: DOMRect, to: DOMRect): { readonly x: number; readonly y: number } {
  return {
    x: (from.left + from.width / 2 - to.left - to.width / 2) / zoomNow(),
    y: (from.top + from.height / 2 - to.top - to.height / 2) / zoomNow(),
  };
}

export interface Flight {
  readonly x: MotionValue<number>;
  readonly y: MotionValue<number>;
  readonly opacity: MotionValue<number>;
}

/** Lets something that has just appeared come from a place of the table; null: it was there all the time. */
export function useFlight(self: RefObject<HTMLElement | null>, from: string | null): Flight {
  const stage = useStage();
  const x = useMotionValue(0);
  const y = useMotionValue(0);
  const opacity = useMotionValue(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has just appeared comes from somewhere
  useLayoutEffect(() => {
    if (from === null || self.current === null || stage.seconds === 0 || !stage.hasBegun()) return;
    const flights: { complete(): void }[] = [];
    const leave = nextFrame(() => {
      const there = stage.lifted(from) ?? placeOf(from);
      if (there === null || self.current === null) return;
      const off = between(there, self.current.getBoundingClientRect());
      const flown = { duration: stage.seconds, ease: 'easeOut' } as const;
      flights.push(animate(x, [off.x, 0], flown), animate(y, [off.y, 0], flown), animate(opacity, [0.3, 1], flown));
    });
    return () => {
      leave();
      for (const flight of flights) flight.complete();
    };
  }, []);
  return { x, y, opacity };
}
