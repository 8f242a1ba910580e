import { startsUpTo } from '../choices.ts';
import { highestLevel } from '../rules/starts.ts';
import { type Dogfight, type ElementNo, NOBODY, UNCHOSEN, type Votes } from '../state.ts';
import type { MissionCourse } from './mission.ts';
import { refuseStarts } from './refusals.ts';

/** LR-17 — the first Element of a player that chooses its Altitude last and has not. */
function openLast({ elements, fixed }: Dogfight, seat: number): ElementNo {
  for (let element = 0; element < elements.length; element++)
    if (fixed.owner[element] === seat && elements[element].altitude === UNCHOSEN) return element;
  return NOBODY;
}

/** LR-17 — Coastwatchers have told where the enemy is: now those choose who have waited for it. */
export const chooseLast: Votes<MissionCourse> = {
  ask: 'start',
  because: 'Z-24.51a',
  several: true,
  who: (s) => s.fixed.seats.flatMap((_, seat) => (openLast(s, seat) === NOBODY ? [] : [seat])),
  options(s, _, seat) {
    const element = openLast(s, seat);
    return startsUpTo(element, highestLevel(s, element));
  },
  refusals: (s, _, seat) => refuseStarts(s, openLast(s, seat)),
  revealed(t, _, choices) {
    const { elements } = t.state;
    for (const { choice } of choices)
      if (choice.do === 'start') {
        elements[choice.element].sealed = choice.altitude;
        elements[choice.element].altitude = choice.altitude;
      }
    if (elements.some(({ altitude }) => altitude === UNCHOSEN)) t.again();
  },
};
