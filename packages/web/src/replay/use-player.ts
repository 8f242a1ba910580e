import { useCallback, useEffect, useState } from 'react';
import type { Frame } from './film.ts';

/** A frame as far as the player knows it: whether a choice was made in it, and how long it is looked at, where that is known. */
export type PlayerFrame = Pick<Frame, 'answered'> & { readonly milliseconds?: number };

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a choice stands at speed 1, in milliseconds, and how long any other step. */
const CHOICE_TIME = 1600;
const CHECK_TIME = 600;

export interface Player {
  readonly step: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Goes to a step and stops there. */
  go(step: number): void;
  /** Starts, from the beginning again if it had ended, or stops. */
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/** Plays the frames of a film one after the other, and takes orders. `isHeld`: what a step has begun is still being watched. */
export function usePlayer(
  frames: readonly PlayerFrame[],
  wantedStep: number,
  onStep: (step: number) => void,
  playsAtOnce = false,
  isHeld = false,
): Player {
  const [wanted, setPlaying] = useState(playsAtOnce);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = Math.max(frames.length - 1, 0);
  const step = Math.min(wantedStep, last);
  const shown = frames[step];
  const time = shown?.milliseconds ?? (shown?.answered === null ? CHECK_TIME : CHOICE_TIME);
  const playing = wanted && step < last;

  useEffect(() => {
    if (!playing || isHeld) return;
    const next = window.setTimeout(() => {
      if (step + 1 >= last) setPlaying(false);
      onStep(step + 1);
    }, time / speed);
    return () => window.clearTimeout(next);
  }, [playing, isHeld, step, last, time, speed, onStep]);

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      onStep(Math.min(Math.max(to, 0), last));
    },
    [last, onStep],
  );
  const toggle = useCallback(() => {
    setPlaying(!playing);
    if (!playing && step >= last) onStep(0);
  }, [playing, step, last, onStep]);

  return { step, last, playing, speed, go, toggle, setSpeed };
}
