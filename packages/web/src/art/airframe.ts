/** What a type looks like from above, as far as it tells one from another at a glance. Metres. */
export interface Airframe {
  readonly wing: 'tapered' | 'elliptic' | 'square' | 'gull' | 'cranked' | 'swept' | 'biplane' | 'parasol';
  readonly span: number;
  readonly length: number;
  readonly nose: 'pointed' | 'round' | 'jets';
  readonly engines: 1 | 2 | 4;
  /** Two booms carry the tail. */
  readonly booms: boolean;
  /** The cockpit goes on behind the pilot: a gunner sits there. Three: a glazed nose and turrets as well. */
  readonly crew: 1 | 2 | 3;
  /** Two fins stand at the ends of the tail. */
  readonly twinFins?: boolean;
  /** The wheels hang below the wing in their spats. */
  readonly spats?: boolean;
}

/** Units of the drawing for one metre. */
const SCALE = 4;

/** Large aircraft are drawn to a smaller scale, but larger than small ones all the same. */
const scaleOf = (span: number): number => (span <= 16.5 ? SCALE : (47 + span * 0.75) / span);

/** The parts of a drawing, nose up, the middle of the aircraft at 0 0. */
export interface Outline {
  readonly wings: readonly string[];
  readonly body: string;
  readonly nacelles: readonly string[];
  readonly tail: string;
  readonly fins: readonly string[];
  readonly canopy: string;
  /** Where the marking stands on the wing, and how large it can be. */
  readonly marking: { readonly x: number; readonly y: number; readonly r: number };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * A shape that is the same on both sides, from the points of its right half; `C` points are control points of a curve.
 */
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
    case 'cranked':
      return mirrored([
        [0, y],
        [half * 0.32, y],
        [half * 0.95, y + chord * 0.24],
        [half, y + chord * 0.5],
        [half * 0.93, y + chord * 0.78],
        [half * 0.32, y + chord * 1.1],
        [0, y + chord],
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

function fuselage(front: number, back: number, width: number, blunt: boolean): string {
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

const dot = (y: number, r: number): string =>
  `M${n(-r)} ${n(y)}a${r} ${r} 0 1 0 ${n(r * 2)} 0a${r} ${r} 0 1 0 ${n(-r * 2)} 0z`;

/** The glass of a cockpit; of a bomber also its nose and its turrets. */
function glass(frame: Airframe, front: number, back: number, at: number, chord: number): string {
  const isLong = frame.crew > 1;
  const canopy = `M0 ${n(at + chord * 0.35)}q1.5 1 1.3 3.2l-.4 ${isLong ? 5.4 : 2.6}q-.9 1-1.8 0l-.4 ${isLong ? -5.4 : -2.6}q-.2-2.2 1.3-3.2z`;
  if (frame.crew < 3) return canopy;
  const nose = `M-1.7 ${n(front + 4.2)}Q0 ${n(front - 1.2)} 1.7 ${n(front + 4.2)}z`;
  return [nose, dot(at - 1, 1.5), dot(at + chord * 1.3, 1.6), dot(back - 1.5, 1.2)].join('');
}

/** Where engines hang on one wing, in parts of its half. */
function enginesOn(frame: Airframe): readonly number[] {
  if (frame.engines === 1) return [];
  if (frame.engines === 4) return [0.27, 0.54];
  return [frame.booms ? 0.36 : frame.crew === 3 ? 0.3 : 0.38];
}

/** From few numbers to lines. */
export function outlineOf(frame: Airframe): Outline {
  const scale = scaleOf(frame.span);
  const half = (frame.span * scale) / 2;
  const length = frame.length * scale;
  const front = -length * 0.42;
  const back = length * 0.58;
  const isMany = frame.engines > 1;
  const chord = Math.max(8, length * (isMany ? 0.27 : 0.25));
  const at = frame.nose === 'jets' ? front + length * 0.36 : front + length * (frame.crew === 3 ? 0.29 : 0.24);
  const isBlunt = frame.nose === 'round' && !isMany;
  const width = isBlunt ? 3 : frame.crew === 3 ? 3.1 : 2.5;
  const tailHalf = half * (frame.booms ? 0.42 : frame.engines === 4 ? 0.4 : 0.36);
  const tailChord = chord * 0.42;
  const tailAt = back - tailChord - 1.5;
  const nacelleBack = frame.booms ? back - 1 : at + chord * (frame.nose === 'jets' ? 1.15 : 1.25);
  const main = wing(frame.wing, half, at, chord);
  const spats = frame.spats === true ? [0.3, -0.3].map((x) => nacelle(x * half, at - 1.5, at + chord * 0.8, 1.5)) : [];
  return {
    wings: frame.wing === 'biplane' ? [wing('square', half * 0.9, at + chord * 0.45, chord * 0.8), main] : [main],
    body: frame.booms
      ? fuselage(front + 2, front + length * 0.55, width, false)
      : fuselage(front, back, width, isBlunt),
    nacelles: [
      ...enginesOn(frame).flatMap((x) =>
        [half * x, half * -x].map((where) =>
          nacelle(where, at - chord * 0.45, nacelleBack, frame.booms ? 1.7 : frame.engines === 4 ? 1.9 : 2.1),
        ),
      ),
      ...spats,
    ],
    tail: wing(frame.wing === 'elliptic' ? 'elliptic' : 'tapered', tailHalf, tailAt, tailChord),
    fins:
      frame.twinFins === true
        ? [tailHalf * 0.94, -tailHalf * 0.94].map((x) => nacelle(x, tailAt - 1.5, tailAt + tailChord + 3.5, 1.2))
        : [],
    canopy: glass(frame, front, back, at, chord),
    marking: { x: half * (frame.engines === 4 ? 0.76 : 0.66), y: at + chord * 0.5, r: chord * 0.22 },
  };
}
