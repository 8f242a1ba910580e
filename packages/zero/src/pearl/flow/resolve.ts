import { type Card, EVERYONE } from '@tallyho/kernel';
import { bombingResults } from '../../content/types.ts';
import type { AttackCard, DefenceCard } from '../events.ts';
import {
  alertAfter,
  attackCards,
  defenceCards,
  duskCosts,
  explodes,
  pointsFor,
  resultOn,
  shownBy,
  spoiledOf,
  spoils,
  stepsFor,
  threatensMagazine,
} from '../rules/attack.ts';
import { targetName } from '../rules/flights.ts';
import { isFinished, levelOf } from '../rules/score.ts';
import { NO_TARGET, type PearlTable, type Sortie } from '../state.ts';

/** Z-26.0b, Z-CGAP-135, Z-CGAP-136 — a Flight is resolved: the defence's cards, then its attack; in the third wave it lands at dusk. */
export function resolve(t: PearlTable, sortie: Sortie, divertTo: number): void {
  const s = t.state;
  if (divertTo !== NO_TARGET) {
    sortie.divertedFrom = sortie.target;
    sortie.target = divertTo;
  }
  t.say?.(EVERYONE, {
    event: 'raid-run',
    flight: s.fixed.flights[sortie.flight].name,
    target: targetName(s.fixed, sortie.target),
    divertedFrom: targetName(s.fixed, sortie.divertedFrom),
    because: divertTo === NO_TARGET ? 'Z-26.0b' : 'Z-CGAP-134',
  });
  const symbols = defend(t, sortie);
  if (sortie.steps > 0) carryOut(t, sortie, symbols);
  if (s.wave === 3 && sortie.steps > 0) landAtDusk(t, sortie);
  sortie.resolved = true;
  s.resolved++;
  if (s.wave === 1) riseAlert(t);
}

function draw(t: PearlTable): Card {
  const { deck } = t.state;
  const card = t.draw(deck, EVERYONE);
  deck.discard.push(card);
  return card;
}

/** Z-CGAP-135 — a card for the defence and one for each fighter section; answers how many results are spoiled. */
function defend(t: PearlTable, sortie: Sortie): number {
  const s = t.state;
  const own = defenceCards(s);
  const cards: DefenceCard[] = [];
  for (let n = 0; n < own + sortie.sections; n++) {
    const section = n >= own;
    const card = draw(t);
    cards.push({
      card: s.fixed.names[card],
      section,
      lost: stepsFor(s, card, section),
      spoils: spoils(s, card, section),
    });
  }
  const lost = Math.min(
    sortie.steps,
    cards.reduce((sum, card) => sum + card.lost, 0),
  );
  lose(sortie, lost);
  t.say?.(EVERYONE, {
    event: 'raid-defence',
    flight: s.fixed.flights[sortie.flight].name,
    cards,
    lost,
    steps: sortie.steps,
    because: 'Z-CGAP-135',
  });
  return cards.filter((card) => card.spoils).length;
}

function lose(sortie: Sortie, steps: number): void {
  sortie.steps -= steps;
  sortie.lost += steps;
}

/** Z-CGAP-136, Z-CGAP-137 — the cards of the attack, less what the defence has spoiled, as points on the target. */
function carryOut(t: PearlTable, sortie: Sortie, symbols: number): void {
  const s = t.state;
  const { fixed } = s;
  const drawn: Card[] = [];
  for (let n = attackCards(s, sortie); n > 0; n--) drawn.push(draw(t));
  const shown = drawn.map((card) => shownBy(fixed, sortie, card));
  const isSpoiled = spoiledOf(shown, symbols);
  const results = shown.map((one) => resultOn(fixed, sortie, one));
  const points = results.map((result, i) => (isSpoiled[i] ? 0 : pointsFor(fixed, sortie, result)));
  sortie.points = points.reduce((sum, one) => sum + one, 0);
  t.say?.(EVERYONE, {
    event: 'raid-bombs',
    flight: fixed.flights[sortie.flight].name,
    target: targetName(fixed, sortie.target),
    cards: drawn.map(
      (card, i): AttackCard => ({
        card: fixed.names[card],
        drawn: bombingResults[shown[i]],
        result: bombingResults[results[i]],
        spoiled: isSpoiled[i],
        points: points[i],
      }),
    ),
    points: sortie.points,
    because: 'Z-CGAP-136',
  });
  const isThreatened = results.some((result, i) => !isSpoiled[i] && threatensMagazine(fixed, sortie, result));
  tick(t, sortie, isThreatened);
}

/** Z-CGAP-136, Z-CGAP-138, Z-CGAP-145 — the points are ticked on the target; a magazine may go up, once for a Flight. */
function tick(t: PearlTable, { target, points }: Sortie, isThreatened: boolean): void {
  const s = t.state;
  const before = levelOf(s, target);
  const was = s.points[target];
  s.points[target] += points;
  if (isThreatened && !isFinished(s, target)) magazine(t, target);
  if (s.points[target] === was) return;
  t.say?.(EVERYONE, {
    event: 'raid-damage',
    target: targetName(s.fixed, target),
    points: s.points[target],
    level: levelOf(s, target),
    before,
    because: 'Z-CGAP-141',
  });
}

/** Z-CGAP-138 — one card more: unless it misses the ship is Sunk at once. */
function magazine(t: PearlTable, target: number): void {
  const s = t.state;
  const card = draw(t);
  const blown = explodes(s.fixed, card);
  if (blown) s.points[target] = Math.max(s.points[target], s.fixed.sheet.magazine);
  t.say?.(EVERYONE, {
    event: 'raid-magazine',
    target: targetName(s.fixed, target),
    card: s.fixed.names[card],
    explodes: blown,
    because: 'Z-CGAP-138',
  });
}

/** Z-CGAP-140 — back at dusk, a card for the landing. */
function landAtDusk(t: PearlTable, sortie: Sortie): void {
  const { fixed } = t.state;
  const card = draw(t);
  const lost = duskCosts(fixed, card);
  lose(sortie, lost);
  t.say?.(EVERYONE, {
    event: 'raid-dusk',
    flight: fixed.flights[sortie.flight].name,
    card: fixed.names[card],
    lost,
    because: 'Z-CGAP-140',
  });
}

/** Z-CGAP-132 — the longer the first wave lasts, the more guns fire. */
function riseAlert(t: PearlTable): void {
  const s = t.state;
  const alert = alertAfter(s.fixed, s.alert, s.resolved);
  if (alert === s.alert) return;
  s.alert = alert;
  t.say?.(EVERYONE, { event: 'raid-alert', alert, because: 'Z-CGAP-132' });
}
