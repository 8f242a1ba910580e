import { type CSSProperties, type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import type { MapBox, MapPoint } from '../scene.ts';
import type { Area } from './areas.ts';
import { fitted } from './frame.ts';
import { aspectOf, type Projection, projectionOf, type Spot } from './projection.ts';
import { BORDER, Border } from './trimmings.tsx';
import { type Closer, useCloser } from './use-closer.ts';
import { type Size, useSize } from './use-size.ts';
import { ZoomButtons, zoomArea } from './zoom-buttons.tsx';

/** Narrower than this, names that find no room go, and the map can be looked at closer. */
const NARROW = 520;

/** A map in the place it gets: how much of the world it shows there, and how close. */
export interface MapSheet {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly window: Size;
  readonly aspect: number;
  readonly border: number;
  readonly closer: Closer;
  /** Whether the place is that of a phone. */
  readonly isSmall: boolean;
  /** Whether there is room for little more than what is played with, as close as the map is looked at. */
  readonly isNarrow: boolean;
  /** Null: before its place is known. */
  readonly projection: Projection | null;
  /** Where nothing may lie, because buttons do. */
  readonly kept: readonly Area[];
}

/** Where a point lies, in parts of a map that is to fill its window; no point: the middle. */
function partOf(box: MapBox, point: MapPoint | null, { width, height }: Size): Spot {
  if (point === null || width === 0 || height === 0) return { x: 0.5, y: 0.5 };
  const projection = projectionOf(fitted(box, width / height), 1);
  const { x, y } = projection.at(point);
  return { x: x / projection.width, y: y / projection.height };
}

/** `focus`: what matters, which is come closer to; a map lower than `low` pixels has no room for names, either. */
export function useMapSheet(box: MapBox, focus: MapPoint | null, low = 0): MapSheet {
  const sheet = useRef<HTMLDivElement>(null);
  const window = useSize(sheet);
  const { width, height } = window;
  const isSmall = width < NARROW || height < low;
  const border = isSmall ? 0 : BORDER;
  const closer = useCloser(window, isSmall, partOf(box, focus, window));
  const { times } = closer;
  const [wide, high] = [width * times - 2 * border, height * times - 2 * border];
  const key = `${box.west} ${box.east} ${box.south} ${box.north}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box is the same if its edges are
  const projection = useMemo(
    () => (wide > 0 && high > 0 ? projectionOf(fitted(box, wide / high), wide) : null),
    [key, wide, high],
  );
  const kept = useMemo(() => (isSmall && times === 1 ? [zoomArea(width)] : []), [isSmall, times, width]);
  return {
    sheet,
    window,
    aspect: aspectOf(box),
    border,
    closer,
    isSmall,
    isNarrow: wide < NARROW - 2 * BORDER || high < low - 2 * BORDER,
    projection,
    kept,
  };
}

interface Props {
  readonly map: MapSheet;
  readonly className?: string;
  readonly label: string;
  /** What flies over the map. */
  readonly air: ReactNode;
  readonly children: ReactNode;
}

/** The sheet of a map, its border, and over a small one the buttons that show more of it. */
export function MapSheetView({ map, className = '', label, air, children }: Props) {
  const clip = useId();
  const { sheet, window, aspect, border, closer, isSmall, projection } = map;
  const isCloser = closer.times > 1;
  return (
    <div
      ref={sheet}
      className={`campaign-map${className === '' ? '' : ` ${className}`}${isCloser ? ' closer' : ''}`}
      style={{ '--aspect': aspect } as CSSProperties}
      {...closer.on}
    >
      {projection !== null && (
        <svg
          ref={closer.svg}
          width={window.width}
          height={isCloser ? window.height : projection.height + 2 * border}
          viewBox={closer.viewBox}
          role="img"
          aria-label={label}
        >
          <clipPath id={clip}>
            <rect width={projection.width} height={projection.height} />
          </clipPath>
          <g transform={`translate(${border} ${border})`} clipPath={`url(#${clip})`}>
            {children}
          </g>
          {border > 0 && (
            <g transform={`translate(${border} ${border})`}>
              <Border projection={projection} />
            </g>
          )}
        </svg>
      )}
      {projection !== null && air !== null && (
        <div
          className="map-air"
          style={{
            left: border - closer.corner.x,
            top: border - closer.corner.y,
            width: projection.width,
            height: projection.height,
          }}
        >
          {air}
        </div>
      )}
      {isSmall && window.width > 0 && <ZoomButtons closer={closer} />}
    </div>
  );
}
