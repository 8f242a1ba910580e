import { EVERYONE, firstOf, NO_CARD, type Refusal, withoutFirst } from '@tallyho/kernel';
import { type Choice, GIVE_UP, PASS, speedAt } from '../choices.ts';
import { hasSpeedOnBombers } from '../rules/bombers.ts';
import { barGivingUp } from '../rules/positions.ts';
import { barSpeed, hasSpeedManeuver, speedAdvantage } from '../rules/speed.ts';
import { enemiesInSight, flies, foesOf } from '../rules/targets.ts';
import { type Asks, type Dogfight, NO_PLANE, ownerOf, type Plane } from '../state.ts';
import { TO_MANEUVER } from './answers.ts';
import { offerSlowerBombers, refusedBombers, takeBomberChoice } from './bombers.ts';
import { giveUp } from './change.ts';
import { offerRedline, playRedline } from './damage.ts';
import { startExchange } from './exchange.ts';
import { refuse, refuseAllCards } from './refusals.ts';
import type { Turn } from './turn.ts';

/** DIF-SPD-09 — the enemy whose Speed has been compared; DIF-BMB-21: choosing a bomber is comparing with it. */
const comparedIn = (s: Dogfight, { compared }: Turn): Plane =>
  compared === NO_PLANE && s.mission !== null ? s.mission.chosen : compared;

/** The free Maneuvers that are left against it. */
const leftIn = (s: Dogfight, { plane, compared, left }: Turn): number =>
  compared === NO_PLANE && s.mission !== null ? speedAdvantage(s, plane, s.mission.chosen) : left;

/**
 * DIF-SPD-01, DIF-GAP-74 — the Speed Maneuver phase: free Maneuvers, one by one, against one enemy. The phase is passed
 * over when everybody can see that there are none.
 */
export const speed: Asks<Turn> = {
  ask: 'speed',
  because: 'DIF-SEQ-04',
  several: false,
  who(s, at) {
    const { plane } = at;
    if (s.planes[plane].gone) return -1;
    const compared = comparedIn(s, at);
    if (compared !== NO_PLANE)
      return leftIn(s, at) > 0 && flies(s, compared) && barSpeed(s, plane, compared, compared) === null
        ? ownerOf(s, plane)
        : -1;
    const inSight = enemiesInSight(s, plane);
    if (hasSpeedManeuver(s, plane, inSight)) return ownerOf(s, plane);
    return s.mission !== null && hasSpeedOnBombers(s, plane, inSight) ? ownerOf(s, plane) : -1;
  },
  options(s, at, _, options) {
    const { plane } = at;
    const compared = comparedIn(s, at);
    options.push(PASS);
    const inSight = enemiesInSight(s, plane);
    for (let left = inSight; left !== 0; left = withoutFirst(left))
      if (barSpeed(s, plane, firstOf(left), compared) === null) options.push(speedAt(firstOf(left)));
    if (s.mission !== null) offerSlowerBombers(s, plane, inSight, compared, options);
    if (barGivingUp(s, plane) === null) options.push(GIVE_UP);
    offerRedline(s, plane, options);
    return options;
  },
  refusals(s, at) {
    const { plane } = at;
    const compared = comparedIn(s, at);
    const refusals: Refusal<Choice>[] = [];
    for (const enemy of foesOf(s, plane)) refuse(refusals, speedAt(enemy), barSpeed(s, plane, enemy, compared));
    refusedBombers(s, plane, true, compared, refusals);
    refuse(refusals, GIVE_UP, barGivingUp(s, plane));
    refusals.push(...refuseAllCards(s, plane, 'later-in-the-turn'));
    return refusals;
  },
  chosen(t, at, choice) {
    const { plane } = at;
    if (choice.do === 'pass') return;
    t.again();
    if (choice.do === 'give-up') {
      giveUp(t, plane, 'DIF-SEQ-07');
    } else if (choice.do === 'redline') {
      playRedline(t, plane, choice.card, false);
    } else if (choice.do === 'speed') {
      compare(t.state, at, choice.at);
      at.left--;
      t.say?.(EVERYONE, { event: 'speed-maneuver', plane, at: choice.at, because: 'DIF-SPD-04' });
      startExchange(t, TO_MANEUVER, plane, choice.at, NO_CARD, 1);
    } else if (choice.do === 'choose-by-speed') {
      compare(t.state, at, choice.at);
      at.left--;
      takeBomberChoice(t, plane, choice);
    } else {
      takeBomberChoice(t, plane, choice);
    }
  },
};

/** DIF-SPD-03 — from now on it is this enemy, and the points above its Speed are counted. */
function compare(s: Dogfight, at: Turn, enemy: Plane): void {
  if (at.compared !== NO_PLANE) return;
  at.compared = enemy;
  at.left = speedAdvantage(s, at.plane, enemy);
}
