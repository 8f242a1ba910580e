import type { Seat } from '@tallyho/kernel';

/*
 * Who is asked, as lists: the same set of seats is always the same list, so that asking costs no memory.
 */
const lists: (readonly Seat[] | undefined)[] = [];

/** The seats of a set of bits, in order. */
export function seatsIn(bits: number): readonly Seat[] {
  let seats = lists[bits];
  if (seats === undefined) {
    seats = Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => ((bits >> seat) & 1) === 1);
    lists[bits] = seats;
  }
  return seats;
}
