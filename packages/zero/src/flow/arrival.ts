import { EVERYONE } from '@tallyho/kernel';
import { BOMB, EGRESS, HELD_OFF, HOME_BOUND, INGRESS, isOverTarget, sortieOf, TOGETHER } from '../mission/state.ts';
import { ordersOf } from '../rules/formations.ts';
import { goesBefore } from '../rules/night.ts';
import { leaderRating, PERFORMANCE } from '../rules/ratings.ts';
import { type Dogfight, type DogfightTable, type ElementNo, NOBODY } from '../state.ts';
import { drawOpen } from './area-flak.ts';
import { clearTable, drawCards, HAND } from './hands.ts';
import { lineUpKamikazes, sendKamikazesOver } from './kamikaze.ts';
import { releaseOhkas } from './ohka.ts';

/** What happens at the start of a turn, when its phase is known: who comes late, Clouds, kamikazes and MXY7s. */
export function arrive(t: DogfightTable): void {
  const s = t.state;
  for (let element = 0; element < s.elements.length; element++) if (comesNow(s, element)) enter(t, element);
  const { phase } = sortieOf(s);
  if (phase === INGRESS) {
    lookForClouds(t);
    sendKamikazesOver(t);
    releaseOhkas(t);
  } else if (phase === BOMB) lineUpKamikazes(t);
}

/** Aircraft that come late: with phases at the first Home-Bound turn, or in Egress if there is none; otherwise, and LR-26, in their turn. */
function comesNow(s: Dogfight, element: ElementNo): boolean {
  const { enters, phased, comesInTurn } = ordersOf(s);
  const { entered, phase, homeward } = sortieOf(s);
  if (enters[element] === 0 || entered[element] === 1) return false;
  if (!phased || comesInTurn?.[element] === true) return s.turn >= enters[element];
  return phase === HOME_BOUND || (phase === EGRESS && homeward === 0);
}

/**
 * Z-4.6a, Z-CGAP-103 — an Element that comes late has its hand and its Altitude, and plays after all others; in the first turn it is named
 * like them (Z-15.2b). Z-CGAP-109: for Combat Vision it is too late.
 */
function enter(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  const own = s.elements[element];
  const { where, entered } = sortieOf(s);
  own.lead = element * 2;
  own.wing = s.fixed.pairs[element] ? element * 2 + 1 : NOBODY;
  where[element] = isOverTarget(sortieOf(s).phase) ? HELD_OFF : TOGETHER;
  entered[element] = 1;
  if (s.turn > 1) s.order.splice(placeOf(s, element), 0, element);
  t.say?.(EVERYONE, { event: 'entered', element, altitude: own.altitude, because: 'Z-24.51a' });
  drawCards(t, element, HAND, leaderRating(s, element, PERFORMANCE), 'Z-4.6a');
}

/** Z-CGAP-103 — behind all others; CH-27.32a: a night fighter before those that are none; with Radar Pickets, before the enemy. */
function placeOf(s: Dogfight, element: ElementNo): number {
  const { fixed, order } = s;
  const isSeen = fixed.sortie?.pickets === fixed.side[element];
  const first = order.findIndex(
    (other) => goesBefore(s, element, other) || (isSeen && fixed.side[other] !== fixed.side[element]),
  );
  return first < 0 ? order.length : first;
}

/** Z-CEX-18 — Clouds over Target: a card each; the border that they look for hides the target for the rest of the Mission. */
function lookForClouds(t: DogfightTable): void {
  const s = t.state;
  const { cloudCards, cloudBorder, border } = ordersOf(s);
  const sortie = sortieOf(s);
  for (let i = 0; i < cloudCards; i++) {
    const [card] = drawOpen(t, 1);
    if (card === undefined) return;
    const hidden = border[s.fixed.face[card]] === cloudBorder;
    if (hidden) sortie.clouds = 1;
    clearTable(s);
    t.say?.(EVERYONE, { event: 'clouds', card, hidden, because: 'Z-CEX-18' });
  }
}
