/** How an aircraft lies in the air, as it is looked at: from the side, through the sights of the one behind it, from above. */
export const attitudes = ['level', 'bank', 'dive', 'climb', 'sights', 'top', 'quarter'] as const;
/** And on a drawing board: from the side, and from ahead. */
export const elevations = ['side', 'front'] as const;
export type Attitude = (typeof attitudes)[number] | (typeof elevations)[number];
/** Where the nose points. */
export type Facing = 'left' | 'right';

/** Degrees. */
interface Angles {
  /** 0: away from the viewer, 90: to the right, more: towards the viewer. */
  readonly heading: number;
  /** Nose up. */
  readonly pitch: number;
  /** Starboard wing down. */
  readonly roll: number;
  /** Of the camera above the aircraft. */
  readonly elevation: number;
}

/** Nose to the right; to the left it is the same in a mirror. */
const angles: { readonly [attitude in Attitude]: Angles } = {
  level: { heading: 108, pitch: 2, roll: 24, elevation: 14 },
  bank: { heading: 106, pitch: 5, roll: 44, elevation: 14 },
  dive: { heading: 108, pitch: -34, roll: 28, elevation: 14 },
  climb: { heading: 108, pitch: 30, roll: 24, elevation: 14 },
  sights: { heading: 24, pitch: 8, roll: 26, elevation: 10 },
  top: { heading: 90, pitch: 0, roll: 0, elevation: 90 },
  quarter: { heading: 48, pitch: 0, roll: -14, elevation: 36 },
  side: { heading: 90, pitch: 0, roll: 0, elevation: 0 },
  // From a little above: thin wings would not be seen.
  front: { heading: 180, pitch: 0, roll: 0, elevation: 5 },
};

/** A place in the air: to the right, up, and towards the viewer. */
export type Seen = readonly [right: number, up: number, near: number];

/** Turns a direction of the aircraft (forward, right, up) into one of the picture. */
export type Turn = (x: number, y: number, z: number) => Seen;

const DEGREE = Math.PI / 180;

export function turnOf(attitude: Attitude, facing: Facing): Turn {
  const { heading, pitch, roll, elevation } = angles[attitude];
  const mirror = facing === 'right' ? 1 : -1;
  const [sr, cr] = [Math.sin(roll * mirror * DEGREE), Math.cos(roll * DEGREE)];
  const [sp, cp] = [Math.sin(pitch * DEGREE), Math.cos(pitch * DEGREE)];
  const [sh, ch] = [Math.sin(heading * mirror * DEGREE), Math.cos(heading * DEGREE)];
  const [se, ce] = [Math.sin(elevation * DEGREE), Math.cos(elevation * DEGREE)];
  return (x, y, z) => {
    const y1 = y * cr + z * sr;
    const z1 = -y * sr + z * cr;
    const x2 = x * cp - z1 * sp;
    const up = x * sp + z1 * cp;
    const away = x2 * ch - y1 * sh;
    const right = x2 * sh + y1 * ch;
    return [right, away * se + up * ce, up * se - away * ce];
  };
}

/** What an aircraft's picture turns about, behind the nose, as a share of the length. */
const CENTRE = 0.46;

/** The camera is so far away as this many times the larger of span and length. */
const DISTANCE = 4.5;

export interface Size {
  readonly span: number;
  readonly length: number;
}

/** Where a point of the aircraft lies in its picture: metres to the right of and above the centre, and how near. */
export function viewOf(attitude: Attitude, facing: Facing, { span, length }: Size): Turn {
  const turn = turnOf(attitude, facing);
  const distance = DISTANCE * Math.max(span, length);
  return (x, y, z) => {
    const [right, up, near] = turn(x + length * CENTRE, y, z);
    const closer = distance / (distance - near);
    return [right * closer, up * closer, near];
  };
}
