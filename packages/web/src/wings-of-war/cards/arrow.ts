import { HALF_LENGTH, type ManoeuvreCard } from '@tallyho/wings-of-war';

/** The picture on a manoeuvre card is drawn in a window of so many units. */
export const WINDOW = { width: 100, height: 116 };

/** Units of the window for each millimetre of the table: all cards of a deck are drawn at one scale. */
const SCALE = 0.58;

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** The arrow of a card in its window. */
export interface Arrow {
  /** Where the aircraft stands: cards to a side leave that side free. */
  readonly foot: Point;
  readonly start: Point;
  /** From the start, a little away from the aircraft, towards the tip. */
  readonly shaft: string;
  readonly tip: Point;
  /** Degrees clockwise from up. */
  readonly turn: number;
}

/** How far a card leads from the middle of the base to the middle of the next one, in millimetres: ahead, to the right. */
function reachOf({ forward, right, turn }: ManoeuvreCard): readonly [ahead: number, aside: number] {
  const angle = (turn / 100) * (Math.PI / 180);
  return [
    (HALF_LENGTH + forward + HALF_LENGTH * Math.cos(angle)) / 1000,
    (right + HALF_LENGTH * Math.sin(angle)) / 1000,
  ];
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** The curve cut in two at a part of its way. */
function cut([a, b, c, d]: Curve, part: number): readonly [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)];
  const [abc, bcd] = [between(ab, bc, part), between(bc, cd, part)];
  const middle = between(abc, bcd, part);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** Sideslips are drawn broader than they are, so that they are told from turns at a glance. */
const broader = (card: ManoeuvreCard): number =>
  card.turn !== 0 || card.right === 0 ? 1 : Math.abs(card.right) > card.forward ? 1.25 : 1.35;

/** Shorter than this, in micrometres, an arrow is a stub: a stall, a climb. */
const STUB = 10_000;

/** What an arrow takes about its middle, and what it takes at least, in units of the window. */
const ROOM = 15;
const LEAST = 44;

/** The part of the window in which the arrow alone lies: a square about it. */
export function arrowBox(card: ManoeuvreCard): string {
  // The sign of a climb stands beside its arrow.
  if (card.manoeuvre === 'climb') return '32 24 60 60';
  if (card.manoeuvre === 'immelmann') return '16 14 70 70';
  const { start, tip } = arrowFor(card);
  const [dx, dy] = [Math.abs(start[0] - tip[0]), Math.abs(start[1] - tip[1])];
  const side = Math.max(LEAST, dx + 2 * ROOM, dy + 2 * ROOM);
  const corner = [0, 1].map((axis) => (start[axis] + tip[axis]) / 2 - side / 2);
  return `${corner[0].toFixed(1)} ${(corner[1] - 3).toFixed(1)} ${side.toFixed(1)} ${side.toFixed(1)}`;
}

export function arrowFor(card: ManoeuvreCard): Arrow {
  const [ahead, aside] = reachOf(card);
  const side = Math.sign(Math.round(aside));
  const foot: Point = [WINDOW.width / 2 - side * 19, 93];
  const end: Point = [foot[0] + aside * broader(card) * SCALE, foot[1] - ahead * SCALE];
  const isSlip = card.turn === 0 && side !== 0;
  const pull = Math.hypot(ahead, aside) * SCALE * (isSlip ? 0.66 : 0.42);
  const angle = (card.turn / 100) * (Math.PI / 180);
  const curve: Curve = [
    foot,
    [foot[0], foot[1] - pull],
    [end[0] - Math.sin(angle) * pull, end[1] + Math.cos(angle) * pull],
    end,
  ];
  const isStub = card.turn === 0 && card.forward < STUB;
  const [from, to] = isStub ? [0.3, 0.62] : [0.26, 0.9];
  const [, rest] = cut(curve, from);
  const [[a, b, c, d]] = cut(rest, (to - from) / (1 - from));
  const way = Math.hypot(d[0] - c[0], d[1] - c[1]) || 1;
  const [ux, uy] = [(d[0] - c[0]) / way, (d[1] - c[1]) / way];
  const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    foot,
    start: a,
    shaft: `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`,
    tip: [d[0] + ux * 2, d[1] + uy * 2],
    turn: (Math.atan2(ux, -uy) * 180) / Math.PI,
  };
}
