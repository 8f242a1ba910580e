import { EVERYONE, lineOf } from '@tallyho/kernel';
import { sides } from '../../content/types.ts';
import { sortieOf } from '../../mission/state.ts';
import { missionPoints, missionScore, targetLevel } from '../../rules/awards.ts';
import { ordersOf } from '../../rules/formations.ts';
import type { Dogfight } from '../../state.ts';
import { rollCall } from '../rules/roll-call.ts';
import { differenceOf, performanceOf, performanceRule, periodNow, winnersOf } from '../rules/sheet.ts';
import type { LandTable, Report } from '../state.ts';

/* What the Land campaigns of both games do alike. */

/** Z-24.1a, Z-24.42a — the next Mission, or the end. */
export const nextMission = (t: LandTable): void => {
  if (periodNow(t.state) === null) conclude(t);
};

/** Z-24.7a, CH-2.0c — the performance of both air groups. */
function conclude(t: LandTable): void {
  const s = t.state;
  const performance = performanceOf(s);
  const because = performanceRule(s.fixed);
  t.say?.(EVERYONE, { event: 'campaign-verdict', difference: differenceOf(s.log), performance, because });
  t.finish({ winners: winnersOf(performance), because });
}

/** Z-24.44a — the next card whose row of the Missions table there is; it lies among the discards. */
export function drawRow(t: LandTable): number {
  const { deck, fixed } = t.state;
  let card = t.draw(deck, EVERYONE);
  deck.discard.push(card);
  while (fixed.rows[card] < 0) {
    card = t.draw(deck, EVERYONE);
    deck.discard.push(card);
  }
  return card;
}

/** Z-24.44b — the deck is whole again. */
export function gather({ state: { deck } }: LandTable): void {
  deck.pile.push(...deck.discard.splice(0));
}

/** Z-24.61a … Z-24.61d — what a Mission came to. */
export function reportOf(flown: Dogfight): Report {
  const orders = ordersOf(flown);
  const sortie = sortieOf(flown);
  return {
    points: sides.map((_, side) => missionPoints(flown, orders, sortie, side)),
    totals: missionScore(flown, orders, sortie),
    damage: sortie.points,
    level: targetLevel(orders, sortie),
    flown: rollCall(flown, orders, sortie),
  };
}

/** Z-24.61d — the VPs of both sides are written down. */
export function debrief(t: LandTable): void {
  const s = t.state;
  const { target, report } = lineOf(s);
  if (report === null) return;
  const { damage, level, totals } = report;
  t.say?.(EVERYONE, {
    event: 'campaign-debrief',
    mission: s.log.length,
    target,
    damage,
    level,
    totals: totals.slice(),
    difference: differenceOf(s.log),
    because: 'Z-24.61d',
  });
}

export const again = (t: LandTable): void => t.goto(nextMission);
