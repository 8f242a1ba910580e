import { type Fields, impossible } from '@tallyho/kernel';
import { isLevel } from './rules/altitude.ts';
import { burstsAllowed } from './rules/positions.ts';
import { AGILE, BURSTS, DAMAGE, GUNNER, LEADER_RATINGS, WINGMAN_DAMAGE, WINGMAN_RATINGS } from './rules/ratings.ts';
import { isBeaten } from './rules/victory.ts';
import {
  ALLIED,
  type Dogfight,
  type ElementNo,
  elementOf,
  FLYING,
  isOut,
  JAPANESE,
  NOBODY,
  type PlaneNo,
  TAILING,
} from './state.ts';

/*
 * What a constructed situation must not contradict. Everything here is said of a field and refused with the rule; only
 * inside the kernel's `reading`.
 */

/** A rating of a Leader's card: the better one of its two sides, since the card may have been flipped meanwhile. */
const atBest = ({ fixed, elements }: Dogfight, element: ElementNo, rating: number): number => {
  const at = elements[element].lead * 2;
  return Math.max(...[at, at + 1].map((side) => fixed.leader[side * LEADER_RATINGS + rating]));
};

/**
 * Z-5.21b — the Hits that flip a card. Z-11.2a3a: one who has been promoted keeps his status, so the Wingman's card may
 * have been the one that was flipped.
 */
export function flippedAt({ fixed, elements }: Dogfight, plane: PlaneNo): number {
  const element = elementOf(plane);
  const asLeader = fixed.leader[plane * 2 * LEADER_RATINGS + DAMAGE];
  const asWingman = fixed.wingman[element * 2 * WINGMAN_RATINGS + WINGMAN_DAMAGE];
  if (plane % 2 === 0) return asLeader;
  return elements[element].wing === plane ? asWingman : Math.min(asLeader, asWingman);
}

/** Z-5.21b, Z-5.21d, Z-5.21f — what flies shows the side that its Hits have turned up, and has not too many of them. */
export function checkDamage(s: Dogfight, plane: PlaneNo, lost: boolean, fields: Fields): void {
  const { hits, damaged, fate } = s.planes[plane];
  if (fate !== FLYING) return;
  if (damaged === 1 && hits < flippedAt(s, plane)) impossible(fields.at('damaged'), 'Z-5.21f');
  if (lost) impossible(fields.at(damaged === 1 ? 'hits' : 'damaged'), damaged === 1 ? 'Z-5.21d' : 'Z-5.21b');
}

/**
 * Z-7.2d: nobody is above his ceiling; Z-11.2c: who is out has no cards, Z-2.11c: nor has a Wingman that is not there;
 * Z-11.2b: the shock is that of a promotion.
 */
export function checkElement(s: Dogfight, element: ElementNo, fields: Fields): void {
  const own = s.elements[element];
  if (!isLevel(own.altitude, s.fixed.ceiling[element])) impossible(fields.at('altitude'), 'Z-7.2d');
  if (own.lead === NOBODY && own.hand.size > 0) impossible(fields.at('hand'), 'Z-11.2c');
  if (own.wing === NOBODY && own.mini.size > 0) impossible(fields.at('mini'), 'Z-2.11c');
  if (own.shock && own.lead !== element * 2 + 1) impossible(fields.at('shock'), 'Z-11.2b');
}

/** Z-GAP-46 — both sides still fly; Z-11.2c: so does the active Element; Z-4.7d: it has its place in the order. */
export function checkMoment(s: Dogfight, active: ElementNo, acting: boolean): void {
  for (const side of s.fixed.sortie?.needed ?? [JAPANESE, ALLIED]) {
    const first = s.fixed.side.indexOf(side);
    if (isBeaten(s, side)) impossible(`given.${s.fixed.labels[first] ?? ''}`, 'Z-GAP-46');
  }
  if (!acting) return;
  if (isOut(s, active)) impossible('given.active', 'Z-11.2c');
  if (!s.order.includes(active)) impossible('given.order', 'Z-4.7d');
  for (const [i, element] of s.order.entries())
    if (s.order.indexOf(element) !== i) impossible(`given.order[${i}]`, 'Z-4.7d');
}

/**
 * Z-6.4d, Z-10.61a, Z-9.23a — no more Bursts have been fired than there can be; Z-6.35a: only an Agile aircraft has made
 * an Agile play; Z-6.5d, Z-7.3a: the target is an enemy at the same Altitude, or was one before it was shot down.
 */
export function checkSequence(s: Dogfight, fields: Fields): void {
  const { element, bursts, gunner, bonus, agile, target, held } = s.now;
  const most = Math.max(0, burstsAllowed(atBest(s, element, BURSTS), TAILING)) + bonus;
  if (bursts > most) impossible(fields.at('bursts'), 'Z-6.4d');
  if (gunner > atBest(s, element, GUNNER)) impossible(fields.at('gunner'), 'Z-9.23a');
  if (agile && atBest(s, element, AGILE) === 0) impossible(fields.at('agile'), 'Z-6.35a');
  if (bonus > 0 && (target === NOBODY || target % 2 === 0)) impossible(fields.at('bonus'), 'Z-10.61a');
  if (fields.raw('held') === true && held === NOBODY) impossible(fields.at('held'), 'Z-GAP-12');
  if (target !== NOBODY) checkTarget(s, fields);
}

function checkTarget(s: Dogfight, fields: Fields): void {
  const { element, target } = s.now;
  const enemy = elementOf(target);
  const place = fields.at('target');
  if (s.fixed.side[enemy] === s.fixed.side[element]) impossible(place, 'Z-6.5d');
  if (s.elements[enemy].altitude !== s.elements[element].altitude) impossible(place, 'Z-7.3a');
}
