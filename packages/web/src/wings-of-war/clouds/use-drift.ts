import { useEffect, useState } from 'react';

/** Two pixels a second as the map is usually seen, in millimetres. */
const SPEED = 1.25;
/** Often enough for so slow a motion, in milliseconds. */
const STEP = 200;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far everything has drifted, in millimetres; nothing does while nobody looks, nor for those who want no motion. */
export function useDrift(isOn: boolean): number {
  const [drift, setDrift] = useState(0);
  useEffect(() => {
    if (!isOn || isStill()) return;
    const timer = setInterval(() => {
      if (!document.hidden) setDrift((before) => before + (SPEED * STEP) / 1000);
    }, STEP);
    return () => clearInterval(timer);
  }, [isOn]);
  return drift;
}
