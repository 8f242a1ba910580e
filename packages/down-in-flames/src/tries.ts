import { listOf, type Seat } from '@tallyho/kernel';
import {
  agile,
  answer,
  attack,
  barrage,
  barrelRoll,
  type Choice,
  CLIMB,
  choose,
  chooseByCard,
  chooseBySpeed,
  DIVE,
  discard,
  evade,
  FOLLOW,
  fly,
  flyWith,
  GIVE_UP,
  LEAVE_CHOICE,
  maneuver,
  redline,
  rollDown,
  rollUp,
  STAY,
  scissors,
  speedAt,
  tactic,
  turret,
} from './choices.ts';
import { GUNNER } from './fixed.ts';
import { enemyBombers } from './rules/bombers.ts';
import { ACE_PILOT, addsHit, BARREL_ROLL, EVASIVE, isAttack, REDLINE, SCISSORS, VERTICAL_ROLL } from './rules/cards.ts';
import { maneuverValue } from './rules/maneuvers.ts';
import { position } from './rules/positions.ts';
import { hasBarrage, isAgile, rating } from './rules/ratings.ts';
import { foesOf } from './rules/targets.ts';
import { type Dogfight, NEUTRAL, type Plane, TAILING } from './state.ts';

/*
 * What somebody might look for at a decision, whether the rules allow it or not. All of it must be offered, or refused
 * with a reason and a rule: nothing is passed over in silence.
 */

/** The values of the top frame that say whose decision it is. */
interface At {
  readonly plane?: Plane;
  readonly by?: Plane;
  readonly to?: Plane;
  readonly last?: Plane;
  readonly round?: number;
}

/** Each card of the hand, and an Ace Pilot marker, if there is one. */
const cardsOf = (s: Dogfight, plane: Plane): number[] => {
  const { hand, aces } = s.planes[plane];
  return aces > 0 ? [...listOf(hand.faces), s.fixed.marker] : listOf(hand.faces);
};

/** DIF-REACT-22 — REDLINE is looked for at every decision of its aircraft; the other cards in some other way. */
const redlineOr = (s: Dogfight, plane: Plane, other: (card: number) => Choice): Choice[] =>
  cardsOf(s, plane).map((card) => (s.fixed.title[card] === REDLINE ? redline(card) : other(card)));

const redlinesOf = (s: Dogfight, plane: Plane): Choice[] =>
  listOf(s.planes[plane].hand.faces & s.fixed.showing[REDLINE]).map(redline);

/** A card on one's own aircraft: Tactics, Barrage, VERTICAL ROLL, REDLINE; ACE PILOT outside an exchange. */
function onOneself(s: Dogfight, plane: Plane, card: number): Choice[] {
  const title = s.fixed.title[card];
  if (card === s.fixed.marker) return [];
  if (addsHit(title) || title === EVASIVE) return [tactic(card)];
  if (title === VERTICAL_ROLL) return [rollUp(card), rollDown(card)];
  if (title === REDLINE) return [redline(card)];
  if (title === ACE_PILOT) return [answer(card)];
  return isAttack(title) && hasBarrage(s, plane) ? [barrage(card)] : [];
}

/** A card against an enemy: as what it is, as a Maneuver of every number of steps, and as SCISSORS if one is Agile. */
function against(s: Dogfight, plane: Plane, card: number, enemy: Plane): Choice[] {
  const title = s.fixed.title[card];
  const steps = maneuverValue(s, plane, card) === 0 ? 1 : TAILING - Math.max(position(s, plane, enemy), NEUTRAL);
  const tries: Choice[] = [];
  for (let n = 1; n <= steps; n++) tries.push(maneuver(card, enemy, n));
  if (isAttack(title)) tries.push(attack(card, enemy, false, 0, 0));
  if (isAttack(title) && rating(s, plane, GUNNER) > 0) tries.push(attack(card, enemy, true, 0, 0));
  if (title === SCISSORS) tries.push(scissors(card, enemy));
  if (title === BARREL_ROLL) tries.push(barrelRoll(card, enemy));
  if (title !== SCISSORS && card !== s.fixed.marker && isAgile(s, plane)) tries.push(agile(card, enemy));
  return tries;
}

/** DIF-BMB-12 — all ways to choose an enemy bomber. */
function choosing(s: Dogfight, plane: Plane, bySpeed: boolean): Choice[] {
  const bombers = enemyBombers(s, plane);
  if (bombers.length === 0) return [];
  const cards = listOf(s.planes[plane].hand.faces);
  return bombers
    .flatMap((at) => [
      choose(at),
      ...(bySpeed ? [chooseBySpeed(at)] : []),
      ...cards.map((card) => chooseByCard(card, at)),
    ])
    .concat(LEAVE_CHOICE);
}

export function tries(s: Dogfight, kind: string, seat: Seat): readonly Choice[] {
  const { plane = 0, by = 0, to = 0, last = 0, round = 0 } = s.frames[s.frames.length - 1].at as At;
  switch (kind) {
    case 'aircraft':
      return s.fixed.fighters.map((_, fighter) => fly(fighter));
    case 'pilot':
      return s.fixed.choosing[seat][round] === undefined ? [] : s.fixed.pilots.map((_, pilot) => flyWith(pilot));
    case 'altitude':
      return [STAY, CLIMB, DIVE, GIVE_UP, ...redlinesOf(s, plane)];
    case 'speed':
      return [GIVE_UP, ...foesOf(s, plane).map(speedAt), ...choosing(s, plane, true), ...redlinesOf(s, plane)];
    case 'act':
      return [
        GIVE_UP,
        ...choosing(s, plane, false),
        ...cardsOf(s, plane).flatMap((card) => [
          ...onOneself(s, plane, card),
          ...foesOf(s, plane).flatMap((enemy) => against(s, plane, card, enemy)),
        ]),
      ];
    case 'answer':
      return redlineOr(s, last === by ? to : by, answer);
    case 'dodge':
      return redlineOr(s, by, answer);
    case 'evade':
      return redlineOr(s, plane, evade).filter((choice) => !('card' in choice) || choice.card !== s.fixed.marker);
    case 'turret':
      return listOf(s.planes[to].hand.faces).map(turret);
    case 'follow':
      return [FOLLOW, STAY, ...redlinesOf(s, plane)];
    case 'pay':
    case 'stall':
    case 'discard':
      return [...listOf(s.planes[plane].hand.faces).map(discard), ...redlinesOf(s, plane)];
    default:
      return [];
  }
}
