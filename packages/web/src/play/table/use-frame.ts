import { type RefObject, useLayoutEffect, useState } from 'react';
import { useZoom } from '../../page/zoom.ts';
import type { Frame } from './frame.ts';

/**
 * How the room that a table has is divided, anew whenever it changes; known before anything is painted. Where the page
 * grows longer than the screen, because a fight is over, the screen is its measure.
 */
export function useFrame<F extends Frame>(
  room: RefObject<HTMLElement | null>,
  divide: (width: number, height: number) => F,
  isLong = false,
): F {
  const zoom = useZoom();
  const [frame, setFrame] = useState(() => divide(window.innerWidth / zoom, window.innerHeight / zoom));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      const height = isLong ? window.innerHeight / zoom : clientHeight;
      if (clientWidth > 0 && height > 0) setFrame((before) => same(before, divide(clientWidth, height)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, divide, isLong, zoom]);
  return frame;
}

/** The one that was there, if nothing has changed. */
const same = <F extends Frame>(before: F, after: F): F =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
