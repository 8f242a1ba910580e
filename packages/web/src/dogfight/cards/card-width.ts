import { useSyncExternalStore } from 'react';
import { wantedZoom } from '../../page/zoom.ts';

/** How wide a card of the hand is on a screen of this size: as wide as leaves the sky its room. */
export function cardWidth(width: number, height: number): number {
  if (height < 500) return 138;
  if (width < 700) return height < 720 ? 128 : 148;
  if (width < 1100) return 148;
  return height < 760 ? 132 : 156;
}

const watch = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The same for this screen, again whenever it changes. */
export const useCardWidth = (): number =>
  useSyncExternalStore(
    watch,
    () => cardWidth(window.innerWidth / wantedZoom(), window.innerHeight / wantedZoom()),
    () => cardWidth(1440, 900),
  );
