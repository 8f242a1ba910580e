import { useCallback, useEffect, useState } from 'react';
import { followLink } from './page-title.tsx';
import { type Route, readRoute, writeRoute } from './route.ts';

/** Browsers slow down pages that write their address too often. */
const WRITE_EVERY = 200;

/** Where nobody is yet, when the page is being built, it is the start page. */
const addressNow = (): string => (typeof window === 'undefined' ? '' : window.location.hash);

/** The present route, and a way to change it without adding to the history (steps, search as it is typed). */
export function useRoute(): [Route, (route: Route) => void] {
  const [first] = useState(addressNow);
  const [route, setRoute] = useState(() => readRoute(first));

  useEffect(() => {
    const follow = (): void => {
      followLink();
      setRoute(readRoute(addressNow()));
    };
    window.addEventListener('hashchange', follow);
    // Who has followed a link while the first picture was being drawn is somewhere else already.
    if (addressNow() !== first) follow();
    return () => window.removeEventListener('hashchange', follow);
  }, [first]);

  useEffect(() => {
    const hash = writeRoute(route);
    if (hash === window.location.hash) return;
    const write = (): void => window.history.replaceState(null, '', hash);
    const waiting = window.setTimeout(write, WRITE_EVERY);
    window.addEventListener('pagehide', write);
    return () => {
      window.clearTimeout(waiting);
      window.removeEventListener('pagehide', write);
    };
  }, [route]);

  const replace = useCallback((next: Route) => setRoute(next), []);
  return [route, replace];
}
