import { useSyncExternalStore } from 'react';

const listen = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether somebody can see the page: nothing drifts where nobody looks. */
export const usePageIsSeen = (): boolean =>
  useSyncExternalStore(
    listen,
    () => document.visibilityState === 'visible',
    () => true,
  );
