/** WOW-GAP-11 — the rear edge of the base half a ruler from the own edge of the table. */
const FROM_EDGE = 133.75;
const thousandth = (mm: number): number => Math.round(mm * 1000) / 1000;

/**
 * WOW-SETUP-02, WOW-GAP-11 — where an aircraft starts unless the players agree otherwise: on its side's edge, facing
 * across the table; sides take the bottom, the top, the left and the right edge in turn. In millimetres and degrees.
 */
export function startPose(
  width: number,
  length: number,
  side: number,
  nth: number,
  of: number,
): { x: number; y: number; heading: number } {
  const across = side % 4 >= 2 ? length : width;
  const ahead = side % 4 >= 2 ? width : length;
  const place = thousandth((across * (nth + 1)) / (of + 1));
  const near = Math.min(FROM_EDGE, thousandth(ahead / 2));
  const far = thousandth(ahead - near);
  switch (side % 4) {
    case 0:
      return { x: place, y: near, heading: 0 };
    case 1:
      return { x: place, y: far, heading: 180 };
    case 2:
      return { x: near, y: place, heading: 90 };
    default:
      return { x: far, y: place, heading: 270 };
  }
}
