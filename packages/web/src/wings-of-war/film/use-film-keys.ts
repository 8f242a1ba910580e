import { useEffect, useRef } from 'react';
import type { Screening } from './screening.ts';

/** What the space bar does while something is watched; at a table it presses the button that is on with it. */
interface Keys {
  readonly space: 'pauses' | 'is-the-table’s';
}

/** Whoever watches may do it with keys: ← back, → on to the next part, P stops and goes on, X twice as fast, End skips the rest. */
export function useFilmKeys(screening: Screening, { space }: Keys): void {
  const latest = useRef(screening);
  latest.current = screening;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { isPlaying, isPaused, speed, pause, resume, setSpeed, back, finishPart, skip } = latest.current;
      const on = event.target instanceof Element ? event.target : null;
      if (!isPlaying || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      if (on?.closest('input, select, textarea') != null || document.querySelector('dialog[open]') !== null) return;
      const isButton = on?.closest('button, a, summary') != null;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === 'ArrowLeft') back();
      else if (key === 'ArrowRight') finishPart();
      else if (key === 'End') skip();
      else if (key === 'x') setSpeed(speed === 2 ? 1 : 2);
      else if (key === 'p' || (key === ' ' && space === 'pauses' && !isButton)) (isPaused ? resume : pause)();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [space]);
}
