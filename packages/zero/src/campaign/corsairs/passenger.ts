import { below, type Chance, type Seat } from '@tallyho/kernel';
import { sides } from '../../content/types.ts';
import { sortieOf } from '../../mission/state.ts';
import { DESTROYED } from '../../state.ts';
import type { LandView } from '../game.ts';
import type { LandState } from '../state.ts';
import { seatsOfPassenger } from './decisions.ts';

/** Somebody else's secret. */
export const UNKNOWN = -1;

const OWNER: Seat = sides.indexOf('japanese');

/** CHS-R10 — where the Passenger is, as a seat knows it: his own side always does, the enemy when his aircraft has been Destroyed. */
export function passengerFor({ passenger, inner }: LandState, seat: Seat): { passenger?: number } {
  if (passenger === undefined) return {};
  const isLost = inner !== null && sortieOf(inner).bombers[passenger].fate === DESTROYED;
  return { passenger: seat === OWNER || isLost ? passenger : UNKNOWN };
}

/** For whoever does not know: he may be in any aircraft that has not been Destroyed. */
export function guessPassenger(view: LandView, chance: Chance): { passenger?: number } {
  const { passenger, inner } = view;
  if (passenger === undefined || passenger !== UNKNOWN) return passenger === undefined ? {} : { passenger };
  const all = Array.from({ length: seatsOfPassenger(view) }, (_, i) => i);
  const open = all.filter((i) => inner?.sortie?.bombers[i]?.fate !== DESTROYED);
  return { passenger: open[below(chance, open.length)] };
}
