import { below, type Chance, type Seat } from '@tallyho/kernel';
import type { Flight } from './choices.ts';
import { sortieFlow } from './flow/sortie.ts';
import type { GuadalcanalView } from './game.ts';
import { type Assigning, isAskedOf, openPlans } from './rules/flights.ts';
import { typesOf } from './rules/week.ts';

/** Where the assignment stands; null: nobody is assigning. */
function assigningIn({ frames, inner }: GuadalcanalView): Assigning | null {
  const top = frames[frames.length - 1];
  if (inner !== null || top?.flow !== sortieFlow.name) return null;
  return top.at as Assigning;
}

/** What a seat does not see: for every type about which somebody else has been asked, anything that he may have assigned. */
export function guessFlights(view: GuadalcanalView, chance: Chance): Flight[][] {
  const at = assigningIn(view);
  const flights = view.flights.map((own) => own.map((flight) => ({ ...flight })));
  if (at === null) return flights;
  const guessed = { ...view, flights };
  const asked = (seat: Seat): number => (seat < at.seat ? Number.POSITIVE_INFINITY : seat > at.seat ? 0 : at.type);
  for (const seat of flights.keys()) {
    if (seat === view.seat) continue;
    for (const [no, type] of typesOf(view.fixed.sheet, seat).entries()) {
      if (no >= asked(seat) || !isAskedOf(guessed, seat, type)) continue;
      const plans = openPlans(guessed, seat, type);
      flights[seat].push(...plans[below(chance, plans.length)].map((flight) => ({ ...flight })));
    }
  }
  return flights;
}
