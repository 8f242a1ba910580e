import { paletteOf } from './palette.ts';
import type { Land, Time } from './place.ts';
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

/** The sky behind the table: strata that follow the bands; clouds and land, which stay where they are. */
export function Painting({ land, time, bands }: PaintingProps) {
  return (
    <div className={`painting ${time}`} aria-hidden="true">
      <Strata bands={bands} palette={paletteOf(land, time)} />
    </div>
  );
}
