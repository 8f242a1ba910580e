import type { AircraftType, Body, Station } from '../types/type.ts';
import { along, lerp } from './curve.ts';

type Of<Shape extends Body['shape']> = Extract<Body, { readonly shape: Shape }>;

const inline = (
  L: number,
  { width: w = 0.46, depth: d = 1, chin = 0, nose = 0.3, hump = 0 }: Of<'inline'>,
): Station[] => [
  [0, nose, nose, -nose],
  [0.05 * L, lerp(nose, w, 0.6), 0.1 + 0.3 * d, -0.44 * d - chin * 0.8],
  [0.16 * L, w, 0.5 * d, -0.62 * d - chin],
  [0.3 * L, w + 0.03, 0.56 * d, -0.7 * d - chin * 0.3],
  [0.42 * L, w + 0.03, 0.58 * d + hump, -0.7 * d],
  [0.55 * L, w - 0.04, 0.6 * d + hump, -0.58 * d],
  [0.7 * L, w * 0.67, 0.5 * d, -0.36 * d],
  [0.86 * L, w * 0.37, 0.4 * d, -0.14],
  [L, 0.03, 0.3, 0.08],
];

/** How open the front of a radial cowling is, and how long it is, where nothing else is said. */
export const FRONT = 0.72;
export const COWL = 0.17;

function radial(L: number, body: Of<'radial'>): Station[] {
  const { radius: r, depth: d = 1, cowl = COWL, waist: b = 0.84, keel = 1, front = FRONT } = body;
  return [
    [0, r * front, r * front, -r * front],
    [0.02 * L, r * 0.95, r * 0.95, -r * 0.95],
    [cowl * 0.45 * L, r, r, -r],
    [cowl * L, r, r, -r * 1.02],
    [(cowl + 0.02) * L, r * (b + 0.06), r * 0.93, -r * 0.96],
    [0.32 * L, r * b, r * 0.95, -r * 0.98 * d],
    [0.45 * L, r * b * 0.95, r * 0.95, -r * 0.92 * d],
    [0.58 * L, r * b * 0.79, r * 0.86, -r * 0.7 * keel],
    [0.72 * L, r * b * 0.55, r * 0.68, -r * 0.42 * keel],
    [0.87 * L, r * b * 0.29, r * 0.5, -r * 0.16],
    [L, 0.03, 0.3, 0.1],
  ];
}

function bomber(L: number, body: Of<'bomber'>): Station[] {
  const { radius: r, noseLength = 0.14, pointed = 0.5, noseRise = 0, straightTo = 0.45 } = body;
  const { tailWidth = 0.03, tailTop = 0.45, tailBottom = 0.15 } = body;
  const high = r * (body.height ?? 1);
  const nose = [0, 0.06, 0.2, 0.45, 0.75, 1].map((t): Station => {
    const size = Math.max(0.04, (1 - (1 - t) ** 2) ** pointed);
    const lift = noseRise * high * (1 - t) ** 1.5;
    return [t * noseLength * L, r * size, high * size + lift, -high * size + lift];
  });
  const aft = [0.2, 0.4, 0.6, 0.8, 0.94, 1].map(
    (s): Station => [
      lerp(straightTo, 1, s) * L,
      lerp(r, tailWidth, s ** 1.25),
      lerp(high, tailTop * r, s ** 1.5),
      lerp(-high, tailBottom * r, s ** 1.25),
    ],
  );
  return [...nose, [straightTo * L, r, high, -high], ...aft];
}

/** The sections of a body, in metres behind the nose. */
export function stationsOf({ length, body }: Pick<AircraftType, 'length' | 'body'>): readonly Station[] {
  switch (body.shape) {
    case 'inline':
      return inline(length, body);
    case 'radial':
      return radial(length, body);
    case 'bomber':
      return bomber(length, body);
    case 'stations':
      return body.stations.map(([at, width, top, bottom]) => [at * length, width, top, bottom]);
  }
}

const where = (station: Station): number => station[0];
/** Top and bottom of a body, so many metres behind its nose. */
export const topAt = (stations: readonly Station[], x: number): number => along(stations, x, where, (s) => s[2]);
export const bottomAt = (stations: readonly Station[], x: number): number => along(stations, x, where, (s) => s[3]);
export const middleAt = (stations: readonly Station[], x: number): number =>
  (topAt(stations, x) + bottomAt(stations, x)) / 2;

/** No engine stands in its nose. */
export const isBomberBody = ({ shape }: Body): boolean => shape === 'bomber' || shape === 'stations';
