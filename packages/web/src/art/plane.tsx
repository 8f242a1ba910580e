import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Attitude, Facing } from './aircraft/attitude.ts';
import { boxOf, pixelsFor } from './aircraft/box.ts';
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
  /** Its pixels per metre. */
  readonly scale: number;
  /** Something new fades in; what was there before anything else is there at once. */
  readonly moves: 'in' | 'out' | 'not';
}

/** Milliseconds, as in the style sheet. */
const FADE = 160;

/** An aircraft in an inline box whose centre is its own. The box has its size before the picture is there. */
export function Plane(props: PlaneProps): React.JSX.Element {
  const { aircraft, attitude, facing, scale, holes = 0, time = 'day', like } = props;
  const ratio = usePixelRatio();
  const type = nearest(aircraft, like);
  const { width, height } = pixelsFor(boxOf(type, attitude), scale * ratio);
  const layers = usePictures({ type: type.id, attitude, facing, scale: scale * ratio, width, height, holes, time });
  return (
    <span className="plane" aria-hidden="true" style={{ width: width / ratio, height: height / ratio }}>
      {layers.map((layer) => (
        <Painted key={layer.name} layer={layer} pixel={scale / layer.scale} />
      ))}
    </span>
  );
}

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is to be seen of it now: the picture, and for a moment the one before it. */
function usePictures(commission: Commission): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const name = nameOf(commission);
  const latest = useRef(commission);
  latest.current = commission;
  useLayoutEffect(() => {
    const wish = latest.current;
    const show = (picture: Picture, first: Layer['moves']): void =>
      setLayers((before) => {
        const old = before.findLast((other) => other.name !== name);
        const layer: Layer = { name, picture, scale: wish.scale, moves: old === undefined ? first : 'in' };
        return old === undefined || wantsNoMotion() ? [layer] : [{ ...old, moves: 'out' }, layer];
      });
    const picture = studio.find(wish);
    if (picture === null) return studio.want(wish, (painted) => show(painted, 'in'));
    show(picture, 'not');
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
  readonly layer: Layer;
  /** How large one of its pixels is shown, in pixels of CSS. */
  readonly pixel: number;
}

function Painted({ layer: { picture, moves }, pixel }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, pixels } = picture;
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  }, [pixels, width, height]);
  return (
    <canvas
      ref={canvas}
      className={`moves-${moves}`}
      width={width}
      height={height}
      style={{ width: width * pixel, height: height * pixel }}
    />
  );
}
