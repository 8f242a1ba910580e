import { useReducedMotion } from 'motion/react';
import { useEffect, useRef } from 'react';

/** What everything that plays once is told. */
export interface Run {
  /** Called once: when it has been played, has been skipped, or is not played at all. */
  onDone(): void;
  /** Ends it at once. */
  readonly skip?: boolean;
}

/** Whether something that takes so long is to be seen: not when it is skipped, nor where no motion is wanted. */
export function useRun(ms: number, run: Run): boolean {
  const isStill = useReducedMotion() === true;
  const isSeen = !isStill && run.skip !== true;
  useTimed(isSeen ? ms : 0, run);
  return isSeen;
}

/** Tells after so long, once, that something is over. */
export function useTimed(ms: number, { onDone }: Run): void {
  const tell = useRef(onDone);
  const isOver = useRef(false);
  useEffect(() => {
    tell.current = onDone;
  }, [onDone]);
  useEffect(() => {
    const end = (): void => {
      if (isOver.current) return;
      isOver.current = true;
      tell.current();
    };
    if (ms === 0) {
      end();
      return;
    }
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
