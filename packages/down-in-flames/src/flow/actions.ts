import { type Card, EVERYONE, firstOf, holds, type RuleId, withoutFirst } from '@tallyho/kernel';
import {
  agile,
  attack,
  barrage,
  barrelRoll,
  type Choice,
  GIVE_UP,
  maneuver,
  PASS,
  rollDown,
  rollUp,
  scissors,
} from '../choices.ts';
import type { Use } from '../events.ts';
import { barChange } from '../rules/altitude.ts';
import { burstCost } from '../rules/bursts.ts';
import { EVASIVE, TIGHT_TURN, YO_YO } from '../rules/cards.ts';
import { barAdding } from '../rules/damage.ts';
import { isBomber } from '../rules/formation.ts';
import { barValue } from '../rules/maneuvers.ts';
import { barGivingUp } from '../rules/positions.ts';
import { lookRound, onOneself, type Prospects } from '../rules/prospects.ts';
import { enemiesInSight } from '../rules/targets.ts';
import { type Asks, DOWN, type Dogfight, type DogfightTable, NO_PLANE, ownerOf, type Plane, UP } from '../state.ts';
import { TO_ADVANTAGED, TO_MANEUVER, TO_NEUTRAL } from './answers.ts';
import { chooseBomber, offerBombers, takeBomberChoice } from './bombers.ts';
import { spendBursts, spendGunner } from './bursts.ts';
import { giveUp, startChange } from './change.ts';
import { playRedline } from './damage.ts';
import { startAttack, startExchange } from './exchange.ts';
import { clearTable, layCard } from './hands.ts';
import { refusedActions } from './refused-actions.ts';
import type { Turn } from './turn.ts';

/**
 * DIF-SEQ-05, DIF-SEQ-06 — cards are played as long as the player likes, each declared in its use (DIF-ACT-01,
 * DIF-ACT-02).
 */
export const actions: Asks<Turn> = {
  ask: 'act',
  because: 'DIF-SEQ-05',
  several: false,
  who: (s, { plane }) => (s.planes[plane].gone ? -1 : ownerOf(s, plane)),
  options(s, { plane }, _, options) {
    const { hand, aces } = s.planes[plane];
    options.push(PASS);
    if (barGivingUp(s, plane) === null) options.push(GIVE_UP);
    const inSight = enemiesInSight(s, plane);
    if (s.mission !== null) offerBombers(s, plane, inSight, options);
    if (hand.size + aces === 0) return options;
    const sighted = lookRound(s, plane, inSight);
    const alone = onOneself(s, plane);
    let useful = alone;
    for (let seen = sighted; seen !== null; seen = seen.next) useful |= seen.byTitle | seen.maneuvers;
    for (let left = useful; left !== 0; left = withoutFirst(left)) {
      const card = firstOf(left);
      if (holds(alone, card)) offerOnOneself(s, plane, card, options);
      for (let seen = sighted; seen !== null; seen = seen.next) against(s, plane, card, seen, options);
    }
    if (aces > 0)
      for (let seen = sighted; seen !== null; seen = seen.next) maneuvers(s, plane, s.fixed.marker, seen, options);
    return options;
  },
  refusals: (s, { plane }) => refusedActions(s, plane),
  chosen(t, { plane }, choice) {
    if (choice.do === 'pass') return;
    t.again();
    play(t, plane, choice);
  },
};

/** DIF-ACT-14, DIF-SPEC-11 — what is played on the own aircraft: Tactics and REDLINE, Barrage, VERTICAL ROLL. */
function offerOnOneself(s: Dogfight, plane: Plane, card: Card, options: Choice[]): void {
  const own = s.fixed.onOneself[card];
  if (own !== null) options.push(own);
  else if (holds(s.fixed.shooting, card)) options.push(barrage(card));
  else rolls(s, plane, card, options);
}

/** DIF-REACT-30, DIF-GAP-15 — VERTICAL ROLL up and down; the card itself does not pay for the climb. */
function rolls(s: Dogfight, plane: Plane, card: Card, options: Choice[]): void {
  const inHand = s.planes[plane].hand.size - 1;
  if (barChange(s, plane, UP, inHand) === null) options.push(rollUp(card));
  if (barChange(s, plane, DOWN, inHand) === null) options.push(rollDown(card));
}

/** DIF-OPT-13 — everything that can be declared with a card against one enemy: as what it is, and as a Maneuver. */
function against(s: Dogfight, plane: Plane, card: Card, can: Prospects, options: Choice[]): void {
  if (holds(can.byTitle, card)) byTitle(s, plane, card, can, options);
  if (holds(can.maneuvers, card)) maneuvers(s, plane, card, can, options);
}

function byTitle(s: Dogfight, plane: Plane, card: Card, can: Prospects, options: Choice[]): void {
  const { enemy } = can;
  if (holds(can.guns, card)) attacks(s, plane, card, enemy, false, options);
  if (holds(can.gunner, card)) attacks(s, plane, card, enemy, true, options);
  if (holds(can.barrelRoll, card)) options.push(barrelRoll(card, enemy));
  if (holds(can.scissors, card)) options.push(scissors(card, enemy));
  if (holds(can.agile, card)) options.push(agile(card, enemy));
}

/**
 * DIF-ACT-19, DIF-ACT-20 — an attack alone, and with each number of +1 hits cards. They do nothing for FUEL TANK
 * (DIF-GAP-05).
 */
function attacks(s: Dogfight, plane: Plane, card: Card, at: Plane, gunner: boolean, options: Choice[]): void {
  const helps = barAdding(s, card) === null;
  const tight = helps ? count(s, plane, TIGHT_TURN) : 0;
  const yoyo = helps ? count(s, plane, YO_YO) : 0;
  for (let a = 0; a <= tight; a++) for (let b = 0; b <= yoyo; b++) options.push(attack(card, at, gunner, a, b));
}

/** DIF-ACT-10 — as a Maneuver, up to its value. */
function maneuvers(s: Dogfight, plane: Plane, card: Card, { enemy, steps }: Prospects, options: Choice[]): void {
  for (let left = steps; left !== 0; left = withoutFirst(left)) {
    const n = firstOf(left);
    if (barValue(s, plane, card, n) === null) options.push(maneuver(card, enemy, n));
  }
}

function count(s: Dogfight, plane: Plane, wanted: number): number {
  const { copies, faces } = s.planes[plane].hand;
  let found = 0;
  for (let left = faces & s.fixed.showing[wanted]; left !== 0; left = withoutFirst(left))
    found += copies[firstOf(left)];
  return found;
}

function play(t: DogfightTable, plane: Plane, choice: Choice): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  switch (choice.do) {
    case 'attack':
      fire(t, plane, choice);
      break;
    case 'maneuver':
      lay(t, plane, choice.card, 'maneuver', choice.at, choice.steps, 'DIF-ACT-10');
      if (isBomber(s, choice.at) && s.mission?.chosen !== choice.at)
        chooseBomber(t, plane, choice.at, 'card', 'DIF-BMB-23');
      startExchange(t, TO_MANEUVER, plane, choice.at, choice.card, choice.steps);
      break;
    case 'barrel-roll':
      lay(t, plane, choice.card, 'barrel-roll', choice.at, 0, 'DIF-REACT-05');
      startExchange(t, TO_NEUTRAL, plane, choice.at, choice.card, 0);
      break;
    case 'agile':
      aircraft.agile = true;
      lay(t, plane, choice.card, 'agile', choice.at, 0, 'DIF-SPEC-08');
      startExchange(t, TO_ADVANTAGED, plane, choice.at, choice.card, 0);
      break;
    case 'scissors':
      lay(t, plane, choice.card, 'scissors', choice.at, 0, 'DIF-REACT-24');
      startExchange(t, TO_ADVANTAGED, plane, choice.at, choice.card, 0);
      break;
    case 'tactic':
      if (s.fixed.title[choice.card] === EVASIVE) aircraft.evasive++;
      else aircraft.bonus++;
      lay(
        t,
        plane,
        choice.card,
        'tactic',
        NO_PLANE,
        0,
        s.fixed.title[choice.card] === EVASIVE ? 'DIF-REACT-08' : 'DIF-ACT-18',
      );
      clearTable(s);
      break;
    case 'barrage':
      aircraft.bonus++;
      lay(t, plane, choice.card, 'barrage', NO_PLANE, 0, 'DIF-SPEC-11');
      clearTable(s);
      break;
    case 'roll-up':
    case 'roll-down':
      lay(t, plane, choice.card, 'vertical-roll', NO_PLANE, 0, 'DIF-REACT-30');
      startChange(t, plane, choice.do === 'roll-up' ? UP : DOWN);
      break;
    case 'give-up':
      giveUp(t, plane, 'DIF-SEQ-07');
      break;
    case 'redline':
      playRedline(t, plane, choice.card, false);
      break;
    default:
      takeBomberChoice(t, plane, choice);
  }
}

/** DIF-ACT-27 — an attack is paid for when it is declared; DIF-GAP-14: it uses up every bonus, whatever comes of it. */
function fire(
  t: DogfightTable,
  plane: Plane,
  { card, at, gunner, tight, yoyo }: Extract<Choice, { do: 'attack' }>,
): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  const cost = burstCost(s, at, s.fixed.bursts[card]);
  if (gunner) spendGunner(s, at, cost);
  else spendBursts(s, plane, at, cost);
  layCard(s, plane, card);
  const before = s.played.length;
  layTitle(s, plane, TIGHT_TURN, tight);
  layTitle(s, plane, YO_YO, yoyo);
  const bonus = aircraft.bonus + tight + yoyo;
  aircraft.bonus = 0;
  const use: Use = gunner ? 'gunner' : 'attack';
  t.say?.(EVERYONE, {
    event: 'played',
    plane,
    card,
    use,
    at,
    steps: 0,
    with: s.played.slice(before),
    because: gunner ? 'DIF-SPEC-02' : 'DIF-ACT-26',
  });
  startAttack(t, plane, at, card, bonus, gunner);
}

/** So many cards of a title from the hand onto the table. */
function layTitle(s: Dogfight, plane: Plane, wanted: number, howMany: number): void {
  const { hand } = s.planes[plane];
  for (let left = howMany; left > 0; left--) layCard(s, plane, firstOf(hand.faces & s.fixed.showing[wanted]));
}

function lay(t: DogfightTable, plane: Plane, card: Card, use: Use, at: Plane, steps: number, because: RuleId): void {
  layCard(t.state, plane, card);
  t.say?.(EVERYONE, { event: 'played', plane, card, use, at, steps, with: [], because });
}
