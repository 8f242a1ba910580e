import { useEffect } from 'react';
import type { Player } from './use-player.ts';

/** The keyboard plays the replay, except where a key already means something: in a field, on a button. */
export function useReplayKeys({ step, last, go, toggle }: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (!(event.target instanceof Element) || hasOwnUse(event.target, event.key)) return;
      switch (event.key) {
        case 'ArrowLeft':
          go(step - 1);
          break;
        case 'ArrowRight':
          go(step + 1);
          break;
        case 'Home':
          go(0);
          break;
        case 'End':
          go(last);
          break;
        case ' ':
          toggle();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step, last, go, toggle]);
}

function hasOwnUse(target: Element, key: string): boolean {
  if (target.matches('input[type=range]')) return key !== ' ';
  if (target.matches('input, select, textarea')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
