import type { Rgb } from './colour.ts';

/** One dab of paint: what the brush lays on at a place. Used again for every dab, because there are very many. */
export interface Dab {
  colour: Rgb;
  /** How dark a printed line is there: 0 is none. */
  line: number;
  glass: boolean;
}

/** A place on a part: in metres on the aircraft, and the two numbers that the part gave it. */
export interface Place {
  x: number;
  y: number;
  z: number;
  u: number;
  v: number;
}
