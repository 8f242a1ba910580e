/** From one point to another, with the colours on the way. */
export interface Gradient {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly (readonly [at: number, colour: string])[];
}

/** One touch of the brush: a path in metres that is filled, drawn along, or both. */
export interface Touch {
  readonly d: string;
  readonly fill?: string | Gradient;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Where the path lies: scaled, then moved; or its two axes exchanged. */
  readonly placed?: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

/** Marks that are seen only within an outline. */
export interface Masked {
  readonly within: string;
  readonly marks: readonly Mark[];
}

/** A drawing is a list of marks, the lowest first. */
export type Mark = Touch | Masked;

export const INK = '#171d24';
export const SHADE = '#0c1018';
export const CREAM = '#f0e6cf';
export const METAL = '#14171b';

export const filled = (d: string, fill: string | Gradient, opacity = 1): Touch => ({ d, fill, opacity });
export const drawn = (d: string, width: number, line: string, opacity = 1): Touch => ({ d, line, width, opacity });
/** Filled, and outlined in ink. */
export const inked = (d: string, fill: string, width: number): Touch => ({ d, fill, line: INK, width });
export const within = (outline: string, marks: readonly Mark[]): readonly Mark[] =>
  marks.length === 0 ? [] : [{ within: outline, marks }];
/** Drawn broadly in ink, and along its middle in a colour. */
export const cased = (d: string, ink: number, width: number, colour: string): readonly Touch[] => [
  drawn(d, ink, INK),
  drawn(d, width, colour),
];

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);

/** A colour between two. */
export const mixed = (a: string, b: string, part: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
