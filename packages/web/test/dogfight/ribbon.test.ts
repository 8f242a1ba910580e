import { describe, expect, test } from 'vitest';
import * as courses from '../../src/dogfight/cards/pictures/courses.ts';
import { inPieces, type Piece, type Quad } from '../../src/dogfight/cards/pictures/ribbon.ts';

const drawn: readonly (readonly [name: string, pieces: readonly Piece[]])[] = Object.entries(courses).flatMap(
  ([name, course]): [string, readonly Piece[]][] =>
    'ours' in course
      ? [
          [`${name}, ours`, course.ours],
          [`${name}, theirs`, course.theirs],
        ]
      : [[name, course]],
);

const quadsIn = ({ sides }: Piece): string[] => sides.split('Z').filter((quad) => quad !== '');

describe('a ribbon', () => {
  test.each(drawn)('of %s is drawn whole and in few pieces', (_, pieces) => {
    expect(pieces.flatMap(quadsIn)).toHaveLength(64);
    expect(pieces.length).toBeLessThanOrEqual(25);
  });

  const far: Quad = { nth: 0, box: [0, 0, 4, 4], fill: 'brass', opacity: 1, side: 'far', edge: '' };
  const over: Quad = { ...far, nth: 10, box: [2, 2, 6, 6], fill: 'cream', side: 'over' };

  test('keeps in front what hides something of it', () => {
    const near: Quad = { ...far, nth: 20, box: [5, 5, 9, 9], side: 'near' };
    expect(inPieces([far, over, near]).map(({ sides }) => sides)).toEqual(['far', 'over', 'near']);
  });

  test('draws together what nothing lies between', () => {
    const beside: Quad = { ...far, nth: 20, box: [6, 2, 9, 6], side: 'beside' };
    const neighbour: Quad = { ...far, nth: 11, box: [5, 5, 9, 9], side: 'neighbour' };
    expect(inPieces([far, over, beside]).map(({ sides }) => sides)).toEqual(['farbeside', 'over']);
    expect(inPieces([far, over, neighbour]).map(({ sides }) => sides)).toEqual(['farneighbour', 'over']);
  });
});
