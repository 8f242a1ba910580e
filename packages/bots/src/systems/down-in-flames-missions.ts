import { type Choice, type Dogfight, type Plane, rules, type Side } from '@tallyho/down-in-flames';
import { type Card, NO_CARD } from '@tallyho/kernel';
import { ANY_PRICE, shotsIn } from './down-in-flames-shots.ts';

const { AIRFRAME, DISPERSED, NORMAL, TIGHT, bombLoad, bombsIn, flakHits, isOverTarget, ratingOn, turretHand } = rules;

/** Which side sends the bombers. */
const attackerOf = (s: Dogfight): Side => s.fixed.mission?.attacker ?? 0;

/** Hits until an aircraft is lost. */
const hitsToLive = (s: Dogfight, plane: Plane): number => ratingOn(s, plane, 1, AIRFRAME) - s.planes[plane].hits;

/** Bombs that are still on their way to the target, each in a Normal pattern. */
function bombsComing(s: Dogfight): number {
  let bombs = 0;
  for (let plane = 0; plane < s.planes.length; plane++) if (isOverTarget(s, plane)) bombs += bombLoad(s, plane);
  return bombs;
}

/** Bombers want the mission to be short, their enemies want it long. */
const weighWinds = (s: Dogfight, side: Side, by: number): number => ((side === attackerOf(s)) === by < 0 ? 2 : 0.3);

/** A pattern that would do nothing is senseless: half of 1 is none. */
function weighFlak(s: Dogfight, pattern: number): number {
  const value = s.fixed.mission?.flak ?? 0;
  if (pattern === DISPERSED) return value >= 2 ? 1 : 0.1;
  return pattern === NORMAL ? 1.3 : 1;
}

/** Close together: every neighbour supports with its turrets and stands in the way of fighters. */
function weighPlace(s: Dogfight, choice: Extract<Choice, { do: 'place' }>): number {
  const square = rules.squareBeside(s, choice.beside, choice.way);
  let beside = 0;
  for (const way of [rules.AHEAD, rules.BEHIND, rules.LEFT, rules.RIGHT])
    if (rules.bomberIn(s, choice.beside, square + way) >= 0) beside++;
  return beside * beside;
}

/** Bombs that are needed stay on board; those of a cripple, or of one too many, may go. */
function weighJettison(s: Dogfight, plane: Plane): number {
  const needed = s.fixed.mission?.needed.destroyed ?? 0;
  const load = bombLoad(s, plane);
  const without = bombsComing(s) - load;
  if (load === 0) return 3;
  if (without >= needed) return 1.2;
  return s.planes[plane].face === 1 ? 0.3 : 0.08;
}

/** The enemy is sent against the bomber that bites and can bear it. */
const weighName = (s: Dogfight, plane: Plane): number => 1 + turretHand(s, plane) + 0.7 * hitsToLive(s, plane);

/** A bomber is a good target if it is easy to bring down and carries much. */
function worthOfBomber(s: Dogfight, bomber: Plane): number {
  const ease = 3 / Math.max(1, hitsToLive(s, bomber)) - 0.12 * turretHand(s, bomber);
  return 0.8 + ease + 0.05 * bombLoad(s, bomber);
}

/** Choosing a bomber is worth something to a fighter that can fire at it; changing one's mind seldom is. */
function weighChoosing(s: Dogfight, plane: Plane, choice: Choice): number {
  const card = choice.do === 'choose-by-card' ? choice.card : NO_CARD;
  const shots = shotsIn(s, plane, card, ANY_PRICE);
  if (shots === 0) return 0.05;
  const fresh = s.mission !== null && s.mission.chosen >= 0 ? 0.15 : 1;
  switch (choice.do) {
    case 'choose':
      return fresh * (1 + 2 * worthOfBomber(s, choice.at));
    case 'choose-by-speed':
      return fresh * (0.6 + 1.6 * worthOfBomber(s, choice.at));
    case 'choose-by-card':
      return fresh * 0.9 * worthOfBomber(s, choice.at);
    default:
      return fresh * 1.8;
  }
}

interface Shooting {
  aim: number;
  by: Plane;
  to: Plane;
  card: Card;
  hits: number;
  shot: Card;
  added: number;
}

/** Turrets shoot: best what hits hardest, and what saves the bomber when it matters. */
function weighTurret(s: Dogfight, at: Shooting, choice: Choice): number {
  if (choice.do !== 'turret') return s.planes[at.to].hand.size > 2 ? 0.4 : 0.8;
  const { fixed } = s;
  const { card } = choice;
  const hits = fixed.fuelTank[card] ? 5 : fixed.hits[card] + choice.with.length;
  let weight = 0.8 + 0.7 * hits - 0.25 * choice.with.length + (hits >= hitsToLive(s, at.by) ? 3 : 0);
  if (at.aim !== 0) return weight;
  if (fixed.fuelTank[at.card]) return fixed.stops[card] ? 15 : weight;
  const left = ratingOn(s, at.to, s.planes[at.to].face, AIRFRAME) - s.planes[at.to].hits;
  if (at.hits >= left && at.hits - fixed.guards[card] < left) weight += 5;
  return weight + 0.6 * fixed.guards[card];
}

/** An answer to a bomber's shot costs a card of the attack: worth it when the shot hurts. */
function weighDodge(s: Dogfight, at: Shooting, choice: Choice, worth: (card: Card) => number): number {
  const hits = s.fixed.fuelTank[at.shot] ? 9 : s.fixed.hits[at.shot] + at.added;
  const left = ratingOn(s, at.by, s.planes[at.by].face, AIRFRAME) - s.planes[at.by].hits;
  const stake = 0.9 * hits + (hits >= left ? 3 : 0);
  if (choice.do === 'answer') return Math.max(0.1, 1.2 + stake - 0.5 * worth(choice.card));
  return choice.do === 'pass' ? Math.max(0.1, 3 - 0.7 * stake) : 0.05;
}

/** What a pattern brings on average, whatever the Flak: bombs that arrive, less what the aircraft is worth if it is lost. */
function weighBombing(s: Dogfight, plane: Plane, pattern: number): number {
  const { hits, fighter } = s.planes[plane];
  const value = s.fixed.mission?.flak ?? 0;
  const card = s.fixed.fighters[fighter];
  const [turned, lost] = [ratingOn(s, plane, 0, AIRFRAME), ratingOn(s, plane, 1, AIRFRAME)];
  let gain = 0;
  for (const flak of [DISPERSED, NORMAL, TIGHT]) {
    const total = hits + flakHits(value, flak, pattern);
    if (total >= lost) gain -= card.points;
    else gain += bombsIn(total >= turned ? card.damaged.bombs : card.front.bombs, pattern);
  }
  return Math.max(0.1, gain);
}

/** Decisions that only missions know; null: this is another one. `worth` is what a card is worth in the hand. */
export function weighMission(
  s: Dogfight,
  kind: string,
  at: object,
  choice: Choice,
  worth: (card: Card) => number,
): number | null {
  switch (choice.do) {
    case 'shift':
      return 1;
    case 'winds': {
      const { round } = at as { round: number };
      return weighWinds(s, s.fixed.mission?.declarations[round]?.side ?? 0, choice.by);
    }
    case 'flak':
      return weighFlak(s, choice.pattern);
    case 'place':
      return weighPlace(s, choice);
    case 'jettison':
      return weighJettison(s, choice.plane);
    case 'name':
      return weighName(s, choice.at);
    case 'choose':
    case 'choose-by-speed':
    case 'choose-by-card':
    case 'leave-choice':
      return weighChoosing(s, s.active, choice);
    case 'bomb':
      return weighBombing(s, choice.plane, choice.pattern);
  }
  if (kind === 'turret') return weighTurret(s, at as Shooting, choice);
  if (kind === 'dodge') return weighDodge(s, at as Shooting, choice, worth);
  return kind === 'jettison' ? 1 : null;
}

/** What the target is likely to bring the attacker, of all that it can bring. */
function targetShare(s: Dogfight): number {
  const { mission, fixed } = s;
  if (mission === null || fixed.mission === null) return 0;
  const { needed, points } = fixed.mission;
  const bombs = mission.status >= 0 ? mission.bombs : bombsComing(s);
  if (bombs >= needed.destroyed) return points.destroyed;
  if (bombs < needed.damaged) return -points.destroyed * (1 - bombs / needed.damaged);
  return points.damaged;
}

/** How a mission stands: the points for aircraft and for the target as it would end now, and the hits on the way to more. */
export function estimateMission(s: Dogfight, side: Side): number {
  let lead = side === attackerOf(s) ? targetShare(s) : -targetShare(s);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { hits, gone, hand } = s.planes[plane];
    const worth = rules.worth(s, plane);
    const share = gone
      ? rules.lossPoints(s, plane)
      : 0.6 * worth * (hits / ratingOn(s, plane, 1, AIRFRAME)) - 0.1 * hand.size;
    lead += s.fixed.side[plane] === side ? -share : share;
  }
  const scale = s.fixed.mission?.scale ?? 1;
  return Math.min(0.95, Math.max(0.05, 0.5 + (lead / scale) * 0.02));
}
