import type { Trade } from '../studio.ts';
import type { Order, Picture } from './paint/picture.ts';

/** What the page asks of the painter. */
export interface Commission extends Order {
  /** The id of the type, as the roster has it. */
  readonly type: string;
}

/** Two commissions with the same name are the same picture. */
export const nameOf = ({ type, attitude, facing, scale, width, height, holes, time }: Commission): string =>
  [type, attitude, facing, scale.toFixed(2), width, height, holes, time].join(' ');

export const trade: Trade<Commission, Picture> = { nameOf, bytesOf: ({ pixels }) => pixels.byteLength };
