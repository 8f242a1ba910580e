import { listOf, type Seat } from '@tallyho/kernel';
import {
  act,
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
  startAt,
  tactic,
  turret,
  turretWith,
} from './choices.ts';
import { GUNNER } from './fixed.ts';
import { cardsOfSeat } from './held.ts';
import { enemyBombers } from './rules/bombers.ts';
import { ACE_PILOT, addsHit, BARREL_ROLL, EVASIVE, isAttack, REDLINE, SCISSORS, VERTICAL_ROLL } from './rules/cards.ts';
import { isBomber } from './rules/formation.ts';
import { maneuverValue } from './rules/maneuvers.ts';
import { position } from './rules/positions.ts';
import { barGunnerFire, barGuns } from './rules/prospects.ts';
import { hasBarrage, isAgile, rating } from './rules/ratings.ts';
import { foesOf } from './rules/targets.ts';
import { type Dogfight, NEUTRAL, type Plane, TAILING, VERY_HIGH } from './state.ts';

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

/** Each card of the hand by itself, wherever none is asked for: a Tactic or anything else, and REDLINE. */
const playing = (s: Dogfight, plane: Plane): Choice[] =>
  listOf(s.planes[plane].hand.faces).map((card) =>
    s.fixed.faces[card].title === 'REDLINE' ? redline(card) : tactic(card),
  );

/** The same where no aircraft is asked, but its player. */
function playingAny(s: Dogfight, seat: Seat): Choice[] {
  const isMarked = s.planes.some(({ aces }, plane) => aces > 0 && s.fixed.owner[plane] === seat && !isBomber(s, plane));
  return [...cardsOfSeat(s, seat), ...(isMarked ? [s.fixed.marker] : [])].map(tactic);
}

/** DIF-BMB-28, DIF-BMB-37 — each card of the turrets, and each shot with each card that adds a hit. */
function turrets(s: Dogfight, plane: Plane): Choice[] {
  const cards = listOf(s.planes[plane].hand.faces);
  const isShot = (card: number): boolean => isAttack(s.fixed.title[card]);
  const added = cards.filter((card) => s.fixed.faces[card].bomber === 'plus-1-hit' && !isShot(card));
  return cards.flatMap((card) => [turret(card), ...(isShot(card) ? added.map((one) => turretWith(card, [one])) : [])]);
}

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
  if (isAttack(title)) tries.push(...attacks(s, plane, card, enemy, false));
  if (isAttack(title) && rating(s, plane, GUNNER) > 0) tries.push(...attacks(s, plane, card, enemy, true));
  if (title === SCISSORS) tries.push(scissors(card, enemy));
  if (title === BARREL_ROLL) tries.push(barrelRoll(card, enemy));
  if (title !== SCISSORS && card !== s.fixed.marker && isAgile(s, plane)) tries.push(agile(card, enemy));
  return tries;
}

/** A card in every way; where it does nothing by itself, and no enemy flies any more, as if it were played at nobody. */
function acting(s: Dogfight, plane: Plane, card: number): Choice[] {
  const foes = foesOf(s, plane);
  const alone = onOneself(s, plane, card);
  if (foes.length === 0 && alone.length === 0 && card !== s.fixed.marker) return [tactic(card)];
  return [...alone, ...foes.flatMap((enemy) => against(s, plane, card, enemy))];
}

/** DIF-ACT-19 — a shot; and, where it could be fired, it with each card that adds a hit. */
function attacks(s: Dogfight, plane: Plane, card: number, enemy: Plane, gunner: boolean): Choice[] {
  const isBarred = (gunner ? barGunnerFire : barGuns)(s, plane, enemy, card) !== null;
  const has = (title: string): boolean =>
    !isBarred && listOf(s.planes[plane].hand.faces).some((one) => s.fixed.faces[one].title === title);
  return [
    attack(card, enemy, gunner, 0, 0),
    ...(has('TIGHT TURN') ? [attack(card, enemy, gunner, 1, 0)] : []),
    ...(has('YO-YO') ? [attack(card, enemy, gunner, 0, 1)] : []),
  ];
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
    case 'start':
      return Array.from({ length: VERY_HIGH + 1 }, (_, level) => startAt(level)).concat(playingAny(s, seat));
    case 'next':
      return s.planes.flatMap((_, n) => (s.fixed.side[n] === s.acting ? [act(n)] : [])).concat(playingAny(s, seat));
    case 'begin':
    case 'formation':
    case 'jettison':
    case 'name':
    case 'bombing':
      return playingAny(s, seat);
    case 'altitude':
      return [STAY, CLIMB, DIVE, GIVE_UP, ...playing(s, plane)];
    case 'speed':
      return [GIVE_UP, ...foesOf(s, plane).map(speedAt), ...choosing(s, plane, true), ...playing(s, plane)];
    case 'act':
      return [GIVE_UP, ...choosing(s, plane, false), ...cardsOf(s, plane).flatMap((card) => acting(s, plane, card))];
    case 'answer':
      return redlineOr(s, last === by ? to : by, answer);
    case 'dodge':
      return redlineOr(s, by, answer);
    case 'evade':
      return redlineOr(s, plane, evade).filter((choice) => !('card' in choice) || choice.card !== s.fixed.marker);
    case 'turret':
      return turrets(s, to);
    case 'follow':
      return [FOLLOW, STAY, ...playing(s, plane)];
    case 'pay':
    case 'stall':
    case 'discard':
      return [...listOf(s.planes[plane].hand.faces).map(discard), ...redlinesOf(s, plane)];
    default:
      return [];
  }
}
