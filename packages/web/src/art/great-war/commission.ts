import type { Trade } from '../studio.ts';
import type { NationalMark } from './livery.ts';

/** How a machine is drawn: whole, without halo and propeller, or its shadow alone. */
export const manners = ['whole', 'plain', 'shadow'] as const;
export type Manner = (typeof manners)[number];

/** What the page asks of the painter. */
export interface Commission {
  readonly type: string;
  readonly card: string;
  readonly mark: NationalMark | null;
  readonly manner: Manner;
  /** Degrees on the screen, for the light; the picture itself is nose up. */
  readonly heading: number;
  /** Pixels of the picture per metre, and how many of them the eye takes for one. */
  readonly scale: number;
  readonly ratio: number;
  readonly holes: number;
}

/** A picture as an address that an image can show. */
export interface Picture {
  readonly url: string;
}

export const trade: Trade<Commission, Picture> = {
  nameOf: ({ type, card, mark, manner, heading, scale, ratio, holes }) =>
    [type, card, mark, manner, heading, scale, ratio, holes].join(' '),
  bytesOf: ({ url }) => url.length,
};

const HEADINGS = 24;
const STEP = 360 / HEADINGS;

/** Pictures are painted at 24 headings. */
export const headingNear = (degrees: number): number => (((Math.round(degrees / STEP) * STEP) % 360) + 360) % 360;

/** Each size is so much larger than the one before: a picture is shown at its own size or a little smaller. */
const GROWTH = 2 ** (1 / 3);

/** The size in which a picture is painted that is to be seen at so many pixels per metre. */
export const scaleFor = (wanted: number): number =>
  Math.round(GROWTH ** Math.ceil(Math.log(Math.max(1, wanted)) / Math.log(GROWTH) - 0.01) * 100) / 100;
