/** What a type looks like from above, as far as it tells one from another at a glance. Metres. */
export interface Airframe {
  readonly wing: 'tapered' | 'elliptic' | 'square' | 'gull' | 'swept' | 'biplane' | 'parasol';
  readonly span: number;
  readonly length: number;
  readonly nose: 'pointed' | 'round' | 'jets';
  readonly engines: 1 | 2;
  /** Two booms carry the tail. */
  readonly booms: boolean;
  /** The cockpit goes on behind the pilot: a gunner sits there. */
  readonly crew: 1 | 2;
}

/** Units of the drawing for one metre. */
const SCALE = 4;

/** The parts of a drawing, nose up, the middle of the aircraft at 0 0. */
export interface Outline {
  readonly wings: readonly string[];
  readonly body: string;
  readonly nacelles: readonly string[];
  readonly tail: string;
  readonly canopy: string;
  /** Where the marking stands on the wing, and how large it can be. */
  readonly marking: { readonly x: number; readonly y: number; readonly r: number };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A shape that is the same on both sides, from the points of its right half; `C` points are control points of a curve. */
function mirrored(points: readonly (readonly [x: number, y: number])[]): string {
  const right = points.map(([x, y]) => `${n(x)} ${n(y)}`);
  const left = points
    .slice()
    .reverse()
    .map(([x, y]) => `${n(-x)} ${n(y)}`);
  return `M${[...right, ...left].join('L')}Z`;
}

function wing(kind: Airframe['wing'], half: number, y: number, chord: number): string {
  switch (kind) {
    case 'elliptic':
      return `M0 ${n(y)}C${n(half * 0.7)} ${n(y)} ${n(half)} ${n(y + chord * 0.2)} ${n(half)} ${n(y + chord * 0.45)}C${n(half)} ${n(y + chord * 0.75)} ${n(half * 0.5)} ${n(y + chord)} 0 ${n(y + chord)}C${n(-half * 0.5)} ${n(y + chord)} ${n(-half)} ${n(y + chord * 0.75)} ${n(-half)} ${n(y + chord * 0.45)}C${n(-half)} ${n(y + chord * 0.2)} ${n(-half * 0.7)} ${n(y)} 0 ${n(y)}Z`;
    case 'square':
    case 'biplane':
    case 'parasol':
      return mirrored([
        [0, y],
        [half * 0.9, y],
        [half * 0.99, y + chord * 0.2],
        [half, y + chord * 0.7],
        [half * 0.92, y + chord * 0.95],
        [0, y + chord],
      ]);
    case 'gull':
      return mirrored([
        [0, y + chord * 0.12],
        [half * 0.3, y],
        [half * 0.88, y + chord * 0.2],
        [half, y + chord * 0.45],
        [half * 0.9, y + chord * 0.78],
        [half * 0.3, y + chord * 1.08],
        [0, y + chord * 0.88],
      ]);
    case 'swept':
      return mirrored([
        [0, y - chord * 0.2],
        [half * 0.92, y + chord * 0.5],
        [half, y + chord * 0.75],
        [half * 0.9, y + chord * 0.95],
        [0, y + chord * 0.8],
      ]);
    default:
      return mirrored([
        [0, y],
        [half * 0.9, y + chord * 0.22],
        [half, y + chord * 0.42],
        [half * 0.96, y + chord * 0.68],
        [half * 0.8, y + chord * 0.8],
        [0, y + chord],
      ]);
  }
}

function fuselage(front: number, back: number, width: number, nose: Airframe['nose'], engines: 1 | 2): string {
  const blunt = nose === 'round' && engines === 1;
  return mirrored([
    [0, front],
    [blunt ? width * 0.8 : width * 0.3, front + (blunt ? 0.2 : 0.8)],
    [width, front + (blunt ? 2 : 5)],
    [width, front + (back - front) * 0.42],
    [width * 0.35, back - 2],
    [0, back],
  ]);
}

const nacelle = (x: number, front: number, back: number, width: number): string =>
  `M${n(x - width)} ${n(front + 2)}Q${n(x)} ${n(front - 2)} ${n(x + width)} ${n(front + 2)}L${n(x + width * 0.7)} ${n(back - 2)}L${n(x)} ${n(back)}L${n(x - width * 0.7)} ${n(back - 2)}Z`;

/** From few numbers to lines. */
export function outlineOf(frame: Airframe): Outline {
  const half = (frame.span * SCALE) / 2;
  const length = frame.length * SCALE;
  const front = -length * 0.42;
  const back = length * 0.58;
  const chord = Math.max(8, length * (frame.engines === 2 ? 0.27 : 0.25));
  const at = frame.nose === 'jets' ? front + length * 0.36 : front + length * 0.24;
  const width = frame.nose === 'round' && frame.engines === 1 ? 3 : 2.5;
  const tailHalf = half * (frame.booms ? 0.42 : 0.36);
  const tailChord = chord * 0.42;
  const tailAt = back - tailChord - 1.5;
  const engineAt = half * (frame.booms ? 0.36 : 0.38);
  const nacelleBack = frame.booms ? back - 1 : at + chord * (frame.nose === 'jets' ? 1.15 : 1.25);
  const body = frame.booms
    ? fuselage(front + 2, front + length * 0.55, width, 'pointed', 2)
    : fuselage(front, back, width, frame.nose, frame.engines);
  const main = wing(frame.wing, half, at, chord);
  return {
    wings: frame.wing === 'biplane' ? [wing('square', half * 0.9, at + chord * 0.45, chord * 0.8), main] : [main],
    body,
    nacelles:
      frame.engines === 2
        ? [1, -1].map((side) => nacelle(side * engineAt, at - chord * 0.45, nacelleBack, frame.booms ? 1.7 : 2.1))
        : [],
    tail: wing(frame.wing === 'elliptic' ? 'elliptic' : 'tapered', tailHalf, tailAt, tailChord),
    canopy: `M0 ${n(at + chord * 0.35)}q1.5 1 1.3 3.2l-.4 ${frame.crew === 2 ? 5.4 : 2.6}q-.9 1-1.8 0l-.4 ${frame.crew === 2 ? -5.4 : -2.6}q-.2-2.2 1.3-3.2z`,
    marking: { x: half * 0.66, y: at + chord * 0.5, r: chord * 0.22 },
  };
}
