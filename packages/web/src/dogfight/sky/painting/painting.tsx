import { paletteOf } from './palette.ts';
import type { Land, Time } from './place.ts';
import { Scenery } from './scenery.tsx';
import { type Band, Strata } from './strata.tsx';

export type { Land, Time } from './place.ts';

export interface PaintingProps {
  readonly land: Land;
  readonly time: Time;
  /** The match: it has the same picture whenever it is opened. */
  readonly seed: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** From Very High to Very Low, as laid out now. */
  readonly bands: readonly Band[];
}

/** The sky behind the table: strata that follow the bands; light, clouds and land, which stay where they are. */
export function Painting({ land, time, seed, width, height, bands }: PaintingProps) {
  return (
    <div className={`painting ${time}`} aria-hidden="true">
      <Strata bands={bands} palette={paletteOf(land, time)} />
      <Scenery land={land} time={time} seed={seed} width={width} height={height} />
    </div>
  );
}
