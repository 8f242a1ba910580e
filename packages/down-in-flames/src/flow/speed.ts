import { EVERYONE, NO_CARD, type Refusal } from '@tallyho/kernel';
import { type Choice, GIVE_UP, PASS, speedAt } from '../choices.ts';
import { barSpeed, hasSpeedManeuver, speedAdvantage } from '../rules/speed.ts';
import { isFoe } from '../rules/targets.ts';
import { type Asks, NO_PLANE, ownerOf } from '../state.ts';
import { giveUp } from './change.ts';
import { offerRedline, playRedline } from './damage.ts';
import { startExchange, TO_MANEUVER } from './exchange.ts';
import { refuse } from './refusals.ts';
import type { Turn } from './turn.ts';

/**
 * DIF-SPD-01, DIF-GAP-74 — the Speed Maneuver phase: free Maneuvers, one by one, against one enemy. The phase is passed over
 * when everybody can see that there are none.
 */
export const speed: Asks<Turn> = {
  ask: 'speed',
  because: 'DIF-SEQ-04',
  several: false,
  who(s, { plane, compared, left }) {
    if (s.planes[plane].gone) return -1;
    if (compared !== NO_PLANE)
      return left > 0 && isFoe(s, plane, compared) && barSpeed(s, plane, compared, compared) === null
        ? ownerOf(s, plane)
        : -1;
    return hasSpeedManeuver(s, plane) ? ownerOf(s, plane) : -1;
  },
  options(s, { plane, compared }) {
    const options: Choice[] = [PASS];
    for (let enemy = 0; enemy < s.planes.length; enemy++) {
      if (isFoe(s, plane, enemy) && barSpeed(s, plane, enemy, compared) === null) options.push(speedAt(enemy));
    }
    if (s.planes[plane].prey !== NO_PLANE) options.push(GIVE_UP);
    offerRedline(s, plane, options);
    return options;
  },
  refusals(s, { plane, compared }) {
    const refusals: Refusal<Choice>[] = [];
    for (let enemy = 0; enemy < s.planes.length; enemy++) {
      if (isFoe(s, plane, enemy)) refuse(refusals, speedAt(enemy), barSpeed(s, plane, enemy, compared));
    }
    refuse(refusals, GIVE_UP, s.planes[plane].prey === NO_PLANE ? 'no-position-to-give-up' : null);
    return refusals;
  },
  chosen(t, at, choice) {
    const { plane } = at;
    if (choice.do === 'pass') return;
    t.goto(speed);
    if (choice.do === 'give-up') {
      giveUp(t, plane, 'DIF-SEQ-07');
    } else if (choice.do === 'redline') {
      playRedline(t, plane, choice.card, false);
    } else if (choice.do === 'speed') {
      if (at.compared === NO_PLANE) {
        at.compared = choice.at;
        at.left = speedAdvantage(t.state, plane, choice.at);
      }
      at.left--;
      t.say?.(EVERYONE, { event: 'speed-maneuver', plane, at: choice.at, because: 'DIF-SPD-04' });
      startExchange(t, TO_MANEUVER, plane, choice.at, NO_CARD, 1);
    }
  },
};
