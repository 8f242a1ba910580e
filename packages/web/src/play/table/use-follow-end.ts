import { useCallback, useEffect, useRef, useState } from 'react';
import { nextFrame } from '../../page/next-frame.ts';

/** A few pixels more or less are still the end: screens round. */
const NEAR = 8;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR;

/** A list that grows keeps its end in view, whatever its size, until somebody scrolls away from it. */
export function useFollowEnd(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  // What is true now: a page that is drawn anew in pieces learns of it later.
  const follows = useRef(true);
  const before = useRef(0);
  const toEnd = useCallback((): void => {
    const shown = list.current;
    // In a drawer that is closed nothing is laid out for the sake of its end.
    if (!follows.current || shown?.checkVisibility() !== true) return;
    shown.scrollTop = shown.scrollHeight;
    before.current = shown.scrollTop;
  }, []);
  const isFilled = count > 0;
  useEffect(() => {
    return count > 0 && isFollowing ? nextFrame(toEnd) : undefined;
  }, [count, isFollowing, toEnd]);
  useEffect(() => {
    const shown = list.current;
    if (!isFilled || !isFollowing || shown === null) return;
    const resized = new ResizeObserver(toEnd);
    resized.observe(shown);
    return () => resized.disconnect();
  }, [isFilled, isFollowing, toEnd]);
  // Only who moves up leaves the end: it also moves away by itself, when lines are added.
  const scrolled = useCallback((): void => {
    const shown = list.current;
    if (shown === null) return;
    const isUp = shown.scrollTop < before.current;
    before.current = shown.scrollTop;
    follows.current = isAtEnd(shown) || (follows.current && !isUp);
    setFollowing(follows.current);
  }, []);
  const follow = useCallback((): void => {
    follows.current = true;
    setFollowing(true);
    toEnd();
    list.current?.focus({ preventScroll: true });
  }, [toEnd]);
  return { list, isFollowing, follow, scrolled };
}
