import { type Card, EVERYONE, type RuleId } from '@tallyho/kernel';
import {
  agile,
  attack,
  barrage,
  barrelRoll,
  type Choice,
  GIVE_UP,
  maneuver,
  PASS,
  redline,
  rollDown,
  rollUp,
  scissors,
  tactic,
} from '../choices.ts';
import type { Use } from '../events.ts';
import { barChange } from '../rules/altitude.ts';
import { burstCost, spendBursts, spendGunner } from '../rules/bursts.ts';
import {
  BARREL_ROLL,
  EVASIVE,
  IN_MY_SIGHTS,
  OUT_OF_THE_SUN,
  REDLINE,
  SCISSORS,
  TIGHT_TURN,
  VERTICAL_ROLL,
  YO_YO,
} from '../rules/cards.ts';
import { maneuverValue } from '../rules/maneuvers.ts';
import { type Prospects, prospects } from '../rules/prospects.ts';
import { hasBarrage } from '../rules/ratings.ts';
import { isFoe } from '../rules/targets.ts';
import { type Asks, type Dogfight, type DogfightTable, NO_PLANE, ownerOf, type Plane } from '../state.ts';
import { giveUp, startChange } from './change.ts';
import { playRedline } from './damage.ts';
import { startAttack, startExchange, TO_ADVANTAGED, TO_MANEUVER, TO_NEUTRAL } from './exchange.ts';
import { clearTable, layCard } from './hands.ts';
import { refusedActions } from './refused-actions.ts';
import type { Turn } from './turn.ts';

/** DIF-SEQ-05, DIF-SEQ-06 — cards are played as long as the player likes, each declared in its use (DIF-ACT-01, DIF-ACT-02). */
export const actions: Asks<Turn> = {
  ask: 'act',
  because: 'DIF-SEQ-05',
  several: false,
  who: (s, { plane }) => (s.planes[plane].gone ? -1 : ownerOf(s, plane)),
  options(s, { plane }) {
    const options: Choice[] = [PASS];
    if (s.planes[plane].prey !== NO_PLANE) options.push(GIVE_UP);
    onOneself(s, plane, options);
    for (let enemy = 0; enemy < s.planes.length; enemy++) if (isFoe(s, plane, enemy)) against(s, plane, enemy, options);
    return options;
  },
  refusals: (s, { plane }) => refusedActions(s, plane),
  chosen(t, { plane }, choice) {
    if (choice.do === 'pass') return;
    t.goto(actions);
    play(t, plane, choice);
  },
};

/** DIF-ACT-14, DIF-ACT-16 — cards on one's own aircraft: nobody can answer them (DIF-ACT-15). */
function onOneself(s: Dogfight, plane: Plane, options: Choice[]): void {
  const { title } = s.fixed;
  const { hand } = s.planes[plane];
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === last) continue;
    last = card;
    switch (title[card]) {
      case TIGHT_TURN:
      case YO_YO:
      case EVASIVE:
        options.push(tactic(card));
        break;
      case VERTICAL_ROLL:
        if (barChange(s, plane, 1, hand.length - 1) === null) options.push(rollUp(card));
        if (barChange(s, plane, -1, hand.length - 1) === null) options.push(rollDown(card));
        break;
      case IN_MY_SIGHTS:
      case OUT_OF_THE_SUN:
        if (hasBarrage(s, plane)) options.push(barrage(card));
        break;
      case REDLINE:
        options.push(redline(card));
        break;
    }
  }
}

/** DIF-OPT-13 — everything that can be declared against one enemy. */
function against(s: Dogfight, plane: Plane, enemy: Plane, options: Choice[]): void {
  const can = prospects(s, plane, enemy);
  if (can.steps === 0 && can.guns < 0 && can.gunner < 0) return;
  const { title, bursts } = s.fixed;
  const { hand, aces } = s.planes[plane];
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === last) continue;
    last = card;
    switch (title[card]) {
      case IN_MY_SIGHTS:
      case OUT_OF_THE_SUN:
        if (bursts[card] <= can.guns) attacks(s, plane, card, enemy, false, options);
        if (bursts[card] <= can.gunner) attacks(s, plane, card, enemy, true, options);
        break;
      case BARREL_ROLL:
        if (can.barrelRoll) options.push(barrelRoll(card, enemy));
        break;
      case SCISSORS:
        if (can.scissors) options.push(scissors(card, enemy));
        break;
    }
    if (can.agile && title[card] !== SCISSORS) options.push(agile(card, enemy));
    if (can.steps !== 0) maneuvers(s, plane, card, enemy, can, options);
  }
  if (aces > 0) maneuvers(s, plane, s.fixed.marker, enemy, can, options);
}

/** DIF-ACT-19, DIF-ACT-20 — an attack alone, and with each number of +1 hits cards. They do nothing for FUEL TANK (DIF-GAP-05). */
function attacks(s: Dogfight, plane: Plane, card: Card, at: Plane, gunner: boolean, options: Choice[]): void {
  const helps = !s.fixed.fuelTank[card];
  const tight = helps ? count(s, plane, TIGHT_TURN) : 0;
  const yoyo = helps ? count(s, plane, YO_YO) : 0;
  for (let a = 0; a <= tight; a++) for (let b = 0; b <= yoyo; b++) options.push(attack(card, at, gunner, a, b));
}

/** DIF-ACT-10 — as a Maneuver, up to its value. */
function maneuvers(s: Dogfight, plane: Plane, card: Card, at: Plane, { steps }: Prospects, options: Choice[]): void {
  const value = maneuverValue(s, plane, card);
  for (let n = 1; n <= value; n++) if ((steps & (1 << n)) !== 0) options.push(maneuver(card, at, n));
}

function count(s: Dogfight, plane: Plane, wanted: number): number {
  const { title } = s.fixed;
  const { hand } = s.planes[plane];
  let found = 0;
  for (let i = 0; i < hand.length; i++) if (title[hand[i]] === wanted) found++;
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
      startChange(t, plane, choice.do === 'roll-up' ? 1 : -1);
      break;
    case 'give-up':
      giveUp(t, plane);
      break;
    case 'redline':
      playRedline(t, plane, choice.card, false);
      break;
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
  for (let left = howMany; left > 0; left--) {
    let i = 0;
    while (s.fixed.title[hand[i]] !== wanted) i++;
    layCard(s, plane, hand[i]);
  }
}

function lay(t: DogfightTable, plane: Plane, card: Card, use: Use, at: Plane, steps: number, because: RuleId): void {
  layCard(t.state, plane, card);
  t.say?.(EVERYONE, { event: 'played', plane, card, use, at, steps, with: [], because });
}
