import { useLayoutEffect, useRef, useState } from 'react';
import { boxOf } from './aircraft/box.ts';
import { nearest } from './aircraft/nearest.ts';
import { Plane, type PlaneProps } from './plane.tsx';

interface Props
  extends Omit<PlaneProps, 'scale' | 'attitude' | 'facing'>,
    Partial<Pick<PlaneProps, 'attitude' | 'facing'>> {
  /** Small aircraft leave room, so that sizes can be compared. */
  readonly compared?: boolean;
}

/** How much of its place an aircraft takes where sizes are compared: a fighter two thirds, a large bomber all of it. */
const share = (span: number): number => Math.min(1, 0.66 + Math.max(0, span - 9) * 0.02);

/** An aircraft as large as its place allows; the style sheet gives the place. */
export function PlanePicture({ compared = false, attitude = 'quarter', facing = 'right', ...plane }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => setRoom({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const type = nearest(plane.aircraft, plane.like);
  const box = boxOf(type, attitude);
  const fit = room === null ? 0 : Math.min(room.width / box.width, room.height / box.height);
  const scale = fit * (compared ? share(type.span) : 1);
  return (
    <span ref={place} className="plane-picture" aria-hidden="true">
      {scale > 0 && <Plane {...plane} attitude={attitude} facing={facing} scale={scale} />}
    </span>
  );
}
