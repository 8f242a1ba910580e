import { useRef } from 'react';
import { boxOf } from './aircraft/box.ts';
import { nearest } from './aircraft/nearest.ts';
import { Plane, type PlaneProps } from './plane.tsx';
import { useRoom } from './use-room.ts';

type Posed = Pick<PlaneProps, 'attitude' | 'facing'>;

interface Props extends Omit<PlaneProps, 'scale' | keyof Posed>, Partial<Posed> {
  /** Small aircraft leave room, so that sizes can be compared. */
  readonly compared?: boolean;
}

/** How much of its place an aircraft takes where sizes are compared: a fighter four fifths, a large bomber all of it. */
const share = (span: number): number => Math.min(1, 0.78 + Math.max(0, span - 9) * 0.013);

/** An aircraft as large as its place allows; the style sheet gives the place. It is painted when it comes into sight. */
export function PlanePicture({ compared = false, attitude = 'quarter', facing = 'right', ...plane }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const room = useRoom(place);
  const type = nearest(plane.aircraft, plane.like);
  const box = boxOf(type, attitude);
  const fit = Math.min(room.width / box.width, room.height / box.height);
  const scale = fit * (compared ? share(type.span) : 1);
  return (
    <span ref={place} className="plane-picture" aria-hidden="true">
      {scale > 0 && <Plane {...plane} attitude={attitude} facing={facing} scale={scale} />}
    </span>
  );
}
