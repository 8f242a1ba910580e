import { type RefObject, useEffect, useRef } from 'react';
import { nextFrame } from '../../page/next-frame.ts';
import { cameByLink } from '../../page/page-title.tsx';

/** Whether the keyboard is on nothing. */
const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/**
 * The sentence of a question. Whoever answered with a button that is gone goes on there, unless he has gone elsewhere before
 * it is drawn; whoever has just opened the page begins at its top.
 */
export function usePrompt(decision: number): RefObject<HTMLHeadingElement | null> {
  const prompt = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    const isWanted = isLost() && decision > 0 && (hasBegun.current || cameByLink());
    hasBegun.current = true;
    if (!isWanted) return;
    return nextFrame(() => {
      if (isLost()) prompt.current?.focus({ preventScroll: true });
    });
  }, [decision]);
  return prompt;
}
