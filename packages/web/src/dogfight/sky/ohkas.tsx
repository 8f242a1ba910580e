import type { Box } from '../../play/table/frame.ts';
import type { OhkaScene } from '../sortie/scene.ts';
import { OhkaUnderWay } from './effects/ohka.tsx';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly facing: 'left' | 'right';
}

/** Side by side they come in, so many pixels apart, from so far. */
const APART = 26;
const FAR = 150;
const NEAR = 70;

/** CH-18.83a — where an MXY7 that is under way is seen: before its target, and nearer in the Bomb Turn. */
export function ohkaPlace(ohkas: readonly OhkaScene[], bomber: number, target: Box): Place | null {
  const nth = ohkas.findIndex((ohka) => ohka.bomber === bomber);
  if (nth < 0) return null;
  const scale = Math.max(0.6, Math.min(1, target.width / 360));
  const off = ohkas[nth].isNear ? NEAR : FAR;
  return {
    x: Math.max(30, target.left - off * scale - (nth % 2) * 44 * scale),
    y: target.top + target.height * 0.16 + (nth % 4) * APART * scale,
    scale: scale * 0.9,
    facing: 'right',
  };
}

/** All that are under way. */
export const Ohkas = ({ ohkas, target }: { readonly ohkas: readonly OhkaScene[]; readonly target: Box | null }) =>
  target === null
    ? null
    : ohkas.map(({ bomber, isHit }) => {
        const place = ohkaPlace(ohkas, bomber, target);
        return place === null ? null : <OhkaUnderWay key={bomber} {...place} isHit={isHit} />;
      });
