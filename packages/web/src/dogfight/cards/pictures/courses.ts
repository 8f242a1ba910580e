import { type Piece, ribbon } from './ribbon.ts';

const { PI, sin, cos, min, max } = Math;
/** From 0 to 1, slowly at both ends. */
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** BARREL ROLL: a corkscrew along the path. */
export const barrelRoll = ribbon(
  (t) => {
    const a = t * PI * 2.7 + 0.4;
    return { at: [-3.2 + t * 6.1, sin(a) * 0.945 + 0.1 + t * 0.3, cos(a) * 1.05], up: [0, -sin(a), -cos(a)] };
  },
  { width: 0.34, scale: 27, x: 96, y: 66, elevation: 16, turn: 14 },
);

/** SCISSORS: two paths that cross and cross again, seen from high above. */
const weave = (phase: number, enemy: boolean): readonly Piece[] =>
  ribbon(
    (t) => {
      const a = t * PI * 2.2 + phase;
      return { at: [-3.3 + t * 6, 0.1, sin(a) * 1.3], up: [0, 1, cos(a) * 0.9] };
    },
    { width: 0.26, scale: 26, x: 94, y: 66, elevation: 52, enemy },
  );
export const scissors = { ours: weave(0, false), theirs: weave(PI, true) };

/** YO-YO: up and over the turn of the other. */
export const yoYo = {
  ours: ribbon(
    (t) => ({
      at: [-3.4 + t * 5.6, -1 + sin(t * PI * 0.92) * 2.5, 0.9 - sin(t * 2.2) * 0.9],
      up: [0, 0.75, 0.9],
    }),
    { width: 0.42, scale: 26, x: 96, y: 82, elevation: 26 },
  ),
  theirs: ribbon((t) => ({ at: [-1.6 + t * 4.9, -1.1, 1.2 - sin(t * 2.4) * 1.7], up: [0, 0.8, 0.9] }), {
    width: 0.32,
    scale: 26,
    x: 96,
    y: 78,
    elevation: 26,
    enemy: true,
  }),
};

/** VERTICAL ROLL: a climb that turns about itself. */
export const verticalRoll = ribbon(
  (t) => {
    const roll = t * PI * 2.3 * max(0, t - 0.25) * 1.6;
    return {
      at: [-2.6 + 2.6 * sin((min(1, t * 1.5) * PI) / 2) + 0.2 * t, -1.9 + t * t * 0.6 + t * 3.2, 0],
      up: [-cos(roll) * min(1, t * 2), 1 - t, sin(roll)],
    };
  },
  { width: 0.33, scale: 27, x: 104, y: 70, elevation: 8, turn: -12 },
);

/** TIGHT TURN: nearly a full circle. */
export const tightTurn = ribbon(
  (t) => {
    const a = -0.9 + t * PI * 1.8;
    return {
      at: [sin(a) * 2.7, t * 0.2, cos(a) * 2.5],
      up: [-sin(a) * 0.75, 1.1, -cos(a) * 0.35 + 0.25],
    };
  },
  { width: 0.44, scale: 26, x: 98, y: 74, elevation: 36 },
);

/** HALF LOOP: level, half a circle upwards, and upright again with half a roll. */
export const halfLoop = ribbon(
  (t) => {
    if (t < 0.3) return { at: [-3 + t * 12, -1.75, 0], up: [0, 1, 0.7] };
    if (t < 0.72) {
      const part = (t - 0.3) / 0.42;
      const a = (part - 0.5) * PI;
      return { at: [0.6 + cos(a) * 1.75, sin(a) * 1.75, -part * 0.5], up: [-cos(a), -sin(a), 0.7] };
    }
    const part = (t - 0.72) / 0.28;
    const roll = part * PI;
    return { at: [0.6 - part * 3.1, 1.75, -0.5], up: [0, -cos(roll), 0.7 * cos(roll) + sin(roll)] };
  },
  { width: 0.32, scale: 26, x: 104, y: 68, elevation: 14, turn: 10 },
);

/** MANEUVERING: ours curves in behind the other. */
export const maneuvering = {
  ours: ribbon(
    (t) => ({
      at: [-3.5 + t * 4.7, -1.2 + smooth(t) * 1.9, 1.5 - smooth(t) * 2.6],
      up: [0, 1, 0.55 - sin(t * PI * 2) * 0.5],
    }),
    { width: 0.3, scale: 23, x: 84, y: 76, elevation: 28 },
  ),
  theirs: ribbon((t) => ({ at: [-2 + t * 5.4, 0.9, -1.2], up: [0, 1, 0] }), {
    width: 0.22,
    scale: 25,
    x: 78,
    y: 72,
    elevation: 28,
    enemy: true,
    from: 0.55,
  }),
};

/** EVASIVE: a wave, up and down and from side to side. */
export const evasive = ribbon(
  (t) => ({
    at: [-3.3 + t * 6, 0.55 * sin(t * 11) * (1 - t * 0.2), 0.9 * sin(t * 6.5)],
    up: [0, 1, -cos(t * 6.5) * 1.3],
  }),
  { width: 0.27, scale: 26, x: 92, y: 68, elevation: 20 },
);

/** A path of no particular kind, for a card that nobody has drawn. */
export const plain = ribbon((t) => ({ at: [-3.2 + t * 6, -1 + smooth(t) * 1.8, sin(t * 3)], up: [0, 1, 0.6 - t] }), {
  width: 0.3,
  scale: 26,
  x: 92,
  y: 70,
  elevation: 24,
});
