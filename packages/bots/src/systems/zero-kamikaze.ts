import {
  ABOARD,
  ATTACKS_TARGET,
  BOMB,
  type Dogfight,
  DRAWS_AGAIN,
  EGRESS,
  elementOf,
  FLYING,
  HOME_BOUND,
  INGRESS,
  isBomber,
  NO_TARGET,
  NOBODY,
  OVER,
  type PlaneNo,
  RELEASED,
  rules,
  SEARCH,
  SEARCH_DRAWS,
  sortieOf,
  TARGET_BOUND,
  type TargetTables,
} from '@tallyho/zero';
import { chancesOf, flakAhead, vpsOn } from './zero-targets.ts';

const { VERY_LOW } = rules;

/** A shot into the fuel tank destroys whatever it hits. */
const DEADLY = 99;

/** By deck and number of cards: how likely Flak does fewer hits than so many. */
const survivals = new WeakMap<object, number[][]>();
const MOST_HITS = 24;

/** How likely so many cards of Flak do fewer than `left` hits. */
export function survival({ fixed }: Pick<Dogfight, 'fixed'>, cards: number, left: number): number {
  let known = survivals.get(fixed.face);
  if (known === undefined) {
    known = [[1, ...new Array<number>(MOST_HITS).fill(0)]];
    survivals.set(fixed.face, known);
  }
  for (let n = known.length; n <= cards; n++) known.push(withOneMore(fixed, known[n - 1]));
  let sum = 0;
  for (let hits = 0; hits < Math.min(left, MOST_HITS); hits++) sum += known[cards][hits];
  return sum;
}

function withOneMore({ face, title, fuelTank, hits }: Dogfight['fixed'], before: readonly number[]): number[] {
  const after = new Array<number>(MOST_HITS + 1).fill(0);
  for (const shown of face) {
    const more = !rules.isShot(title[shown]) ? 0 : fuelTank[shown] ? DEADLY : hits[shown];
    for (let at = 0; at <= MOST_HITS; at++) after[Math.min(MOST_HITS, at + more)] += before[at] / face.length;
  }
  return after;
}

/** Hits that an aircraft can take until it is destroyed. */
function hitsLeft(s: Dogfight, plane: PlaneNo): number {
  if (isBomber(s, plane)) {
    const nth = plane - s.planes.length;
    return rules.ordersOf(s).damage[nth * 2 + 1] - sortieOf(s).bombers[nth].hits;
  }
  const element = elementOf(plane);
  const { wingman, leader } = s.fixed;
  const most =
    s.elements[element].wing === plane
      ? wingman[(element * 2 + 1) * rules.WINGMAN_RATINGS + rules.WINGMAN_DAMAGE]
      : leader[(plane * 2 + 1) * rules.LEADER_RATINGS + rules.DAMAGE];
  return most - s.planes[plane].hits;
}

/** Changes of Altitude before the Bomb Turn: what is left of the way out, and Ingress. A search may end with any draw. */
export function descentsLeft(s: Dogfight): number {
  const { phase, outward } = sortieOf(s);
  if (phase === TARGET_BOUND) return outward - s.turn + 2;
  if (phase === SEARCH) return 2;
  return phase === INGRESS ? 1 : 0;
}

/** CH-28.53 — Damage Points that a kamikaze can be hoped to do through so many cards of Flak. */
function crashHope(s: Dogfight, plane: PlaneNo, flak: number): number {
  const { bombing } = rules.ordersOf(s);
  const mean = bombing.reduce((sum, result) => sum + rules.crashPoints(s, plane, result), 0) / bombing.length;
  return mean * survival(s, Math.round(flak), hitsLeft(s, plane));
}

/** CH-18.86 — and an MXY7. */
function ohkaHope(s: Dogfight, target: TargetTables, hits: number): number {
  const { bombing } = rules.ordersOf(s);
  const mean = bombing.reduce((sum, result) => sum + target.points[result], 0) / bombing.length;
  const flak = rules.ohkaFlak(s, target.areaFlak[0]) + rules.ohkaFlak(s, target.targetFlak);
  return mean * survival(s, flak, rules.OHKA_CAPACITY - hits);
}

/** Whether a kamikaze can be at Very Low when the Bomb Turn begins, with so many changes of Altitude before it. */
function comesInTime(s: Dogfight, plane: PlaneNo, descents: number): boolean {
  if (isBomber(s, plane)) return rules.bomberAttacksAsKamikaze(s, plane);
  const element = elementOf(plane);
  if (sortieOf(s).phase === BOMB) return rules.attacksAsKamikaze(s, element);
  return s.elements[element].altitude - descents <= VERY_LOW;
}

/** Damage Points of one kamikaze, as things stand: on the target that there is, or on those that can be found. */
export const hopedOfKamikaze = (s: Dogfight, plane: PlaneNo): number =>
  isPast(s) || !comesInTime(s, plane, descentsLeft(s)) ? 0 : crashHope(s, plane, flakAhead(s));

const isPast = (s: Dogfight): boolean => {
  const { phase } = sortieOf(s);
  return phase === EGRESS || phase === HOME_BOUND || phase === OVER;
};

/** Damage Points of all kamikazes and MXY7s that can still strike this target. */
function hopedAgainst(s: Dogfight, target: TargetTables, descents: number): number {
  const { bombers } = sortieOf(s);
  let points = 0;
  for (let plane = 0; plane < s.planes.length + bombers.length; plane++) {
    const { fate } = isBomber(s, plane) ? bombers[plane - s.planes.length] : s.planes[plane];
    if (isBomber(s, plane)) {
      const { stage, hits } = rules.ohkaOf(sortieOf(s), plane - s.planes.length);
      if (stage === RELEASED || (stage === ABOARD && fate === FLYING)) points += ohkaHope(s, target, hits);
    }
    if (fate === FLYING && rules.isKamikaze(s, plane) && isThere(s, plane) && comesInTime(s, plane, descents))
      points += crashHope(s, plane, target.targetFlak);
  }
  return points;
}

/** Whether there is such an aircraft: some Elements have no Wingman. */
const isThere = (s: Dogfight, plane: PlaneNo): boolean =>
  isBomber(s, plane) || s.elements[elementOf(plane)].lead === plane || s.elements[elementOf(plane)].wing === plane;

/** Damage Points of the MXY7s that are on board or on their way. */
export function ohkasComing(s: Dogfight): number {
  const sortie = sortieOf(s);
  if (sortie.ohkas === undefined || isPast(s)) return 0;
  const target = rules.targetOf(s);
  let points = 0;
  for (let nth = 0; nth < sortie.bombers.length; nth++) {
    const { stage, hits } = rules.ohkaOf(sortie, nth);
    if (stage === RELEASED || (stage === ABOARD && sortie.bombers[nth].fate === FLYING))
      points += target.points.length > 0 ? ohkaHope(s, target, hits) : 1;
  }
  return points;
}

/** What is left of everything after another turn with and without interceptors about. */
const UNHINDERED = 0.95;
const HUNTED = 0.82;

function afterTurn(s: Dogfight): number {
  const { attacker } = rules.ordersOf(s);
  for (let element = 0; element < s.elements.length; element++)
    if (s.fixed.side[element] !== attacker && s.elements[element].lead !== NOBODY) return HUNTED;
  return UNHINDERED;
}

/** VPs that an attack on each target can be hoped to bring; the last: none is found. */
const prizes = (s: Dogfight, descents: number): number[] => [
  ...rules.searchOrders(s).sheets.map((target) => vpsOn(target, hopedAgainst(s, target, descents))),
  0,
];

/** CH-28.43a, CH-28.43b — VPs that a search can be hoped to bring from this draw on, counted from 1, if every later one is decided well. */
function worthOfDraw(s: Dogfight, draw: number): number {
  const odds = chancesOf(s);
  const next = draw < SEARCH_DRAWS ? afterTurn(s) * worthOfDraw(s, draw + 1) : 0;
  const prize = prizes(s, 1 + draw);
  return odds.reduce((sum, chance, i) => sum + chance * (draw < SEARCH_DRAWS ? Math.max(prize[i], next) : prize[i]), 0);
}

/** CH-28.43a — what each answer to a search draw can be hoped to bring, in VPs. */
export function worthOfAnswer(s: Dogfight, how: number): number {
  const { target, draws } = rules.searchOf(s);
  if (how === ATTACKS_TARGET) return target === NO_TARGET ? 0 : prizes(s, 1)[target];
  if (how === DRAWS_AGAIN) return worthOfDraw(s, draws);
  return draws < SEARCH_DRAWS ? afterTurn(s) * worthOfDraw(s, draws + 1) : 0;
}

/** The best answer by far, all others hardly. */
export function weighFound(s: Dogfight, how: number): number {
  const worth = worthOfAnswer(s, how);
  const others = [0, 1, 2].filter((other) => other !== how && isOpen(s, other));
  return others.every((other) => worthOfAnswer(s, other) <= worth) ? SURE : DOUBTFUL;
}
const SURE = 8;
const DOUBTFUL = 0.3;

function isOpen(s: Dogfight, how: number): boolean {
  const search = rules.searchOf(s);
  if (how === ATTACKS_TARGET) return rules.barFoundTarget(search) === null;
  return (how === DRAWS_AGAIN ? rules.barRedraw(search) : rules.barDecline(search)) === null;
}
