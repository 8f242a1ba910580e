import { type Card, EVERYONE } from '@tallyho/kernel';
import { OVER_TARGET, sortieOf } from '../mission/state.ts';
import { VERY_LOW } from '../rules/altitude.ts';
import { isShot } from '../rules/cards.ts';
import { bomberAt, ordersOf } from '../rules/formations.ts';
import { isKamikazeElement } from '../rules/kamikaze.ts';
import { crashPoints, kamikazeCards, kamikazeFlak } from '../rules/kamikaze-attacks.ts';
import { TO_RUN } from '../rules/loads.ts';
import { CRASHED, type DogfightTable, type ElementNo, FLYING, NOBODY, type PlaneNo } from '../state.ts';
import { drawOpen, sayFlak } from './area-flak.ts';
import { destroyInPlace, withdraw, wound } from './damage.ts';
import { maybeFinish } from './finish.ts';
import { clearTable } from './hands.ts';
import { isFlying, strikeWithAll } from './strike.ts';

/** CH-GAP-41 — kamikazes go over the target; nobody is asked. */
export function sendKamikazesOver(t: DogfightTable): void {
  const s = t.state;
  const { where, been } = sortieOf(s);
  for (let element = 0; element < s.elements.length; element++) {
    if (!isKamikazeElement(s, element) || s.elements[element].lead === NOBODY) continue;
    where[element] = OVER_TARGET;
    been[element] = 1;
    t.say?.(EVERYONE, { event: 'place', element, where: OVER_TARGET, because: 'CH-GAP-41' });
  }
}

/**
 * CH-28.52a, CH-28.23c — the Bomb Turn begins: kamikazes at Very Low are to attack, and stay there. CH-GAP-42, CH-GAP-80: all others
 * only fly on.
 */
export function lineUpKamikazes(t: DogfightTable): void {
  const s = t.state;
  const { low, level, runs } = sortieOf(s);
  for (let element = 0; element < s.elements.length; element++) {
    if (!isKamikazeElement(s, element)) continue;
    const { lead, wing, altitude } = s.elements[element];
    const isLow = lead !== NOBODY && altitude === VERY_LOW;
    low[element] = isLow ? 1 : 0;
    if (!isLow) continue;
    level[element] = 1;
    runs[lead] = TO_RUN;
    if (wing !== NOBODY) runs[wing] = TO_RUN;
    t.say?.(EVERYONE, { event: 'run-in', element, leader: true, wingman: wing !== NOBODY, because: 'CH-28.52a' });
  }
}

/** CH-28.53a — the card for a kamikaze, before any Flak is drawn. */
function dive(t: DogfightTable, plane: PlaneNo): Card[] {
  const cards = drawOpen(t, kamikazeCards(t.state));
  t.say?.(EVERYONE, { event: 'kamikaze', plane, cards: cards.slice(), because: 'CH-28.53a' });
  return cards;
}

/** CH-28.53b, CH-28.53d, CH-28.53e — Target Flak, which does its damage: Spoiled Attacks count for nothing, and nobody answers. */
function meetFlak(t: DogfightTable, plane: PlaneNo): void {
  const { face, title, fuelTank, hits } = t.state.fixed;
  const cards = drawOpen(t, kamikazeFlak(t.state));
  sayFlak(t, plane, cards, false, 'CH-28.53b');
  for (const card of cards) {
    if (!isFlying(t, plane) || !isShot(title[face[card]])) continue;
    if (fuelTank[face[card]]) destroyInPlace(t, plane, 'Z-GAP-05');
    else wound(t, plane, hits[face[card]]);
  }
}

/** CH-28.53c, CH-28.53f — who was shot down has missed; all others do what the Kamikaze Damage Table says. */
function crash(t: DogfightTable, plane: PlaneNo, cards: readonly Card[]): void {
  const s = t.state;
  const sortie = sortieOf(s);
  const { bombing } = ordersOf(s);
  if (!isFlying(t, plane)) return;
  const points = cards.reduce((sum, card) => sum + crashPoints(s, plane, bombing[card]), 0);
  sortie.points += points;
  t.say?.(EVERYONE, { event: 'crashed', plane, points, total: sortie.points, because: 'CH-28.53f' });
}

/**
 * CH-GAP-79 — an Element attacks: the Leader's card and the Wingman's, Flak at the Leader and at the Wingman, then damage, and both are
 * gone (CH-28.53h). Nobody takes the Leader's place meanwhile.
 */
export function attackWithElement(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  const { lead, wing } = s.elements[element];
  const planes = wing === NOBODY ? [lead] : [lead, wing];
  const drawn = planes.map((plane) => dive(t, plane));
  for (const plane of planes) meetFlak(t, plane);
  clearTable(s);
  for (const [i, plane] of planes.entries()) crash(t, plane, drawn[i]);
  for (const plane of planes) if (s.planes[plane].fate === FLYING) s.planes[plane].fate = CRASHED;
  withdraw(t, element, 'CH-28.53h');
  maybeFinish(t);
}

/** CH-GAP-42, CH-GAP-79 — a kamikaze of a Formation, at the end of the Bomb Turn, all steps for one after the other. */
export function attackWithBomber(t: DogfightTable, plane: PlaneNo): void {
  const s = t.state;
  const drawn = dive(t, plane);
  const flak = drawOpen(t, kamikazeFlak(s));
  sayFlak(t, plane, flak, false, 'CH-28.53b');
  clearTable(s);
  strikeWithAll(t, plane, flak);
  crash(t, plane, drawn);
  const own = bomberAt(s, plane);
  if (own.fate === FLYING) own.fate = CRASHED;
  maybeFinish(t);
}
