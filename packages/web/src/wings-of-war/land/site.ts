/** The countries that were fought over, each with tones of its own. */
export const countries = ['fields', 'coast', 'hills', 'snow'] as const;
export type Country = (typeof countries)[number];

/** A line of trenches across the table: where it lies, how it slants, and half the width of what lies between. */
export interface Front {
  /** A share of the table's length, from above. */
  readonly at: number;
  /** Millimetres down for each to the right. */
  readonly slope: number;
  readonly belt: number;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All that decides what the land below a fight looks like. Lengths are millimetres of the table, from its upper left corner. */
export interface Site {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly country: Country;
  readonly front: Front | null;
  /** Where the river flows, as a share of the table's width; null: there is none. */
  readonly river: number | null;
  /** From how far up it is seen: 1 as from the lowest levels, less from higher up. */
  readonly scale: number;
  /** Where aircraft land. */
  readonly aerodromes: readonly Rectangle[];
}

/** The land goes on for so far beyond the edges of the table, in millimetres. */
export const BLEED = 150;
