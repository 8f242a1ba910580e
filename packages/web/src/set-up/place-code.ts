const AIRCRAFT = /\bseats\[(\d+)\]\.aircraft\[(\d+)\]/;
const FIRST_SEAT = 'A'.codePointAt(0) ?? 0;

/** The aircraft that a place in the options is about, by its code at the table (`A1`); nothing where it is about none. */
export function placeCode(place: string): string {
  const [, seat, aircraft] = AIRCRAFT.exec(place) ?? [];
  return seat === undefined ? '' : String.fromCodePoint(FIRST_SEAT + Number(seat)) + (Number(aircraft) + 1);
}
