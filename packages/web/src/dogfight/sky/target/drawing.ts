import type { Colour } from '../painting/colour.ts';

/** What is drawn: the targets of Down In Flames, and what Zero! has besides. */
export const paintedKinds = [
  'tanks',
  'infantry',
  'factory',
  'bridge',
  'airfield',
  'cargo-ship',
  'aircraft-carrier',
  'railroad',
  'docks',
  'carrier-fleet',
  'battleship',
  'destroyer',
  'cruiser',
  'light-carrier',
  'escort-carrier',
  'convoy',
  'small-watercraft',
  'submarine',
  'minefield',
  'drop-zone',
  'patrolled-waters',
  'airstrip',
] as const;
export type PaintedKind = (typeof paintedKinds)[number];

/** Where a submarine is, from the surface down; 'unknown': nobody has said so yet. */
export type SeenDepth = 'surface' | 'shallow' | 'deep' | 'unknown';

/** What a drawing of a target is given. */
export interface Drawing {
  /** A colour by daylight, as it is seen now. */
  paint(colour: Colour): Colour;
  readonly isWrecked: boolean;
  /** How many mines, crates or loads lie there that were brought. */
  readonly brought: number;
  readonly depth: SeenDepth;
}

/** A kind of target: what it looks like, and where it burns, in the order in which fires break out. */
export interface TargetDrawing {
  /** It stands on land; it is one hull that can sink; or it is several things on the sea, with wakes of their own. */
  readonly on: 'land' | 'hull' | 'sea';
  readonly fires: readonly (readonly [x: number, y: number, size: number])[];
  Draw(props: Drawing): React.JSX.Element;
}
