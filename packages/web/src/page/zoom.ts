import { useLayoutEffect, useSyncExternalStore } from 'react';
import { keptTextSize, watchTextSize } from './text-size.ts';

/*
 * A page that is laid out in pixels, as a sky is, shows larger text by being larger as a whole: it is laid out for a smaller
 * screen, and magnified. Other pages are written in sizes that follow the text.
 */

/** Where less than this is left of a screen, nothing can be laid out well: there it is magnified less. */
const LEAST = { upright: { width: 360, height: 620 }, lying: { width: 560, height: 350 } };

/** How much a screen of this size is magnified where text is wanted so large. */
export function zoomFor(wanted: number, width: number, height: number): number {
  const least = width > height ? LEAST.lying : LEAST.upright;
  const most = Math.min(width / least.width, height / least.height);
  return Math.max(1, Math.min(wanted, Math.floor(most * 100) / 100));
}

/** How much this screen is to be magnified. */
export const wantedZoom = (): number => zoomFor(Number(keptTextSize()) / 100, window.innerWidth, window.innerHeight);

let now = 1;

/** How much the page is magnified now. What the browser says of places on the screen has to be divided by it. */
export const zoomNow = (): number => now;

function listen(changed: () => void): () => void {
  const leave = watchTextSize(changed);
  window.addEventListener('resize', changed);
  return () => {
    leave();
    window.removeEventListener('resize', changed);
  };
}

/** Magnifies the page as text is wanted, as long as what asks for it is there. */
export function useZoom(): number {
  const zoom = useSyncExternalStore(listen, wantedZoom, () => 1);
  useLayoutEffect(() => {
    now = zoom;
    document.documentElement.style.setProperty('--zoom', String(zoom));
    return () => {
      now = 1;
      document.documentElement.style.removeProperty('--zoom');
    };
  }, [zoom]);
  return zoom;
}
