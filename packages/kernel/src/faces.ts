/*
 * Sets of faces. Cards of one face are alike, and a game has few faces: as bits of one number, what a hand holds and
 * what would do for something are seen at a glance, without a search.
 */

/** A set of faces, one bit for each. (`~faces` is all others and more: good for an *and* with a hand, not for a list.) */
export type Faces = number;
/** So many faces have a bit. */
export const MOST_FACES = 31;

export const holds = (faces: Faces, face: number): boolean => (faces & (1 << face)) !== 0;

/** The first face of a set that is not empty, and the others. */
export const firstOf = (faces: Faces): number => 31 - Math.clz32(faces & -faces);
export const withoutFirst = (faces: Faces): Faces => faces & (faces - 1);

/** The last face of a set that is not empty. */
export const lastOf = (faces: Faces): number => 31 - Math.clz32(faces);

/** Each face of a set, in order. */
export function listOf(faces: Faces): number[] {
  const list: number[] = [];
  for (let left = faces; left !== 0; left = withoutFirst(left)) list.push(firstOf(left));
  return list;
}

/** Those faces of a game for which something holds. */
export const facesWhere = <T>(all: readonly T[], is: (one: T, face: number) => boolean): Faces =>
  all.reduce((faces: Faces, one, face) => (is(one, face) ? faces | (1 << face) : faces), 0);

/** By what there is to spend, from 0 to the highest price: the faces that cost no more. (A null is not for sale.) */
export function facesByPrice(prices: readonly (number | null)[]): Faces[] {
  const highest = Math.max(0, ...prices.filter((price) => price !== null));
  return Array.from({ length: highest + 1 }, (_, most) =>
    facesWhere(prices, (price) => price !== null && price <= most),
  );
}

/** What so much is enough for, from such a list. */
export const affordable = (byPrice: readonly Faces[], most: number): Faces =>
  most < 0 ? 0 : byPrice[Math.min(most, byPrice.length - 1)];
