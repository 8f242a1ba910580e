import { useSyncExternalStore } from 'react';

/** More device pixels than this for each of CSS nobody sees. */
const MOST = 3;

const read = (): number => Math.min(MOST, window.devicePixelRatio);

/** Whoever zooms, or moves the window to another screen, changes it. */
function listen(changed: () => void): () => void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener('change', changed);
  window.addEventListener('resize', changed);
  return () => {
    query.removeEventListener('change', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Device pixels for each pixel of CSS. */
export const usePixelRatio = (): number => useSyncExternalStore(listen, read, () => 1);
