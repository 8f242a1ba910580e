import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** What a sheet is asked to show: the end of its address, again whenever that changes. */
export const useHash = (): string => useSyncExternalStore(watch, () => decodeURIComponent(location.hash.slice(1)));
