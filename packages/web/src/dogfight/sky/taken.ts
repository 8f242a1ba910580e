import type { Box } from '../../play/table/frame.ts';
import type { Arranged } from './arrange.ts';

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** What aircraft, their plates and the target cover; the air around them may be used. */
export const takenIn = ({ placed, target }: Arranged): Box[] => [
  ...[...placed.values()].flatMap(({ body, plate }) => [body, plate]),
  ...(target === null ? [] : [target]),
];
