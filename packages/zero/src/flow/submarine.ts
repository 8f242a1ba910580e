import { EVERYONE } from '@tallyho/kernel';
import { divesTo, settingsOf } from '../choices.ts';
import { DEEP, SURFACE, UNSET } from '../mission/arms.ts';
import { INGRESS, sortieOf } from '../mission/state.ts';
import { ordersOf } from '../rules/formations.ts';
import { phaseOfTurn } from '../rules/missions.ts';
import { alertOf, armsOf, barDepth, submariner, toSet } from '../rules/submarines.ts';
import { type Asks, type Dogfight, type DogfightTable, NOBODY, type Votes } from '../state.ts';
import { drawOpen } from './area-flak.ts';
import type { Course } from './game.ts';
import { clearTable } from './hands.ts';
import { refuseHands } from './refusals.ts';
import { refuseDepths } from './refusals-mission.ts';

/**
 * CH-27.42a, CH-27.42b — before the Mission starts every attacker sets the depth charges of his aircraft, one aircraft after the other.
 * That they are set is known, how is not.
 */
export const setDepths: Votes<Course> = {
  ask: 'depth',
  because: 'CH-27.42a',
  several: true,
  who(s) {
    const seats: number[] = [];
    for (let seat = 0; seat < s.fixed.seats.length; seat++) if (toSet(s, seat) !== NOBODY) seats.push(seat);
    return seats;
  },
  options: (s, _, seat) => settingsOf(toSet(s, seat)),
  refusals: (s, _, seat) => refuseHands(s, seat, 'between-sequences'),
  revealed(t, _, choices) {
    const arms = armsOf(t.state);
    if (arms === undefined) return;
    for (const { choice } of choices) if (choice.do === 'depth') arms.depths[choice.plane] = choice.depth;
    for (let seat = 0; seat < t.state.fixed.seats.length; seat++) if (toSet(t.state, seat) !== NOBODY) t.again();
  },
};

/** Whether the Target-Bound Phase is over, and nobody knows yet where the submarine is. */
const isAlertDue = (s: Dogfight): boolean => armsOf(s)?.depth === UNSET && phaseOfTurn(s, s.turn + 1) === INGRESS;

/** CH-27.43a — at the end of the Target-Bound Phase a card tells how alert the submarine is. */
export const alert = (t: DogfightTable): void => {
  const s = t.state;
  const arms = sortieOf(s).arms;
  if (arms === undefined || !isAlertDue(s)) return;
  const [card] = drawOpen(t, 1);
  arms.alert = card === undefined ? SURFACE : alertOf(ordersOf(s).border[s.fixed.face[card]]);
  clearTable(s);
  if (card !== undefined) t.say?.(EVERYONE, { event: 'alert', card, deepest: arms.alert, because: 'CH-27.43a' });
  if (arms.alert === SURFACE) lie(t, SURFACE);
};

/** CH-27.43e — and the defender says at once where it is. */
export const chooseDepth: Asks<Course> = {
  ask: 'submarine',
  because: 'CH-27.43e',
  several: false,
  who: (s) => (isAlertDue(s) ? submariner(s) : NOBODY),
  options(s, _, __, options) {
    for (let depth = SURFACE; depth <= DEEP; depth++) if (barDepth(s, depth) === null) options.push(divesTo(depth));
    return options;
  },
  refusals: (s, _, seat) => [...refuseDepths(s), ...refuseHands(s, seat, 'between-sequences')],
  chosen(t, _, choice) {
    if (choice.do === 'submarine') lie(t, choice.depth);
  },
};

function lie(t: DogfightTable, depth: number): void {
  const arms = armsOf(t.state);
  if (arms === undefined) return;
  arms.depth = depth;
  t.say?.(EVERYONE, { event: 'submarine', depth, because: 'CH-27.43e' });
}
