import type { Card } from '@tallyho/kernel';
import {
  aircraftClasses,
  BOMB,
  BOMBS,
  type Choice,
  type Dogfight,
  type ElementNo,
  elementOf,
  FIRES,
  FLYING,
  HELD_OFF,
  HOME_BOUND,
  isBomber,
  type MissionChoice,
  NOBODY,
  OVER_TARGET,
  type PlaneNo,
  rules,
  type Side,
  SKIPS,
  STRAFES,
  sortieOf,
  UNLOADED,
  UNPHASED,
} from '@tallyho/zero';
import { descentsLeft, weighFound } from './zero-kamikaze.ts';
import {
  hopedOfRocket,
  mayGoWithout,
  worthOfComingLaden,
  worthOfDepth,
  worthOfRockets,
  worthOfSetting,
  worthOfSkipping,
} from './zero-ordnance.ts';
import {
  costOfAttack,
  costOfHits,
  costOfPassing,
  hopedOf,
  hopedOfBomber,
  levelsAway,
  levelsTooHigh,
  lowestFor,
  meanPoints,
  modeWith,
  movesLeft,
  pointsComing,
  stageOf,
  vpsFor,
  worthOfStrafing,
} from './zero-raid.ts';

/** What a card is worth in the hand; the rules of thumb of the fight know. */
export type Worth = (s: Dogfight, card: Card) => number;

const VERY_LOW = 0;

const hitsOf = ({ fixed }: Dogfight, card: Card): number => {
  const face = fixed.face[card];
  return fixed.fuelTank[face] ? DEADLY : rules.isShot(fixed.title[face]) ? fixed.hits[face] : 0;
};
/** A shot into the fuel tank counts like so many hits. */
const DEADLY = 8;

/** Hits that a Formation aircraft can still take on the side that shows. */
export const bomberHitsLeft = (s: Dogfight, plane: PlaneNo): number =>
  rules.bomberCapacity(s, plane) - rules.bomberAt(s, plane).hits;

/** Fire at a Formation aircraft, more where it flips or destroys it. */
function worthOfShot(s: Dogfight, card: Card, at: PlaneNo): number {
  const hits = hitsOf(s, card);
  return 2.5 + 1.4 * hits + (hits >= bomberHitsLeft(s, at) ? 3 : 0);
}

const isLoaded = (s: Dogfight, plane: PlaneNo): boolean => plane !== NOBODY && rules.isLoaded(s, plane);

/** Whether an Element has something for the target. */
const isArmed = (s: Dogfight, element: ElementNo): boolean =>
  isLoaded(s, s.elements[element].lead) || isLoaded(s, s.elements[element].wing);

/** The levels where a side's Formations fly, by number of aircraft. */
function bombersAt(s: Dogfight, side: Side, altitude: number): number {
  const orders = s.fixed.sortie;
  if (orders === undefined) return 0;
  let count = 0;
  for (let nth = 0; nth < orders.altitude.length; nth++) {
    const { fate } = sortieOf(s).bombers[nth];
    if (fate === 0 && orders.bomberSide[nth] === side && orders.altitude[nth] === altitude) count++;
  }
  return count;
}

/** Interceptors look for the enemy's bombers, escorts stay with their own. */
export const worthOfLevel = (s: Dogfight, element: ElementNo, altitude: number): number => {
  const side = s.fixed.side[element];
  return Math.min(2, bombersAt(s, 1 - side, altitude)) + 0.7 * Math.min(2, bombersAt(s, side, altitude));
};

/** Z-17.23b — who is Engaged attacks no bombers: an escort that gets on an interceptor keeps him from them. */
export function worthOfEngaging(s: Dogfight, element: ElementNo, from: number): number {
  const { altitude } = s.elements[element];
  return from === 0 && bombersAt(s, s.fixed.side[element], altitude) > 0 ? ENGAGED : 0;
}
const ENGAGED = 1.2;

/** What an Element with bombs carries, as a mode. */
function modeOf(s: Dogfight, element: ElementNo): number {
  // CH-28.52a — kamikazes must be as low, and as early, as whoever drops a Torpedo.
  if (rules.isKamikazeElement(s, element)) return rules.TORPEDO;
  const { lead, wing } = s.elements[element];
  const { load } = sortieOf(s);
  return modeWith(s, Math.max(load[lead], wing === NOBODY ? 0 : load[wing]));
}

/**
 * What brings an Element with bombs to where they can be dropped, in time; null: nothing in particular. Torpedoes, and bombs of whoever
 * is too high, want to come down; nobody goes where there is no way back in time.
 */
export function weighBombersAltitude(s: Dogfight, element: ElementNo, choice: Choice): number | null {
  if (s.fixed.sortie === undefined || !isArmed(s, element) || !mayStillBomb(s, element)) return null;
  const { altitude } = s.elements[element];
  const mode = modeOf(s, element);
  const to = choice.do === 'dive' ? altitude - 1 : choice.do === 'climb' ? altitude + 1 : altitude;
  const away = levelsAway(altitude, mode);
  const moves = rules.isKamikazeElement(s, element) ? descentsLeft(s) : movesLeft(s, mode);
  if (levelsAway(to, mode) > moves - 1) return 0.1;
  if (away > 0) return levelsAway(to, mode) < away ? 5 : 0.3;
  if (levelsAway(to, mode) > 0) return 0.3;
  // Z-25.82a — in a Strike every Damage Point is a box: who can still come lower does.
  const isLower = isStrike(s) && levelsTooHigh(altitude, mode) > levelsTooHigh(to, mode);
  const isDone = to === altitude && !(isStrike(s) && levelsTooHigh(altitude, mode) > 0);
  return isLower || isDone ? 5 : 0.3;
}

/** Z-25.82 — whether boxes of Damage Tracks are what counts. */
const isStrike = ({ fixed }: Dogfight): boolean => fixed.sortie?.carrier !== undefined;

/** Z-15.2f — who is Damaged drops his load: in a Strike, and where kamikazes come (CH-28.7a: nobody scores for them, but they do), those who still carry theirs to the target are whom the CAP is after. */
export function worthOfRaider(s: Dogfight, at: PlaneNo): number {
  if (!(isStrike(s) || rules.isKamikaze(s, at)) || !isLoaded(s, at) || !mayStillBomb(s, elementOf(at))) return 0;
  return RAIDER * hopedOf(s, at, modeAt(s, at));
}
const RAIDER = 0.4;

/** Z-4.5a — in a Strike those with bombs begin where they do most, or the level above, from which they can still come down. */
export function worthOfBombersStart(s: Dogfight, element: ElementNo, altitude: number): number {
  if (rules.isKamikazeElement(s, element)) return altitude <= startOfKamikazes(s) ? LOW_DOWN : 0;
  if (!isStrike(s) || !isLoaded(s, element * 2)) return 0;
  const mode = modeAt(s, element * 2);
  const high = levelsTooHigh(altitude, mode);
  if (altitude < lowestFor(mode)) return 0;
  return high === 0 ? LOW_DOWN : high === 1 ? LOW_DOWN / 2 : 0;
}
const LOW_DOWN = 1.5;

/** CH-28.23c — from where kamikazes can come down to Very Low in time: a level for each turn of the way out, and one in Ingress. */
const startOfKamikazes = (s: Dogfight): number => rules.outwardTurns(s) + 1;

const modeAt = (s: Dogfight, plane: PlaneNo): number => modeWith(s, sortieOf(s).load[plane]);

/** Whether the bombs of an Element can still fall on the target. */
function mayStillBomb(s: Dogfight, element: ElementNo): boolean {
  const { phase, where } = sortieOf(s);
  return stageOf(phase) <= BOMB && phase !== UNPHASED && where[element] !== HELD_OFF;
}

/** Hits that a Leader, and that a Wingman, can hope for in a turn; a hit on a bomber is worth about so many VPs. */
const LEADERS_HITS = 2;
const WINGMANS_HITS = 1.2;
const TURNS_OVER = 3;

/** What an Element can hope to do to the enemy's bombers over the target, in VPs: those that are far above or below are reached late. */
function preyOver(s: Dogfight, element: ElementNo): number {
  const { altitude, wing } = s.elements[element];
  const hits = LEADERS_HITS + (wing === NOBODY ? 0 : WINGMANS_HITS);
  const side = 1 - s.fixed.side[element];
  const { altitude: level, bomberSide } = rules.ordersOf(s);
  const { bombers, where } = sortieOf(s);
  let best = 0;
  for (let nth = 0; nth < bombers.length; nth++) {
    if (bombers[nth].fate !== FLYING || bomberSide[nth] !== side) continue;
    const turns = Math.max(0, TURNS_OVER - Math.abs(level[nth] - altitude));
    best = Math.max(best, turns * costOfHits(s, s.planes.length + nth, hits));
  }
  for (let other = 0; other < s.elements.length; other++) {
    const { lead, altitude: there } = s.elements[other];
    if (s.fixed.side[other] !== side || lead === NOBODY || where[other] === HELD_OFF || !isArmed(s, other)) continue;
    const turns = Math.max(0, TURNS_OVER - Math.abs(there - altitude));
    best = Math.max(best, turns * costOfHits(s, lead, hits));
  }
  return best;
}

/** Whether the enemy has somebody over the target; the defender has said so first (Z-23.51b). */
function isEnemyOver(s: Dogfight, element: ElementNo): boolean {
  for (const enemy of s.fixed.enemies[element])
    if (s.elements[enemy].lead !== NOBODY && sortieOf(s).where[enemy] === OVER_TARGET) return true;
  return false;
}

/** What an escort over the target can save. */
const WORTH_OF_ESCORT = 5;

/**
 * Over the target: with bombs always. Interceptors go where there is more to shoot down than the Flak will cost them; escorts only after
 * an enemy who has gone there.
 */
function weighPlace(s: Dogfight, element: ElementNo, over: boolean): number {
  if (isArmed(s, element) || rules.isPatrolling(s, element)) return over ? 8 : 0.05;
  const isAttacker = s.fixed.side[element] === rules.ordersOf(s).attacker;
  const gain = isAttacker ? (isEnemyOver(s, element) ? WORTH_OF_ESCORT : 0) : preyOver(s, element);
  return over ? 0.1 + gain : 0.2 + costOfPassing(s, element);
}

/** Who has bombs is to drop them; who has none may strafe from Very Low. */
function isWanted(s: Dogfight, element: ElementNo, plane: PlaneNo): boolean {
  if (plane === NOBODY) return false;
  const { guns } = rules.ordersOf(s);
  const { strafable } = rules.targetOf(s);
  return isLoaded(s, plane) || (strafable && guns[element] && s.elements[element].altitude === VERY_LOW);
}

/** Bombs before all else; rockets do twice what guns do, through less Flak. */
const worthOfRun = (does: number): number =>
  does === BOMBS ? 4 : does === SKIPS ? 5 : does === FIRES ? 3 : does === STRAFES ? 2 : 0;

/** Z-20.53a — a Spoiled Attack stops the shot; fire only answers it. */
function weighCounter(s: Dogfight, card: Card, ace: boolean): number {
  const spoils = ace || s.fixed.sortie?.spoiled[card] === true;
  return 1 + hitsOf(s, card) + (spoils ? 3 : 0) - (ace ? 0.5 : 0);
}

/** Whether an enemy is about who could still hurt a side's aircraft. */
function isHunted(s: Dogfight, side: Side): boolean {
  for (let element = 0; element < s.elements.length; element++)
    if (s.fixed.side[element] !== side && s.elements[element].lead !== NOBODY) return true;
  return false;
}

/** More than staying, which counts 8. */
const GO = 9;

/** Who is Damaged and has nothing left to drop has nothing to win: to have gone home costs no more than to be Damaged. */
function weighLeave(s: Dogfight, plane: PlaneNo): number {
  const { damaged } = rules.bomberAt(s, plane);
  const { phase } = sortieOf(s);
  if (damaged === 0) return 0.02;
  const isSpent = stageOf(phase) > BOMB || hopedOfBomber(s, plane) === 0;
  const isInDanger = isHunted(s, rules.bomberSide(s, plane)) || (phase > UNPHASED && stageOf(phase) < HOME_BOUND);
  return isSpent && isInDanger ? GO : 0.02;
}

/** How likely it is to be destroyed when a Damaged aircraft breaks off, by the shift of the Level (Z-12.12c). */
const risks = new WeakMap<object, Map<number, number>>();
function riskOfBreakingOff({ fixed }: Dogfight, shift: number): number {
  let known = risks.get(fixed.face);
  if (known === undefined) {
    known = new Map();
    risks.set(fixed.face, known);
  }
  const before = known.get(shift);
  if (before !== undefined) return before;
  const lost = fixed.face.filter(
    (face) => rules.resultOf(rules.modified(rules.levelOf(fixed, face), shift), true) === 'destroyed',
  );
  const risk = lost.length / fixed.face.length;
  known.set(shift, risk);
  return risk;
}

/** Damaged aircraft of an Element with nothing to drop go home while it is safer than to stay. */
export function weighGoingHome(s: Dogfight, element: ElementNo): number {
  const { position } = s.elements[element];
  if (isArmed(s, element) && mayStillBomb(s, element)) return 0.05;
  const danger = position < 0 ? 0.2 - 0.1 * position : 0;
  return riskOfBreakingOff(s, rules.shiftFor(s, element, true)) < danger ? GO : 0.05;
}

/** Against whom the enemy is sent: whom it costs least. */
const worthOfNamed = (s: Dogfight, plane: PlaneNo): number =>
  4 / (0.5 + costOfAttack(s, plane)) + 0.5 * rules.turretCards(s, plane);

/** And whom one attacks oneself: whom it costs most, with few turrets. */
const worthOfPrey = (s: Dogfight, plane: PlaneNo): number =>
  1 + costOfAttack(s, plane) - 0.4 * rules.turretCards(s, plane);

/** Loads that cannot be dropped any more only weigh; who is pressed is rid of bombs that are worth less than he is. */
function weighJettison(s: Dogfight, plane: PlaneNo): number {
  const element = elementOf(plane);
  if (!mayStillBomb(s, element)) return GO;
  const { position, lead } = s.elements[element];
  if (lead !== plane || position >= 0 || sortieOf(s).phase === BOMB) return 0.02;
  const points = hopedOf(s, plane, modeAt(s, plane));
  const bombs = vpsFor(s, points, Math.max(0, pointsComing(s) - points));
  return -PRESSED * position > bombs ? GO : 0.02;
}
/** VPs that a Position is worth to whoever is Disadvantaged and cannot answer with every card. */
const PRESSED = 0.8;

/** CH-17.62, CH-18.43b — attack bombers do it all in one way through the Flak; rockets cost them a bomb. */
function weighBombersLoad(s: Dogfight, plane: PlaneNo, mode: number, load: number): number {
  const rockets = rules.hasRockets(load) ? hopedOfRocket(s) : 0;
  // Without bombs it has one thing less to drop.
  if (mode === rules.NO_BOMBS) return 0.5 * rockets;
  const bombs = mode === rules.TORPEDO ? 5 : mode === rules.LEVEL ? 1 : 2.5;
  return bombs + (rockets > 0 ? rockets - meanPoints(s, mode, plane) : 0);
}

/** What a load can be hoped to do. */
function weighLoad(s: Dogfight, plane: PlaneNo, load: number): number {
  const mode = modeWith(s, load);
  if (mayGoWithout(s, plane)) return load === UNLOADED ? 1 : Math.max(0.1, 1 + worthOfComingLaden(s, plane, load));
  if (isBomber(s, plane)) return weighBombersLoad(s, plane, mode, load);
  // CH-18.43a — beside bombs they are another way through the Flak.
  const rockets = rules.hasRockets(load) ? Math.max(0, worthOfRockets(s, plane)) : 0;
  return 0.1 + rockets + hopedOf(s, plane, mode, load) + (mode === rules.TORPEDO ? worthOfCoordination(s, plane) : 0);
}

/** Z-CGAP-113 — the first Torpedo of a Coordinated Attack spares all others some of the Flak. */
function worthOfCoordination(s: Dogfight, plane: PlaneNo): number {
  const { carrier, attacker, flies } = rules.ordersOf(s);
  if (carrier === undefined || carrier.coordination === 0) return 0;
  const { load } = sortieOf(s);
  let others = 0;
  for (let other = 0; other < s.planes.length; other++) {
    if (other === plane || !flies[other] || s.fixed.side[elementOf(other)] !== attacker || load[other] === 0) continue;
    if (load[other] === rules.TORPEDO + 1) return 0;
    others++;
  }
  return -carrier.coordination * SPARED * others;
}
/** Damage Points that a card of Flak less is worth to whoever bombs. */
const SPARED = 0.25;

/** To strafe as well is another way through the Flak. */
function weighStrafing(s: Dogfight, { lead, wing }: Running, leader: boolean, wingman: boolean): number {
  const gain = (leader ? worthOfStrafing(s, lead) : 0) + (wingman ? worthOfStrafing(s, wing) : 0);
  return Math.max(0.1, 1 + gain);
}

/** The two of an Element that passes over the target, as they were when it began. */
interface Running {
  readonly lead: PlaneNo;
  readonly wing: PlaneNo;
}

interface Flown {
  readonly plane: PlaneNo;
}

/** What an answer saves from the Flak. */
const weighStop = (s: Dogfight, { plane }: Flown, shot: Card): number =>
  1 + 1.5 * costOfHits(s, plane, hitsOf(s, shot));

/** LR-25 — a Leader for a bomber: the third of a chance to lose both, another to lose him for some Hits. A fresh fighter has better to do. */
const weighRamming = (s: Dogfight, at: PlaneNo): number => {
  const { element } = s.now;
  const { damaged } = s.planes[s.elements[element].lead];
  return (damaged === 1 ? 1.2 : 0.25) + (isHeavy(s, at) ? 0.8 : 0);
};

/** A Heavy Bomber is worth it. */
const isHeavy = (s: Dogfight, at: PlaneNo): boolean =>
  at >= s.planes.length && s.fixed.sortie?.bomberClass[at - s.planes.length] === aircraftClasses.indexOf('heavy');

/** A choice that only Missions have; `kind` is what is asked. */
export function weighMission(s: Dogfight, kind: string, at: object, choice: MissionChoice, worth: Worth): number {
  switch (choice.do) {
    case 'load':
      return weighLoad(s, choice.plane, choice.load);
    case 'jettison':
      return weighJettison(s, choice.plane);
    case 'over':
    case 'hold':
      return weighPlace(s, choice.element, choice.do === 'over');
    case 'run-in': {
      const { lead, wing } = s.elements[choice.element];
      const leads = choice.leader === isWanted(s, choice.element, lead);
      const follows = choice.wingman === isWanted(s, choice.element, wing);
      return leads && follows ? 8 : leads || follows ? 1 : 0.1;
    }
    case 'run':
      return 0.2 + worthOfRun(choice.leader) + worthOfRun(choice.wingman);
    case 'strafe':
      return weighStrafing(s, at as Running, choice.leader, choice.wingman);
    case 'stop':
    case 'stop-ace':
      return weighStop(s, at as Flown, choice.at) - 0.3 * worth(s, choice.card) - (choice.do === 'stop' ? 0 : 0.5);
    case 'wingman-bombers':
      return 2.8;
    case 'attack-bombers':
      return 2.6;
    case 'angle':
      return 1;
    case 'aim':
      return 1.6;
    case 'name':
      return kind === 'name-bomber' ? worthOfNamed(s, choice.at) : worthOfPrey(s, choice.at);
    case 'help':
    case 'help-ace':
      return 2.2 - 0.4 * worth(s, choice.card);
    case 'counter':
      return weighCounter(s, choice.card, choice.ace);
    case 'drop':
      return 1;
    case 'leave':
      return weighLeave(s, choice.at);
    case 'ram':
      return weighRamming(s, choice.at);
    case 'search':
      return weighFound(s, choice.how);
    case 'skip':
      return 1 + worthOfSkipping(s, choice.at);
    case 'fire':
      return Math.max(0.1, 1 + worthOfRockets(s, choice.at));
    case 'depth':
      return worthOfSetting[choice.depth];
    case 'submarine':
      return worthOfDepth[choice.depth];
  }
}

/** What a card is worth against Formation aircraft, and how long to go on. */
export function weighAttack(s: Dogfight, choice: Choice, shots: number): number {
  if (choice.do === 'done') return 1;
  if (choice.do !== 'play' || !isBomber(s, choice.at)) return 0.05;
  if (hitsOf(s, choice.card) > 0) return worthOfShot(s, choice.card, choice.at);
  // MANEUVERING and HALF LOOP win Bursts: good for whoever has shots to fire.
  return shots > 1 ? 1.4 : 0.2;
}
