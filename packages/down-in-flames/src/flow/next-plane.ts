import { act } from '../choices.ts';
import { barActing, captain, severalToAct } from '../rules/order.ts';
import { type Asks, aircraftOf, type Dogfight, type DogfightTable } from '../state.ts';
import type { Fight } from './game.ts';
import { refuse, refuseHands } from './refusals.ts';
import { startingTurn, turn } from './turn.ts';

/** Whether there is a choice. */
export const choosesPlane = (s: Dogfight): boolean =>
  (s.mission !== null || s.fixed.options.mode === 'teams') && severalToAct(s, s.acting);

/** DIF-OPT-07, DIF-OPT-09 — a side with several aircraft left to act chooses one of them. */
export const choosePlane: Asks<Fight> = {
  ask: 'next',
  because: 'DIF-OPT-07',
  several: false,
  who: (s) => (choosesPlane(s) ? captain(s, s.acting) : -1),
  options(s, _at, _seat, options) {
    for (const plane of aircraftOf(s, s.acting)) if (barActing(s, plane) === null) options.push(act(plane));
    return options;
  },
  refusals(s, _at, seat) {
    const refusals = refuseHands(s, seat, 'later-in-the-turn');
    for (const plane of aircraftOf(s, s.acting)) refuse(refusals, act(plane), barActing(s, plane));
    return refusals;
  },
  chosen(t, _, choice) {
    if (choice.do === 'act') t.state.active = choice.plane;
  },
};

/** The active aircraft has its turn. */
export const takeTurn = (t: DogfightTable): void => t.call(turn, startingTurn(t.state.active));

/** The same, and then it is seen who is next. */
export const takeTurnBefore =
  (next: (t: DogfightTable) => void) =>
  (t: DogfightTable): void => {
    t.goto(next);
    takeTurn(t);
  };
