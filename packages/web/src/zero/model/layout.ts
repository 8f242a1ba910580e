import { type DogfightView, NOBODY, type PlaneNo, TAILING } from '@tallyho/zero';
import { ahead, type Stand, standsOf } from '../../dogfight/layout.ts';

/**
 * Every aircraft in its place: Leaders as the rules lay their cards (Z-6.23a … Z-6.26a), each Wingman in the slot
 * behind his.
 */
export function planesOnFelt(view: DogfightView, near: number): Stand[] {
  const { elements, fixed } = view;
  const flyers = elements.flatMap(({ lead, altitude, foe, position }, element) =>
    lead === NOBODY
      ? []
      : [
          {
            id: element,
            side: fixed.side[element],
            altitude,
            prey: position > 0 ? foe : -1,
            isTailing: position === TAILING,
          },
        ],
  );
  const isDuel = elements.length === 2;
  return standsOf(flyers, near, isDuel).flatMap((stand) => {
    const { lead, wing } = elements[stand.id];
    const leader = { ...stand, id: lead };
    return wing === NOBODY ? [leader] : [leader, inSlot(stand, wing, isDuel)];
  });
}

/** Beside the Leader and a little behind, on the side of his own edge; on the other side where the felt ends. */
function inSlot({ x, y, heading }: Stand, id: PlaneNo, isDuel: boolean): Stand {
  const [dx, dy] = ahead[heading];
  const [far, close] = isDuel ? [22, 6] : [11, 4];
  const edge = y < 50 ? -1 : 1;
  // In a duel there is room behind; in a brawl the pursuer is there.
  if (dx !== 0 && isDuel) return { id, x: x - dx * far, y: y + edge * close, heading };
  if (dx !== 0) return { id, x: x - dx * close, y: y + edge * 16, heading };
  const right = x - dy * far;
  return { id, x: right > 6 && right < 94 ? right : x + dy * far, y: y - dy * close, heading };
}
