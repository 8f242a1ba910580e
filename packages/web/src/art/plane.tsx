import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Attitude, Facing } from './aircraft/attitude.ts';
import { type Box, boxOf, pixelsFor } from './aircraft/box.ts';
import { type Looks, nearest } from './aircraft/nearest.ts';
import type { Time } from './aircraft/paint/light.ts';
import type { Picture } from './aircraft/paint/picture.ts';
import { studio } from './aircraft/painter.ts';
import { type Commission, nameOf } from './aircraft/studio.ts';
import { usePixelRatio } from './use-pixel-ratio.ts';

export type { Attitude };

export interface PlaneProps {
  /** The id of the type, as in content; one that nobody has drawn looks like the nearest. */
  readonly aircraft: string;
  readonly attitude: Attitude;
  /** Where the nose points. */
  readonly facing: Facing;
  /** CSS pixels per metre. */
  readonly scale: number;
  /** Clusters of hits, 0 to 4. */
  readonly holes?: number;
  readonly time?: Time;
  /** What is known of it, for an aircraft that nobody has drawn. */
  readonly like?: Looks;
}

/** One picture over another: while a new one fades in, the old one fades out. */
interface Layer {
  readonly name: string;
  readonly picture: Picture;
  readonly box: Box;
  readonly isLeaving: boolean;
}

/** Milliseconds, as in the style sheet. */
const FADE = 160;

/** An aircraft in an inline box whose centre is its own. The box has its size before the picture is there. */
export function Plane(props: PlaneProps): React.JSX.Element {
  const { aircraft, attitude, facing, scale, holes = 0, time = 'day', like } = props;
  const ratio = usePixelRatio();
  const type = nearest(aircraft, like);
  const box = boxOf(type, attitude);
  const { width, height } = pixelsFor(box, scale * ratio);
  const layers = usePictures(
    { type: type.id, attitude, facing, scale: scale * ratio, width, height, holes, time },
    box,
  );
  return (
    <span className="plane" aria-hidden="true" style={{ width: width / ratio, height: height / ratio }}>
      {layers.map(({ name, picture, box: own, isLeaving }) => (
        <Painted
          key={name}
          picture={picture}
          isLeaving={isLeaving}
          width={own.width * scale}
          height={own.height * scale}
        />
      ))}
    </span>
  );
}

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is to be seen of it now: the picture, and for a moment the one before it. */
function usePictures(commission: Commission, box: Box): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const name = nameOf(commission);
  const latest = useRef({ commission, box });
  latest.current = { commission, box };
  useLayoutEffect(() => {
    const { commission: wish, box: own } = latest.current;
    const show = (picture: Picture): void =>
      setLayers((before) => {
        const layer: Layer = { name, picture, box: own, isLeaving: false };
        const old = before.findLast((other) => other.name !== name);
        return old === undefined || wantsNoMotion() ? [layer] : [{ ...old, isLeaving: true }, layer];
      });
    const picture = studio.find(wish);
    if (picture === null) return studio.want(wish, show);
    show(picture);
    return undefined;
  }, [name]);
  useEffect(() => {
    if (layers.length < 2) return;
    const timer = window.setTimeout(() => setLayers((now) => now.slice(-1)), FADE);
    return () => window.clearTimeout(timer);
  }, [layers]);
  return layers;
}

interface PaintedProps {
  readonly picture: Picture;
  readonly isLeaving: boolean;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

function Painted({ picture, isLeaving, width, height }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { pixels, width: across, height: down } = picture;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, across, down), 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className={isLeaving ? 'leaving' : ''}
      width={picture.width}
      height={picture.height}
      style={{ width, height }}
    />
  );
}
