import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Frame, frameOf } from './frame.ts';

/** How the room that a table has is divided, anew whenever it changes; known before anything is painted. */
export function useFrame(room: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState(() => frameOf(window.innerWidth, window.innerHeight));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setFrame((before) => same(before, frameOf(clientWidth, clientHeight)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return frame;
}

/** The one that was there, if nothing has changed. */
const same = (before: Frame, after: Frame): Frame =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
