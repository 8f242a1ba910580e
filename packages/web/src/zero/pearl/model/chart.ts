import type { PearlTarget } from '@tallyho/zero/content';

/** A part of the drawing, in the units of the sheet. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The harbour as the inset of the sheet has it, cut where there is nothing to see; and Oahu, which is wider than high. */
export const harbourPane: Pane = { x: 14, y: 28, width: 86, height: 72 };
export const islandPane: Pane = { x: 0, y: 0, width: 100, height: 76 };

export interface Place {
  readonly pane: 'harbour' | 'island';
  readonly x: number;
  readonly y: number;
}

/** Ford Island lies in the middle of the harbour, and is seen there. */
const FORD = { x: 43, y: 48 };

/** Where a target is drawn. */
export function placeOf({ id, class: what, at }: PearlTarget): Place {
  if (id === 'A3') return { pane: 'harbour', ...FORD };
  return what === 'airfield'
    ? { pane: 'island', x: at.x, y: (at.y * islandPane.height) / 100 }
    : { pane: 'harbour', x: at.x, y: at.y };
}

/** In hundredths of its pane, for what lies over the drawing. */
export function shareOf({ pane, x, y }: Place): { readonly left: string; readonly top: string } {
  const box = pane === 'harbour' ? harbourPane : islandPane;
  return { left: `${(100 * (x - box.x)) / box.width}%`, top: `${(100 * (y - box.y)) / box.height}%` };
}

/** How a ship lies: whither its bow points, in degrees from east, clockwise. */
export const headings: { readonly [id: string]: number } = {
  B1: 138,
  B2: 138,
  B3: 138,
  B4: 138,
  B5: 138,
  B6: 138,
  B7: 138,
  B8: 62,
  S1: 144,
  S2: -38,
  S3: 118,
  S4: 62,
  S5: -38,
};

/** On which side of a mark its name stands. */
export const labelSides: { readonly [id: string]: 'left' | 'right' | 'above' | 'below' } = {
  B1: 'left',
  B2: 'below',
  B3: 'left',
  B4: 'right',
  B5: 'left',
  B6: 'right',
  B7: 'right',
  B8: 'left',
  S1: 'left',
  S2: 'right',
  S3: 'above',
  S4: 'right',
  S5: 'left',
  A1: 'right',
  A2: 'right',
  A3: 'above',
  A4: 'left',
  A5: 'left',
  A6: 'left',
  I1: 'below',
  I2: 'right',
  I3: 'left',
};
