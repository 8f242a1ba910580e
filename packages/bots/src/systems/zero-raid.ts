import {
  BOMB,
  type Dogfight,
  type ElementNo,
  elementOf,
  FLYING,
  HELD_OFF,
  HOME_BOUND,
  INGRESS,
  isBomber,
  MODES,
  NOBODY,
  OVER,
  OVER_TARGET,
  type PlaneNo,
  rowOf,
  rules,
  SEARCH,
  type Side,
  sortieOf,
  TARGET_BOUND,
  UNLOADED,
} from '@tallyho/zero';
import { hopedOfKamikaze, ohkasComing } from './zero-kamikaze.ts';
import { vpsAhead } from './zero-targets.ts';

const {
  AIR_DROP,
  besideRockets,
  bomberAt,
  bomberBombs,
  bomberMode,
  bombsOf,
  CARGO_LOAD,
  cargoOf,
  chargesOf,
  DAMAGE,
  DEPTH_CHARGES,
  DIVE,
  isGreen,
  isKamikaze,
  LEADER_RATINGS,
  LEVEL,
  LOW,
  MEDIUM,
  MINES,
  minesOf,
  missionScore,
  NAPALM,
  NO_BOMBS,
  ordersOf,
  PASSING,
  pointsFor,
  RECONNAISSANCE,
  STRAFING,
  strafingCards,
  strafingPoints,
  TORPEDO,
  targetFlakCards,
  targetLevel,
  VERY_LOW,
  WINGMAN_DAMAGE,
  WINGMAN_RATINGS,
} = rules;

/** What the cards of a deck come to on average: hits of a card of the Flak, and the chance of a Spoiled Attack. */
interface Odds {
  readonly flak: number;
  readonly spoiled: number;
}
const oddsOf = new WeakMap<object, Odds>();

/** A shot into the fuel tank counts like so many hits. */
const TANK = 6;

function odds({ fixed }: Dogfight): Odds {
  const { spoiled } = ordersOf({ fixed });
  let known = oddsOf.get(spoiled);
  if (known === undefined) {
    let hits = 0;
    for (const face of fixed.face)
      if (rules.isShot(fixed.title[face])) hits += fixed.fuelTank[face] ? TANK : fixed.hits[face];
    known = { flak: hits / fixed.face.length, spoiled: spoiled.filter((is) => is).length / spoiled.length };
    oddsOf.set(spoiled, known);
  }
  return known;
}

const meansOf = new WeakMap<object, (number | undefined)[]>();
/** More modes than the Bombing Display has. */
const MANY = 16;

/** Damage Points of a bombing card on average, in a mode, with the Clouds there are, of somebody green or not. */
export function meanPoints(s: Dogfight, mode: number, plane: PlaneNo): number {
  const orders = ordersOf(s);
  const at = mode + (sortieOf(s).clouds + (isGreen(s, plane) ? 2 : 0)) * MANY;
  let means = meansOf.get(orders);
  if (means === undefined) {
    means = [];
    meansOf.set(orders, means);
  }
  const known = means[at];
  if (known !== undefined) return known;
  const { bombing } = orders;
  const mean = bombing.reduce((sum, result) => sum + pointsFor(s, result, mode, plane), 0) / bombing.length;
  means[at] = mean;
  return mean;
}

/** What is left of so many cards when so many of Flak are drawn: Spoiled Attacks cancel the best of them. */
export const left = (s: Dogfight, cards: number, flak: number): number => {
  const { spoiled } = odds(s);
  return cards === 0 ? 0 : cards * Math.max((1 - spoiled) ** flak, 1 - (1.2 * spoiled * flak) / cards);
};

/** Where an Element has to be for a mode: between these levels when its bombs fall (Z-21.31a, Z-21.41a, Z-21.53b). */
export const lowestFor = (mode: number): number => (mode === DIVE ? LOW : VERY_LOW);
export const highestFor = (mode: number): number =>
  mode === TORPEDO || mode > NAPALM
    ? VERY_LOW
    : mode === LEVEL || mode === NAPALM || mode === NO_BOMBS
      ? LOW
      : mode === DIVE
        ? MEDIUM
        : rules.VERY_HIGH;

/** How a load gets to the target: a transport only has to be there (CH-GAP-75); who has but rockets must be low. */
export const modeWith = (s: Dogfight, load: number): number =>
  load === CARGO_LOAD && ordersOf(s).kind === 'transport' ? PASSING : bombsOf(load);

const within = (level: number, mode: number): number => Math.min(highestFor(mode), Math.max(lowestFor(mode), level));

/** Levels that an Element is away from where its bombs can fall. */
export const levelsAway = (altitude: number, mode: number): number => Math.abs(altitude - within(altitude, mode));

/** The level from which an Element's bombs do most: as low as it may be, where the Bombing Display gives the most cards (Z-21.32b, Z-21.44a). */
export const levelsTooHigh = (altitude: number, mode: number): number => Math.max(0, altitude - lowestFor(mode));

/** Changes of Altitude that are left before the bombs, the present turn's included; Torpedoes must be low in Ingress. */
export const movesLeft = (s: Dogfight, mode: number): number =>
  sortieOf(s).outward + (mode === TORPEDO ? 1 : 2) - s.turn + 1;

/** How likely depth charges are to burst where the submarine is. */
const RIGHT_DEPTH = 0.45;

/** What is not bombs: mines and Cargo count as they are, depth charges and supplies by cards. */
function hopedOfStores(s: Dogfight, plane: PlaneNo, mode: number): number {
  if (mode === MINES) return minesOf(s, plane);
  if (mode === PASSING) return cargoOf(s, plane);
  const { strafe, targetFlak, kind, bombing, points } = ordersOf(s);
  if (mode === DEPTH_CHARGES) {
    const mean = bombing.reduce((sum, result) => sum + points[result], 0) / bombing.length;
    return RIGHT_DEPTH * chargesOf(s, plane) * mean;
  }
  if (mode !== AIR_DROP || kind !== 'air-drop') return 0;
  const hits = strafe.filter((result) => result > 0).length / strafe.length;
  return left(s, cargoOf(s, plane), targetFlak + 1) * hits;
}

/** Damage Points that an aircraft of an Element can be hoped to do with a load; `load` where it is not the one it has. */
export function hopedOf(s: Dogfight, plane: PlaneNo, mode: number, load = sortieOf(s).load[plane]): number {
  if (isKamikaze(s, plane)) return hopedOfKamikaze(s, plane);
  if (mode > NAPALM || mode === PASSING || mode === NO_BOMBS) return hopedOfStores(s, plane, mode);
  const { leadBombs, wingBombs, cards, flak, torpedoCards } = ordersOf(s);
  const { targetFlak } = rules.targetOf(s);
  const element = elementOf(plane);
  const level = rules.dropLevel(within(Math.max(VERY_LOW, s.elements[element].altitude), mode), mode);
  const table = s.elements[element].wing === plane ? wingBombs : leadBombs;
  const first = (element * 2 + s.planes[plane].damaged) * MODES;
  if (mode === NAPALM) {
    const printed = Math.max(table[first], table[first + DIVE], table[first + rules.SATURATION]);
    const row = rowOf(LEVEL, level);
    return left(s, Math.max(0, printed + cards[row]), Math.max(0, targetFlak + flak[row])) * meanPoints(s, mode, plane);
  }
  const rating = besideRockets(table[first + mode], load);
  const drawn = mode === TORPEDO ? torpedoCards : rating === 0 ? 0 : Math.max(0, rating + cards[rowOf(mode, level)]);
  return left(s, drawn, Math.max(0, targetFlak + flak[rowOf(mode, level)])) * meanPoints(s, mode, plane);
}

/** And a Formation aircraft, as it is loaded. */
export function hopedOfBomber(s: Dogfight, plane: PlaneNo): number {
  if (isKamikaze(s, plane)) return hopedOfKamikaze(s, plane);
  const mode = bomberMode(s, plane);
  if (mode === RECONNAISSANCE) return 0;
  if (mode > NAPALM || mode === PASSING) return hopedOfStores(s, plane, mode);
  return left(s, bomberBombs(s, plane, mode), targetFlakCards(s, plane, mode)) * meanPoints(s, mode, plane);
}

/** Z-25.82 — a box of a Damage Track counts for as much as a Fighter does in a Land campaign: an aircraft lost is one of them. */
export const BOX = 5;

/**
 * Z-21.82a — VPs for the target when so many Damage Points are hoped for: in between its levels, a part of the next. Z-25.82a: in a
 * Strike each of them is a box.
 */
export function vpsAt(s: Dogfight, points: number): number {
  const { carrier, kind } = ordersOf(s);
  if (carrier !== undefined) return BOX * points;
  return kind === 'mine-laying' || kind === 'transport' ? points : vpsAhead(s, points);
}

/** VPs that so many Damage Points more bring, on top of what has been done and of half of what others are going to do. */
export function vpsFor(s: Dogfight, more: number, others: number): number {
  const { points } = sortieOf(s);
  return vpsAt(s, points + others + more) - vpsAt(s, points + others);
}

/** Damage Points that are still on their way to the target. */
export function pointsComing(s: Dogfight): number {
  const { bombers, load, phase, where } = sortieOf(s);
  const { attacker, bomberSide } = ordersOf(s);
  if (stageOf(phase) > BOMB) return 0;
  let points = ohkasComing(s);
  for (let nth = 0; nth < bombers.length; nth++)
    if (bombers[nth].fate === FLYING && bomberSide[nth] === attacker && bombers[nth].load > UNLOADED)
      points += hopedOfBomber(s, s.planes.length + nth);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const element = elementOf(plane);
    if (load[plane] <= UNLOADED || s.planes[plane].fate !== FLYING || where[element] === HELD_OFF) continue;
    const mode = modeWith(s, load[plane]);
    const away = isKamikaze(s, plane) ? 0 : levelsAway(s.elements[element].altitude, mode);
    if (away <= Math.max(0, movesLeft(s, mode))) points += hopedOf(s, plane, mode);
  }
  return points;
}

/** Classes of aircraft and columns of the VP award table. */
const FIGHTER = 0;
const LIGHT = 1;
const COLUMNS = 3;

/** What is on the way to something is worth a part of it. */
const ON_THE_WAY = 0.6;

/** What becomes of an aircraft with its hits: the Hits that turn it and those that destroy it, and what either costs its side. */
interface Stake {
  hits: number;
  turned: number;
  lost: number;
  forTurned: number;
  forLost: number;
}
const unknownStake = (): Stake => ({ hits: 0, turned: 0, lost: 0, forTurned: 0, forLost: 0 });

/** VPs that a Damage Point on a warship is worth, about. */
const VPS_OF_POINT = 1.2;

/** CH-28.1a — how far a Mission has come: the search is a part of the way out. */
export const stageOf = (phase: number): number => (phase === SEARCH ? TARGET_BOUND : phase);

/** Z-25.71 — how likely a Damaged aircraft of a Strike is to be lost when it lands: about as at Close and Medium range. */
const RECOVERY = 0.35;

/**
 * Z-24.61a, Z-24.61c — with its bombs and its return, which only an undamaged aircraft of the bombing side brings. Z-25.82b: in a Strike
 * what counts is whether it comes back to its base. It is written into `stake`: whoever looks at many aircraft uses one.
 */
function stakeOf(s: Dogfight, plane: PlaneNo, stake: Stake): Stake {
  const { awards, attacker, phased, light, letters, bomberClass, bomberSide, crewLetters, damage, carrier } =
    ordersOf(s);
  const { been, phase, load } = sortieOf(s);
  let kind: number;
  let isBack: boolean;
  let isTurned: boolean;
  let skill: number;
  let bombs = 0;
  let side: Side;
  if (isBomber(s, plane)) {
    const nth = plane - s.planes.length;
    const bomber = bomberAt(s, plane);
    kind = bomberClass[nth];
    side = bomberSide[nth];
    isBack = side === attacker;
    skill = crewLetters[nth];
    isTurned = bomber.damaged === 1;
    stake.hits = bomber.hits;
    stake.turned = damage[nth * 2];
    stake.lost = damage[nth * 2 + 1];
    if (stageOf(phase) <= BOMB && bomber.load > UNLOADED) bombs = 0.7 * hopedOfBomber(s, plane);
  } else {
    const element = elementOf(plane);
    const own = s.planes[plane];
    kind = light[element] ? LIGHT : FIGHTER;
    side = s.fixed.side[element];
    isBack = side === attacker && (been[element] === 1 || stageOf(phase) < INGRESS);
    skill = plane % 2 === 0 ? letters[element] : 0;
    isTurned = own.damaged === 1;
    const isWing = s.elements[element].wing === plane;
    const { wingman, leader } = s.fixed;
    const of = (side: number): number =>
      isWing
        ? wingman[(element * 2 + side) * WINGMAN_RATINGS + WINGMAN_DAMAGE]
        : leader[(plane * 2 + side) * LEADER_RATINGS + DAMAGE];
    stake.hits = own.hits;
    stake.turned = of(0);
    stake.lost = of(1);
    if (stageOf(phase) <= BOMB && load[plane] > UNLOADED) bombs = hopedOf(s, plane, modeWith(s, load[plane]));
  }
  if (carrier !== undefined) {
    const lost = BOX * carrier.boxes[side];
    const landing = side === attacker ? RECOVERY * lost : 0;
    stake.forTurned = landing + (isTurned ? 0 : BOX * bombs);
    stake.forLost = lost - landing;
    return stake;
  }
  // CH-28.7a, CH-28.24c — nobody scores for a kamikaze, and it keeps its bombs until it is shot down.
  if (isKamikaze(s, plane)) {
    stake.forTurned = 0;
    stake.forLost = VPS_OF_POINT * bombs;
    return stake;
  }
  const at = kind * COLUMNS;
  stake.forTurned = isTurned ? 0 : awards[at] + (phased && isBack ? awards[at + 2] : 0) + bombs;
  stake.forLost = awards[at + 1] - awards[at] + skill;
  return stake;
}

/** What an aircraft with so many hits will have cost its side: what is lost, and a part of what is on the way to be. */
function costAt({ turned, lost, forTurned, forLost }: Stake, hits: number): number {
  if (hits >= lost) return forTurned + forLost;
  if (hits < turned) return (ON_THE_WAY * forTurned * hits) / turned;
  return forTurned + (ON_THE_WAY * forLost * (hits - turned)) / (lost - turned);
}

const costOfMore = (at: Stake, more: number): number => costAt(at, at.hits + more) - costAt(at, at.hits);

/** VPs that so many more hits on an aircraft cost its side. */
export const costOfHits = (s: Dogfight, plane: PlaneNo, more: number): number =>
  costOfMore(stakeOf(s, plane, unknownStake()), more);

/** What an attack on a Formation aircraft does, sometimes more and sometimes less. */
const attacks = [1, 2, 3, 4, 6];

/** VPs that an attack on an aircraft can be expected to cost its side. */
export function costOfAttack(s: Dogfight, plane: PlaneNo): number {
  const at = stakeOf(s, plane, unknownStake());
  let sum = 0;
  for (const hits of attacks) sum += costOfMore(at, hits);
  return sum / attacks.length;
}

/** VPs that so many cards of Flak can be expected to cost. */
export const costOfFlak = (s: Dogfight, plane: PlaneNo, cards: number): number =>
  cards === 0 ? 0 : costOfHits(s, plane, cards * odds(s).flak);

/** All the Flak that an Element meets over the target when it does nothing there. */
export function costOfPassing(s: Dogfight, element: ElementNo): number {
  const { areaFlak } = rules.targetOf(s);
  const { lead, wing } = s.elements[element];
  const cards = areaFlak[0] + areaFlak[1] + targetFlakCards(s, lead, PASSING);
  return costOfFlak(s, lead, cards) + (wing === NOBODY ? 0 : costOfFlak(s, wing, cards));
}

/** What it brings to strafe after having bombed: what the guns do, less what the Flak does then. */
export function worthOfStrafing(s: Dogfight, plane: PlaneNo): number {
  const { strafe } = ordersOf(s);
  const flak = targetFlakCards(s, plane, STRAFING);
  const mean = strafe.reduce((sum, result) => sum + strafingPoints(s, result), 0) / strafe.length;
  const points = left(s, strafingCards(s, plane), flak) * mean;
  return vpsFor(s, points, pointsComing(s)) - costOfFlak(s, plane, flak);
}

/** CH-28.7a, CH-18.83d — kamikazes and bombers with an MXY7 bring nothing for coming back. */
const comesBack = (s: Dogfight, nth: number): boolean =>
  !isKamikaze(s, s.planes.length + nth) && rules.ohkaOf(sortieOf(s), nth).stage === 0;

/** What a VP is worth: how far a Mission is won counts as well as that it is. */
export const WORTH_OF_VP = 0.025;

/** How likely an undamaged aircraft of the bombing side is to come back so. */
const COMES_BACK = 0.7;

/** VPs by which a side is ahead in the end, as far as can be told: what has been scored, what hits and bombs lead to, who comes home. */
export function forecastLead(s: Dogfight, side: Side): number {
  const orders = ordersOf(s);
  const sortie = sortieOf(s);
  const { attacker, awards, phased, bomberSide, bomberClass, light, evacuation, photographs, carrier } = orders;
  const totals = missionScore(s, orders, sortie);
  let lead = (totals[side] - totals[1 - side]) * (carrier === undefined ? 1 : BOX);
  if (s.outcome !== null || sortie.phase === OVER) return lead;
  let attackers = 0;
  const stake = unknownStake();
  const isOut = carrier === undefined && phased && stageOf(sortie.phase) < HOME_BOUND;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { fate, damaged } = s.planes[plane];
    const element = elementOf(plane);
    if (fate !== FLYING || !orders.flies[plane]) continue;
    const own = s.fixed.side[element];
    const at = stakeOf(s, plane, stake);
    const cost = costAt(at, at.hits);
    lead += own === side ? -cost : cost;
    const mayReturn = isOut && own === attacker && damaged === 0 && light[element] && !isKamikaze(s, plane);
    if (mayReturn && (sortie.been[element] === 1 || stageOf(sortie.phase) < INGRESS))
      attackers += COMES_BACK * awards[LIGHT * COLUMNS + 2];
  }
  for (let nth = 0; nth < sortie.bombers.length; nth++) {
    const { fate, damaged } = sortie.bombers[nth];
    if (fate !== FLYING) continue;
    const at = stakeOf(s, s.planes.length + nth, stake);
    const cost = costAt(at, at.hits);
    lead += bomberSide[nth] === side ? evacuation - cost : cost - evacuation;
    if (isOut && bomberSide[nth] === attacker && damaged === 0 && comesBack(s, nth))
      attackers += COMES_BACK * awards[bomberClass[nth] * COLUMNS + 2];
  }
  if (phased && stageOf(sortie.phase) <= BOMB) {
    if (orders.kind === 'reconnaissance' || orders.kind === 'patrol') attackers += 0.5 * photographs[1];
    else {
      const isCounted = orders.kind === 'mine-laying' || orders.kind === 'transport';
      const byLevel = isCounted ? sortie.points : (rules.targetOf(s).vps[targetLevel(orders, sortie)] ?? 0);
      const scored = carrier === undefined ? byLevel : BOX * sortie.points;
      attackers += vpsAt(s, sortie.points + pointsComing(s)) - scored;
    }
  }
  return lead + (side === attacker ? attackers : -attackers);
}

/** Whether an Element is over the target now. */
export const isOver = (s: Dogfight, element: ElementNo): boolean => sortieOf(s).where[element] === OVER_TARGET;
