import type { CSSProperties } from 'react';
import { PlanePicture } from '../../art/plane-picture.tsx';
import type { CraftScene } from '../scene.ts';
import { type Curve, pathOf } from './arrows.ts';

/** Milliseconds from one take-off to the next, and for the whole way. */
export const STEP = 180;
export const WAY = 1500;

interface Props {
  readonly curve: Curve;
  readonly aircraft: readonly CraftScene[];
  /** They come back. */
  readonly isHome: boolean;
  readonly isNarrow: boolean;
}

/** Aircraft that fly along a way, one after the other, over a map. */
export function Flight({ curve, aircraft, isHome, isNarrow }: Props) {
  const { from, bend, tip } = curve;
  const path = pathOf(isHome ? { from: tip, bend, tip: from } : curve);
  const size = isNarrow ? 24 : 36;
  return (
    <div className="map-flight" aria-hidden="true">
      {aircraft.map((craft, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: several aircraft of a type fly one after the other
          key={i}
          style={
            {
              inlineSize: `${size}px`,
              blockSize: `${size}px`,
              offsetPath: `path("${path}")`,
              animationDelay: `${i * STEP}ms`,
              animationDuration: `${WAY}ms`,
            } as CSSProperties
          }
        >
          <PlanePicture aircraft={craft.id} like={craft.looks} attitude="top" compared />
        </span>
      ))}
    </div>
  );
}
