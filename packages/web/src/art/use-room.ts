import { useLayoutEffect, useState } from 'react';

interface Room {
  readonly width: number;
  readonly height: number;
}
const NONE: Room = { width: 0, height: 0 };

/** The size of a place in pixels of CSS; none until it has come into sight. */
export function useRoom(place: React.RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(NONE);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const sizes = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }));
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      sizes.observe(current);
    });
    sight.observe(current);
    return () => {
      sight.disconnect();
      sizes.disconnect();
    };
  }, [place]);
  return room;
}
