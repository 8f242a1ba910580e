import { EVERYONE, type Seat } from '@tallyho/kernel';
import { AGREE, type Choice, FLOOR, KEEP, REFUSE } from '../choices.ts';
import { barFloor } from '../rules/order.ts';
import { isInPlay, type Votes, type WingsFlow, type WingsOfWar, type WingsTable } from '../state.ts';

export interface Proposal {
  /** The floor that has been proposed, and by whom; −1: nobody. */
  floor: number;
  seat: Seat;
}

/** WOW-GAP-110 — the floors that can be thought of: as far away as an aircraft may be from this one. */
function otherFloors(s: WingsOfWar): number[] {
  const floors: number[] = [];
  for (let floor = Math.max(0, s.floor - 3); floor <= s.floor + 3; floor++) if (floor !== s.floor) floors.push(floor);
  return floors;
}

/** Whether anybody of a seat still flies: those who are out have no say. */
const plays = (s: WingsOfWar, seat: Seat): boolean => s.fixed.bySeat[seat].some((plane) => isInPlay(s.planes[plane]));

/** WOW-HIGH-09 — anybody may propose; of several proposals the one of the first seat is put to the others. */
const propose: Votes<Proposal> = {
  ask: 'floor',
  because: 'WOW-HIGH-09',
  several: true,
  who: (s) => s.fixed.seats.map((_, seat) => seat).filter((seat) => plays(s, seat)),
  options: (s) => [
    KEEP,
    ...otherFloors(s)
      .filter((floor) => barFloor(s, floor) === null)
      .map((floor) => FLOOR[floor]),
  ],
  refusals: (s) =>
    otherFloors(s).flatMap((floor) => {
      const bar = barFloor(s, floor);
      return bar === null ? [] : [{ choice: FLOOR[floor], ...bar }];
    }),
  revealed(t, at, choices) {
    for (const { seat, choice } of choices) {
      if (choice.do !== 'floor' || at.seat >= 0) continue;
      at.floor = choice.floor;
      at.seat = seat;
      t.say?.(EVERYONE, { event: 'floor-proposed', seat, floor: choice.floor, because: 'WOW-HIGH-09' });
    }
    if (at.seat < 0) t.end();
  },
};

const VOTES: readonly Choice[] = [AGREE, REFUSE];

/** WOW-HIGH-10 — and all the others must agree. */
const consent: Votes<Proposal> = {
  ask: 'consent',
  because: 'WOW-HIGH-10',
  several: true,
  who: (s, at) => s.fixed.seats.map((_, seat) => seat).filter((seat) => seat !== at.seat && plays(s, seat)),
  options: () => VOTES.slice(),
  revealed(t, at, choices) {
    if (choices.some(({ choice }) => choice.do === 'refuse')) t.end();
    else changeFloor(t, at);
  },
};

/** WOW-HIGH-02, WOW-CLOUD-13 — the ceiling goes with the floor, the cloud does not. */
function changeFloor(t: WingsTable, at: Proposal): void {
  t.state.floor = at.floor;
  t.say?.(EVERYONE, { event: 'floor', floor: at.floor, ceiling: at.floor + 3, because: 'WOW-HIGH-09' });
}

export const floorFlow: WingsFlow<Proposal> = { name: 'floor', steps: [propose, consent] };
