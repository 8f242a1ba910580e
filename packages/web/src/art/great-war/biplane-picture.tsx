import { useRef } from 'react';
import { useRoom } from '../use-room.ts';
import { boxOf } from './box.ts';
import { drawnAs, type Machine } from './machine.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  readonly machine: Machine;
  /** Degrees clockwise from nose up. */
  readonly heading?: number;
  /** Small machines leave room, so that sizes can be compared. */
  readonly compared?: boolean;
}

/** How much of its place a machine takes where sizes are compared: a fighter some four fifths, the largest all of it. */
const share = (span: number): number => Math.min(1, 0.8 + Math.max(0, span - 8) * 0.032);

/** A machine from above as large as its place allows; the style sheet gives the place. It is painted when it comes into sight. */
export function BiplanePicture({ machine, heading = 0, compared = false }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const room = useRoom(place);
  const { type } = drawnAs(machine);
  const { width, height } = boxOf(type);
  const scale = Math.min(room.width / width, room.height / height) * (compared ? share(type.span) : 1);
  return (
    <span ref={place} className="biplane-picture" aria-hidden="true">
      {scale > 0 && <Painted {...{ machine, heading, scale, width: width * scale, height: height * scale }} />}
    </span>
  );
}

interface PaintedProps extends Required<Omit<Props, 'compared'>> {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

function Painted({ machine, heading, scale, width, height }: PaintedProps) {
  const picture = usePicture({ machine, manner: 'whole', heading, scale, holes: 0, urgency: 'seen' });
  if (picture === null) return null;
  return <img src={picture.url} alt="" style={{ width, height, rotate: `${heading}deg` }} draggable={false} />;
}
