/** A corner of a polygon, and the radius it is rounded by. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Metres to the centimetre. */
export const cm = (metres: number): string => String(Math.round(metres * 100) / 100);

export const polygon = (corners: readonly Corner[]): string =>
  `M${corners.map(([x, y]) => `${cm(x)} ${cm(y)}`).join('L')}Z`;

/** A closed polygon with rounded corners. */
export function rounded(corners: readonly Corner[]): string {
  const count = corners.length;
  const sides = corners.map(([x, y, radius = 0], i) => {
    const towards = ([ox, oy]: Corner): string => {
      const way = Math.hypot(ox - x, oy - y) || 1e-6;
      const part = Math.min(radius, way * 0.5) / way;
      return `${cm(x + (ox - x) * part)} ${cm(y + (oy - y) * part)}`;
    };
    const from = towards(corners[(i + count - 1) % count]);
    return radius === 0 ? from : `${from}Q${cm(x)} ${cm(y)} ${towards(corners[(i + 1) % count])}`;
  });
  return `M${sides.join('L')}Z`;
}

/** The right half from front to back, and the same on the left. */
export function mirrored(half: readonly Corner[]): string {
  const left = half.filter(([x]) => x > 0.001).reverse();
  return rounded([...half, ...left.map(([x, y, radius = 0]): Corner => [-x, y, radius])]);
}

export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  rounded([
    [x, y, radius],
    [x + width, y, radius],
    [x + width, y + height, radius],
    [x, y + height, radius],
  ]);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${cm(x - rx)} ${cm(y)}a${cm(rx)} ${cm(ry)} 0 1 0 ${cm(2 * rx)} 0a${cm(rx)} ${cm(ry)} 0 1 0 ${cm(-2 * rx)} 0Z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const SIDES = [-1, 1] as const;
