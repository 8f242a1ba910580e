/** National marks: cockades, the iron cross (`patee`, on a white `field`), and the bar cross. */
export const nationalMarks = [
  'uk',
  'night',
  'france',
  'italy',
  'belgium',
  'usa',
  'patee',
  'field',
  'balken',
  'none',
] as const;
export type NationalMark = (typeof nationalMarks)[number];

/** A pattern of colours over a surface. */
export interface Pattern {
  readonly kind: 'bands' | 'patches' | 'lozenge' | 'streaks' | 'mottle' | 'stripes';
  readonly colours: readonly string[];
  /** How many bands. */
  readonly n?: number;
  readonly slant?: number;
  /** Of a patch in square metres, of a lozenge or a stripe in metres. */
  readonly size?: number;
  readonly opacity?: number;
}

/** A band of colour: on the body in parts of the length, on wings and tail in parts of the half span. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly slant?: number;
  /** The upper one unless it says so. */
  readonly wing?: 'all';
}

/** A ring around the body, or an arrow if it slants. */
export const ring = (from: number, to: number, colour: string, slant = 0): Band => ({ from, to, colour, slant });

/** All that is painted on a machine. */
export interface Paint {
  readonly mark: NationalMark;
  /** In half spans, and in chords. */
  readonly markAt?: number;
  readonly markSize?: number;
  readonly upper: string;
  readonly middle?: string;
  readonly lower?: string;
  readonly body: string;
  /** Cowl, or the front of a body without one, as far back as `noseTo` of the length. */
  readonly nose?: string;
  readonly noseTo?: number;
  readonly tail?: string;
  readonly fin?: string;
  readonly rudder?: string;
  /** The rudder has this nation's colours. */
  readonly rudderOf?: NationalMark;
  readonly spinner?: string;
  /** A cone over the hub, for a type that came without a spinner. */
  readonly cone?: number;
  /** Covers of the cylinders. */
  readonly banks?: string;
  readonly strut?: string;
  readonly boom?: string;
  readonly wheel?: string;
  /** On all wings, and on the tail if that has no colour of its own. */
  readonly pattern?: Pattern | null;
  readonly upperPattern?: Pattern | null;
  readonly bodyPattern?: Pattern | null;
  readonly tailPattern?: Pattern;
  readonly bands?: readonly Band[];
  readonly bodyBands?: readonly Band[];
  readonly tailBands?: readonly Band[];
  /** Letters or figures on the upper wing. */
  readonly number?: string;
  readonly numberColour?: string;
  readonly numberAt?: number;
}

/** The paint of the factory. */
export type Finish = Paint;
/** What a card says besides the finish of its type. */
export type Livery = Partial<Paint>;
export type Liveries = { readonly [card: string]: Livery };
