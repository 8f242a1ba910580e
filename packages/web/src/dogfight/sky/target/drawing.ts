import type { TargetKind } from '@tallyho/down-in-flames';
import type { Colour } from '../painting/colour.ts';

/** What is drawn: the targets of Down In Flames, and what Zero! has besides. */
export type PaintedKind = TargetKind | 'warship' | 'docks';

/** What a drawing of a target is given. */
export interface Drawing {
  /** A colour by daylight, as it is seen now. */
  paint(colour: Colour): Colour;
  readonly isWrecked: boolean;
}

/** A kind of target: what it looks like, and where it burns, in the order in which fires break out. */
export interface TargetDrawing {
  readonly isShip: boolean;
  readonly fires: readonly (readonly [x: number, y: number, size: number])[];
  Draw(props: Drawing): React.JSX.Element;
}
