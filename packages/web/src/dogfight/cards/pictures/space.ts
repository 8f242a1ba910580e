/** A place or a direction in the air of a picture: to the right, up, and towards the one who looks. */
export type Vector = readonly [right: number, up: number, near: number];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** So much of a direction away from a place. */
export const along = (from: Vector, way: Vector, by: number): Vector => [
  from[0] + way[0] * by,
  from[1] + way[1] * by,
  from[2] + way[2] * by,
];

export const across = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The same direction, one long. */
export function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

const DEGREE = Math.PI / 180;

/** How something looks to a camera that is so many degrees above it, when it has been turned by so many. */
export function seenFrom(elevation: number, turn: number): (v: Vector) => Vector {
  const [st, ct] = [Math.sin(turn * DEGREE), Math.cos(turn * DEGREE)];
  const [se, ce] = [Math.sin(elevation * DEGREE), Math.cos(elevation * DEGREE)];
  return ([x, y, z]) => {
    const near = x * st + z * ct;
    return [x * ct - z * st, y * ce - near * se, y * se + near * ce];
  };
}
