import type { Refusal } from '@tallyho/kernel';
import { type Choice, CLIMB, DIVE, GIVE_UP, STAY } from '../choices.ts';
import { barChange } from '../rules/altitude.ts';
import { barGivingUp } from '../rules/positions.ts';
import type { Reason } from '../rules/reasons.ts';
import { wayToLeader } from '../rules/wingmen.ts';
import { type Asks, DOWN, type Dogfight, ownerOf, UP } from '../state.ts';
import { giveUp, startChange } from './change.ts';
import { offerRedline, playRedline } from './damage.ts';
import { refuse, refuseAllCards } from './refusals.ts';
import type { Turn } from './turn.ts';

/** DIF-OPT-02 — which way a Wingman has to go: 1 up, −1 down, 0 as it likes. */
const wayToGo = (s: Dogfight, { plane, apart }: Turn): number => (apart ? wayToLeader(s, plane) : 0);

/** DIF-ALT-07, DIF-OPT-02 — what stands against one level up or down. */
function barGoing(s: Dogfight, at: Turn, by: number): Reason | null {
  if (wayToGo(s, at) === -by) return 'wingman-closes-up';
  return barChange(s, at.plane, by, s.planes[at.plane].hand.size);
}

/** DIF-OPT-02, DIF-GAP-68 — a Wingman may stay away from its Leader only if it cannot pay. */
function barStaying(s: Dogfight, at: Turn): Reason | null {
  const way = wayToGo(s, at);
  return way !== 0 && barGoing(s, at, way) === null ? 'wingman-closes-up' : null;
}

/** DIF-SEQ-03, DIF-ALT-07 — stay, climb or dive. DIF-GAP-35: from here on a position can be given up. */
export const altitude: Asks<Turn> = {
  ask: 'altitude',
  because: 'DIF-SEQ-03',
  several: false,
  who: (s, { plane }) => (s.planes[plane].gone ? -1 : ownerOf(s, plane)),
  options(s, at, _, options) {
    if (barStaying(s, at) === null) options.push(STAY);
    if (barGoing(s, at, UP) === null) options.push(CLIMB);
    if (barGoing(s, at, DOWN) === null) options.push(DIVE);
    if (barGivingUp(s, at.plane) === null) options.push(GIVE_UP);
    offerRedline(s, at.plane, options);
    return options;
  },
  refusals(s, at) {
    const refusals: Refusal<Choice>[] = [];
    refuse(refusals, STAY, barStaying(s, at));
    refuse(refusals, CLIMB, barGoing(s, at, UP));
    refuse(refusals, DIVE, barGoing(s, at, DOWN));
    refuse(refusals, GIVE_UP, barGivingUp(s, at.plane));
    refusals.push(...refuseAllCards(s, at.plane, 'later-in-the-turn'));
    return refusals;
  },
  chosen(t, { plane }, choice) {
    switch (choice.do) {
      case 'climb':
        startChange(t, plane, UP);
        break;
      case 'dive':
        startChange(t, plane, DOWN);
        break;
      case 'give-up':
        t.again();
        giveUp(t, plane, 'DIF-SEQ-07');
        break;
      case 'redline':
        t.again();
        playRedline(t, plane, choice.card, false);
        break;
    }
  },
};
