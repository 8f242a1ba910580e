import { type Card, EVERYONE, type RuleId } from '@tallyho/kernel';
import { ABOARD, GONE, type Ohka, RELEASED } from '../mission/kamikaze.ts';
import { sortieOf } from '../mission/state.ts';
import { isShot } from '../rules/cards.ts';
import { ordersOf } from '../rules/formations.ts';
import { ohkaOf } from '../rules/kamikaze.ts';
import { OHKA_CAPACITY, ohkaCards, ohkaFlak, ohkaPoints } from '../rules/kamikaze-attacks.ts';
import { targetOf } from '../rules/search.ts';
import { type DogfightTable, FLYING, type PlaneNo } from '../state.ts';
import { drawOpen } from './area-flak.ts';
import { clearTable } from './hands.ts';
import { disengageBomber, FUEL_TANK_HITS } from './strike.ts';

/** CH-18.83a, CH-18.83b — when the search is over the bombers let their MXY7s go, and stay outside. */
export function releaseOhkas(t: DogfightTable): void {
  const s = t.state;
  const sortie = sortieOf(s);
  for (let nth = 0; nth < sortie.bombers.length; nth++) {
    const ohka = ohkaOf(sortie, nth);
    if (sortie.bombers[nth].fate !== FLYING || ohka.stage !== ABOARD) continue;
    ohka.stage = RELEASED;
    t.say?.(EVERYONE, { event: 'ohka', plane: s.planes.length + nth, stage: RELEASED, because: 'CH-18.83a' });
  }
}

/** CH-18.85a, CH-18.85d, CH-18.85e, CH-GAP-13 — Flak at an MXY7: shots add up, nothing else counts. */
function meetFlak(t: DogfightTable, plane: PlaneNo, ohka: Ohka, printed: number, area: boolean): void {
  const s = t.state;
  const { face, title, fuelTank, hits } = s.fixed;
  const cards = drawOpen(t, ohkaFlak(s, printed));
  clearTable(s);
  for (const card of cards) {
    if (!isShot(title[face[card]])) continue;
    ohka.hits += fuelTank[face[card]] ? FUEL_TANK_HITS : hits[face[card]];
  }
  t.say?.(EVERYONE, { event: 'ohka-flak', plane, area, cards, total: ohka.hits, because: 'CH-18.85c' });
  if (ohka.hits >= OHKA_CAPACITY) spend(t, plane, ohka, 'CH-18.85d');
}

function spend(t: DogfightTable, plane: PlaneNo, ohka: Ohka, because: RuleId): void {
  ohka.stage = GONE;
  t.say?.(EVERYONE, { event: 'ohka', plane, stage: GONE, because });
}

/** The numbers of the bombers whose MXY7s are on their way. */
export function ohkasUnderWay({ state: s }: DogfightTable): PlaneNo[] {
  const sortie = sortieOf(s);
  return sortie.bombers.flatMap((_, nth) => (ohkaOf(sortie, nth).stage === RELEASED ? [s.planes.length + nth] : []));
}

/** CH-18.85a, CH-18.85c — Area Flak of Ingress. */
export function areaFlakAtOhkas(t: DogfightTable, printed: number): void {
  const s = t.state;
  if (sortieOf(s).ohkas === undefined || ohkaFlak(s, printed) === 0) return;
  for (const plane of ohkasUnderWay(t)) meetFlak(t, plane, ohkaOf(sortieOf(s), plane - s.planes.length), printed, true);
}

/**
 * CH-18.86a, CH-18.86b, CH-GAP-14, CH-GAP-13 — an MXY7 strikes: one card, the Flak, and if it gets through the points of an ordinary
 * bomb.
 */
export function strikeWithOhka(t: DogfightTable, plane: PlaneNo): void {
  const s = t.state;
  const sortie = sortieOf(s);
  const ohka = ohkaOf(sortie, plane - s.planes.length);
  const [card]: (Card | undefined)[] = drawOpen(t, ohkaCards(s));
  t.say?.(EVERYONE, { event: 'ohka-dives', plane, cards: card === undefined ? [] : [card], because: 'CH-18.86a' });
  meetFlak(t, plane, ohka, targetOf(s).targetFlak, false);
  if (ohka.stage === GONE) return;
  const points = card === undefined ? 0 : ohkaPoints(s, ordersOf(s).bombing[card]);
  sortie.points += points;
  t.say?.(EVERYONE, { event: 'ohka-hits', plane, points, total: sortie.points, because: 'CH-18.86b' });
  spend(t, plane, ohka, 'CH-28.53h');
}

/** CH-18.83d — when Egress is over, the bombers that have let an MXY7 go are out of it, at no cost. */
export function sendCarriersHome(t: DogfightTable): void {
  const s = t.state;
  const sortie = sortieOf(s);
  for (let nth = 0; nth < sortie.bombers.length; nth++) {
    const ohka = ohkaOf(sortie, nth);
    if (sortie.bombers[nth].fate !== FLYING || ohka.stage < RELEASED) continue;
    ohka.home = 1;
    disengageBomber(t, s.planes.length + nth, 'CH-18.83d');
  }
}
