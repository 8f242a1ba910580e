import { animate, type MotionValue, useMotionValue } from 'motion/react';
import { useLayoutEffect, useRef } from 'react';
import type { Way } from '../sky/pack.ts';
import { useStage } from './stage.tsx';

/** How far a nose rises or drops in a climb or a dive, and how far it turns in when it comes about: degrees. */
const PITCH = 17;
const LEAN = 9;
/** A change of altitude takes longer than any other way: so much of what a card takes. */
const LONGER = 1.25;
/** Seen from the front an aircraft is still so wide, of its length. */
const EDGE_ON = 0.25;
/** How far ahead of the straight line the curve of a climb leads, of the width of a cell. */
const BULGE = 0.1;

/** How an aircraft is turned and pushed while it changes its altitude or comes about. */
export interface AttitudeChange {
  readonly rotate: MotionValue<number>;
  readonly x: MotionValue<number>;
  readonly scaleX: MotionValue<number>;
}

interface Flown {
  readonly altitude: number;
  readonly way: Way;
}

/**
 * Along a curve: the nose goes up or down first, the aircraft swings ahead, and levels out. One that comes about is seen
 * from the front for a moment. Nothing of it where no motion is wanted.
 */
export function useAttitudeChange({ altitude, way }: Flown, width: number): AttitudeChange {
  const { seconds } = useStage();
  const rotate = useMotionValue(0);
  const x = useMotionValue(0);
  const scaleX = useMotionValue(1);
  const before = useRef<Flown>({ altitude, way });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of altitude or way is flown
  useLayoutEffect(() => {
    const { altitude: from, way: faced } = before.current;
    before.current = { altitude, way };
    const levels = from < 0 || altitude < 0 ? 0 : Math.sign(altitude - from);
    const isTurned = faced !== way;
    if (seconds === 0 || (levels === 0 && !isTurned)) return;
    const ahead = way === 'right' ? 1 : -1;
    const flown = { duration: seconds * LONGER, ease: 'easeInOut' as const, times: [0, 0.4, 1] };
    const pitch = levels === 0 ? LEAN * ahead : -levels * PITCH * ahead;
    const flights = [animate(rotate, [0, pitch, 0], flown)];
    if (levels !== 0) flights.push(animate(x, [0, ahead * width * BULGE, 0], flown));
    if (isTurned) flights.push(animate(scaleX, [-1, -EDGE_ON, EDGE_ON, 1], { ...flown, times: [0, 0.5, 0.5, 1] }));
    return () => {
      for (const flight of flights) flight.complete();
    };
  }, [altitude, way]);
  return { rotate, x, scaleX };
}
