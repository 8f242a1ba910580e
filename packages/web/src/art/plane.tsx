import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Attitude, Facing } from './aircraft/attitude.ts';
import { boxOf, pixelsFor } from './aircraft/box.ts';
import { type Commission, nameOf } from './aircraft/commission.ts';
import { type Looks, nearest } from './aircraft/nearest.ts';
import type { Time } from './aircraft/paint/light.ts';
import type { Picture } from './aircraft/paint/picture.ts';
import { studio } from './aircraft/painter.ts';
import type { Listed } from './aircraft/roster.ts';
import { cutOutOf } from './aircraft/sketch/cut-out.ts';
import { sketch } from './aircraft/sketch/sketch.ts';
import type { Urgency } from './studio.ts';
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
  /** Those that fight are painted before those that are only looked at. */
  readonly urgency?: Urgency;
  /** How it may be seen next: painted ahead, when nothing else is to be painted. */
  readonly next?: readonly Partial<Pose>[];
}

/** What changes of an aircraft in the course of a fight. */
type Pose = Pick<PlaneProps, 'attitude' | 'facing' | 'holes'>;

/** One picture over another: while a new one fades in, the old one fades out. */
interface Layer {
  readonly name: string;
  /** Null: the cut-out that stands there until the first picture is painted. */
  readonly picture: Picture | null;
  /** Its pixels per metre. */
  readonly scale: number;
  /** Something new fades in; what was there before anything else is there at once. */
  readonly moves: 'in' | 'out' | 'not';
}

const CUT_OUT: Layer = { name: 'cut-out', picture: null, scale: 1, moves: 'not' };

/** Milliseconds, as in the style sheet. */
const FADE = 160;

/** An aircraft in an inline box whose centre is its own. The box has its size, and a cut-out stands in it, before the picture is there. */
export function Plane(props: PlaneProps): React.JSX.Element {
  const { aircraft, attitude, facing, scale, time = 'day', like, urgency = 'seen', next = [] } = props;
  const ratio = usePixelRatio();
  const type = nearest(aircraft, like);
  const commissionFor = (pose: Pose): Commission => {
    const box = pixelsFor(boxOf(type, pose.attitude), scale * ratio);
    return { type: type.id, holes: 0, ...pose, scale: scale * ratio, ...box, time };
  };
  const pose: Pose = { attitude, facing, holes: props.holes ?? 0 };
  const commission = commissionFor(pose);
  const layers = usePictures(commission, urgency);
  useForesight(next.map((change) => commissionFor({ ...pose, ...change })));
  const [width, height] = [commission.width / ratio, commission.height / ratio];
  return (
    <span className="plane" aria-hidden="true" style={{ width, height }}>
      {layers.map(({ name, picture, scale: painted, moves }) =>
        picture === null ? (
          <Cut key={name} {...{ type, attitude, facing, scale, width, height, moves }} />
        ) : (
          <Painted key={name} picture={picture} pixel={scale / painted} moves={moves} />
        ),
      )}
    </span>
  );
}

interface CutProps extends Pick<PlaneProps, 'attitude' | 'facing' | 'scale'>, Pick<Layer, 'moves'> {
  readonly type: Listed;
  readonly width: number;
  readonly height: number;
}

/** What stands there until the picture is painted: the same aircraft, cut out of paper. */
const Cut = memo(({ type, attitude, facing, scale, width, height, moves }: CutProps) => {
  const cutOut = cutOutOf(type.id, type.length);
  if (cutOut === null) return null;
  const [left, top] = [-width / scale / 2, -height / scale / 2];
  return (
    <svg
      className={`cut-out moves-${moves}`}
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`${left} ${top} ${-2 * left} ${-2 * top}`}
    >
      {sketch(cutOut, type, attitude, facing).map(({ corners, colour }) => {
        const d = `M${corners.map(([right, down]) => `${right.toFixed(2)} ${down.toFixed(2)}`).join('L')}Z`;
        return <path key={d} d={d} fill={colour} />;
      })}
    </svg>
  );
});

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is to be seen of it now: the picture, and for a moment the one before it. */
function usePictures(commission: Commission, urgency: Urgency): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>([CUT_OUT]);
  const name = nameOf(commission);
  const latest = useRef(commission);
  latest.current = commission;
  useLayoutEffect(() => {
    const wish = latest.current;
    const show = (picture: Picture, moves: Layer['moves']): void =>
      setLayers((before) => {
        const old = before.findLast((other) => other.name !== name);
        const isFirst = old === undefined || (moves === 'not' && old.picture === null);
        const layer: Layer = { name, picture, scale: wish.scale, moves: isFirst ? 'not' : 'in' };
        return isFirst || wantsNoMotion() ? [layer] : [{ ...old, moves: 'out' }, layer];
      });
    const picture = studio.find(wish);
    if (picture === null) return studio.want(wish, (painted) => show(painted, 'in'), urgency);
    show(picture, 'not');
    return undefined;
  }, [name, urgency]);
  useEffect(() => {
    if (layers.length < 2) return;
    const timer = window.setTimeout(() => setLayers((now) => now.slice(-1)), FADE);
    return () => window.clearTimeout(timer);
  }, [layers]);
  return layers;
}

function useForesight(commissions: readonly Commission[]): void {
  const latest = useRef(commissions);
  latest.current = commissions;
  const names = commissions.map(nameOf).join();
  useEffect(() => (names === '' ? undefined : studio.foresee(latest.current)), [names]);
}

interface PaintedProps extends Pick<Layer, 'moves'> {
  readonly picture: Picture;
  /** How large one of its pixels is shown, in pixels of CSS. */
  readonly pixel: number;
}

function Painted({ picture, moves, pixel }: PaintedProps) {
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
