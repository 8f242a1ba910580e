import type { DogfightView, Plane } from '@tallyho/down-in-flames';

/** Where an aircraft stands on the felt, in hundredths of its width and height, and where its nose points (0: up). */
export interface Stand {
  readonly plane: Plane;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

const isFlying = (view: DogfightView, plane: Plane): boolean => !view.planes[plane].gone;

/** Every aircraft as the rules place the cards: nose to nose, nose to flank, nose to tail. `near` is the side at the lower edge. */
export function standsOf(view: DogfightView, near: number): Stand[] {
  const flying = view.planes.map((_, plane) => plane).filter((plane) => isFlying(view, plane));
  return flying.length === 2 && view.planes.length === 2 ? duel(view, near) : brawl(view, near, flying);
}

/** Two aircraft keep their ends of the table; only their noses turn. */
function duel(view: DogfightView, near: number): Stand[] {
  const own = view.fixed.side[0] === near ? 0 : 1;
  const other = 1 - own;
  const a = view.planes[own];
  const b = view.planes[other];
  const apart = a.altitude !== b.altitude && a.altitude >= 0 && b.altitude >= 0;
  const [ownHeading, otherHeading] =
    a.prey === other
      ? a.grip === 2
        ? [0, 0]
        : [0, 90]
      : b.prey === own
        ? b.grip === 2
          ? [180, 180]
          : [90, 180]
        : [0, 180];
  const gap = apart ? 16 : 0;
  return [
    { plane: own, x: 50 - gap, y: 73, heading: ownHeading },
    { plane: other, x: 50 + gap, y: 27, heading: otherHeading },
  ];
}

/** Several aircraft: those that nobody pursues and that pursue nobody keep to their edge, the engaged ones are in the middle. */
function brawl(view: DogfightView, near: number, flying: readonly Plane[]): Stand[] {
  const pursuers = (plane: Plane): Plane[] => flying.filter((other) => view.planes[other].prey === plane);
  const roots = flying.filter((plane) => view.planes[plane].prey < 0);
  const groups = roots.filter((plane) => pursuers(plane).length > 0).map((plane) => groupOf(view, pursuers, plane));
  const alone = roots.filter((plane) => pursuers(plane).length === 0);
  const far = alone.filter((plane) => view.fixed.side[plane] !== near);
  const close = alone.filter((plane) => view.fixed.side[plane] === near);
  const row = (planes: readonly Plane[], y: number, heading: number): Stand[] =>
    planes.map((plane, i) => ({ plane, x: (100 * (i + 0.5)) / planes.length, y, heading }));
  if (groups.length === 0) return [...row(far, 27, 180), ...row(close, 73, 0)];
  const top = far.length > 0 ? 28 : 8;
  const bottom = close.length > 0 ? 72 : 92;
  return [
    ...row(far, 13, 180),
    ...row(close, 87, 0),
    ...groups.flatMap((group, i) => fitted(group, (100 * i) / groups.length, 100 / groups.length, top, bottom - top)),
  ];
}

/** Where something heading this way has its nose: one place up, right, down or left. */
const ahead: { readonly [heading: number]: readonly [dx: number, dy: number] } = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

/** An aircraft and all that pursue it, and those behind them, on a grid of whole places: tails behind, flanks left and right. */
function groupOf(view: DogfightView, pursuers: (plane: Plane) => Plane[], root: Plane): Stand[] {
  const stands: Stand[] = [{ plane: root, x: 0, y: 0, heading: 90 }];
  const isTaken = (x: number, y: number): boolean => stands.some((stand) => stand.x === x && stand.y === y);
  for (let i = 0; i < stands.length; i++) {
    const prey = stands[i];
    let flank = 90;
    for (const plane of pursuers(prey.plane)) {
      const behind = view.planes[plane].grip === 2;
      const heading = (behind ? prey.heading : prey.heading + 360 - flank) % 360;
      if (!behind) flank = 360 - flank;
      const [dx, dy] = ahead[heading];
      let [x, y] = [prey.x - dx, prey.y - dy];
      while (isTaken(x, y)) [x, y] = [x - dx, y - dy];
      stands.push({ plane, x, y, heading });
    }
  }
  return stands;
}

/** A group pressed into its part of the felt, never drawn apart further than one place is wide. */
function fitted(group: readonly Stand[], left: number, width: number, top: number, height: number): Stand[] {
  const xs = group.map(({ x }) => x);
  const ys = group.map(({ y }) => y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [spanX, spanY] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  const stepX = Math.min(17, width / (spanX + 1));
  const stepY = Math.min(26, height / (spanY + 1));
  return group.map(({ plane, x, y, heading }) => ({
    plane,
    x: left + width / 2 + (x - minX - spanX / 2) * stepX,
    y: top + height / 2 + (y - minY - spanY / 2) * stepY,
    heading,
  }));
}
