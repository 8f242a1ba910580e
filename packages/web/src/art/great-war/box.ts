import { BALANCE } from './balance.ts';

/** Room around a machine in metres: for the propeller before it, guns and halo. */
const ROOM = { side: 0.5, front: 0.8, back: 0.4 };

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place that a machine takes, nose up, in metres about the middle of its base. */
export const boxOf = ({ span, length }: { readonly span: number; readonly length: number }): Box => ({
  left: -span / 2 - ROOM.side,
  top: -length * BALANCE - ROOM.front,
  width: span + 2 * ROOM.side,
  height: length + ROOM.front + ROOM.back,
});
