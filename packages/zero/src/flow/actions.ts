import { type Card, EVERYONE, type Faces, firstOf, withoutFirst } from '@tallyho/kernel';
import {
  agile,
  attackWingman,
  BREAK_BOTH,
  BREAK_LEADER,
  BREAK_WINGMAN,
  type Choice,
  DONE,
  GIVE_UP,
  gunner,
  play as playAt,
  rollDown,
  rollUp,
} from '../choices.ts';
import { cardOf } from '../hand.ts';
import { barClimb, barDive } from '../rules/altitude.ts';
import { barAgile, barAnnouncing, fitAt, isAgile } from '../rules/attacks.ts';
import { barBreakOff } from '../rules/break-off.ts';
import { isWingman } from '../rules/bursts.ts';
import { isShot, SCISSORS, VERTICAL_ROLL } from '../rules/cards.ts';
import { isEnemyNear } from '../rules/engagement.ts';
import { barGunner, gunnerShots } from '../rules/gunners.ts';
import { barGivingUp } from '../rules/positions.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightTable,
  type ElementNo,
  elementOf,
  isBomber,
  NEUTRAL,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { breakOff } from './break-off.ts';
import { release } from './damage.ts';
import { BY_GUNNER, BY_LEADER, exchange, exchangeOf } from './exchange.ts';
import { discardAll, HAND, layCard, MINI } from './hands.ts';
import { callExchange } from './helped-exchange.ts';
import { refusePlays } from './refusals.ts';
import { callDefence } from './wingman.ts';

/**
 * Z-3.3a — phase 3: cards one at a time, each exchange finished before the next action. Z-8.2a: Attacks are started
 * only here, in one's own sequence.
 */
export const playPhase: Asks<{ element: ElementNo }> = {
  ask: 'play',
  because: 'Z-3.3a',
  several: false,
  who: (s, { element }) => (s.elements[element].lead === NOBODY ? NOBODY : ownerOf(s, element)),
  options(s, { element }, _, options) {
    // Most enemies are at other Altitudes: where nobody is near, nothing that needs an enemy is looked into.
    const near = isEnemyNear(s, element);
    const isPursued = s.elements[element].position < NEUTRAL;
    options.push(DONE);
    if (near) offerCards(s, element, options);
    offerRolls(s, element, options);
    if (near || isPursued) offerAnnouncements(s, element, options);
    if (near) offerAgile(s, element, options);
    if (isPursued) offerGunner(s, element, options);
    if (barGivingUp(s, element) === null) options.push(GIVE_UP);
    if (barBreakOff(s, element) === null) offerBreakOff(s, element, options);
    return options;
  },
  refusals: (s, { element }) => refusePlays(s, element),
  chosen(t, { element }, choice) {
    switch (choice.do) {
      case 'play':
      case 'agile':
      case 'gunner':
        t.again();
        return attack(t, element, choice.do, choice.card, choice.at);
      case 'roll':
        t.again();
        return roll(t, element, choice.card, choice.up);
      case 'attack':
        t.again();
        return announce(t, element, choice.at);
      case 'give-up':
        t.again();
        return giveUp(t, element);
      case 'break-off':
        return breakOff(t, element, choice.leader, choice.wingman);
      default:
        return closePlay(t);
    }
  },
};

/** Cards that have an Attack section, for an enemy. */
function offerCards(s: Dogfight, element: ElementNo, options: Choice[]): void {
  const { elements } = s;
  const { target } = s.now;
  if (target === NOBODY) {
    const enemies = s.fixed.enemies[element];
    for (let i = 0; i < enemies.length; i++) offerAt(s, element, elements[enemies[i]].lead, options);
  } else if (!isBomber(s, target)) offerAt(s, element, target, options);
}

function offerAt(s: Dogfight, element: ElementNo, at: PlaneNo, options: Choice[]): void {
  if (at === NOBODY) return;
  const { hand } = s.elements[element];
  for (let left = hand.faces & fitAt(s, element, at); left !== 0; left = withoutFirst(left))
    options.push(playAt(cardOf(hand, s.fixed, firstOf(left)), at));
}

/**
 * Z-7.22c, Z-7.22d, Z-7.2f, Z-GAP-28 — VERTICAL ROLL: up or down is announced with the roll; up only if another card can
 * pay for the climb.
 */
function offerRolls(s: Dogfight, element: ElementNo, options: Choice[]): void {
  const { hand } = s.elements[element];
  for (let left = hand.faces & s.fixed.showing[VERTICAL_ROLL]; left !== 0; left = withoutFirst(left)) {
    const card = cardOf(hand, s.fixed, firstOf(left));
    if (barClimb(s, element, 1) === null) options.push(rollUp(card));
    if (barDive(s, element) === null) options.push(rollDown(card));
  }
}

function offerAnnouncements(s: Dogfight, element: ElementNo, options: Choice[]): void {
  const enemies = s.fixed.enemies[element];
  for (let i = 0; i < enemies.length; i++) {
    const { wing } = s.elements[enemies[i]];
    if (wing !== NOBODY && barAnnouncing(s, element, wing) === null) options.push(attackWingman(wing));
  }
}

function offerAgile(s: Dogfight, element: ElementNo, options: Choice[]): void {
  if (!isAgile(s, element, HAND)) return;
  const { fixed } = s;
  const { hand } = s.elements[element];
  const enemies = fixed.enemies[element];
  for (let e = 0; e < enemies.length; e++) {
    const enemy = enemies[e];
    const { lead } = s.elements[enemy];
    if (barAgile(s, element, enemy) !== null) continue;
    for (let left = hand.faces & ~fixed.showing[SCISSORS]; left !== 0; left = withoutFirst(left))
      options.push(agile(cardOf(hand, fixed, firstOf(left)), lead));
  }
}

function offerGunner(s: Dogfight, element: ElementNo, options: Choice[]): void {
  const { hand, foe } = s.elements[element];
  const faces = hand.faces & gunnerShots(s, element);
  if (faces === 0) return;
  const { lead, wing } = s.elements[foe];
  offerGunnerAt(s, element, lead, faces, options);
  if (wing !== NOBODY) offerGunnerAt(s, element, wing, faces, options);
}

function offerGunnerAt(s: Dogfight, element: ElementNo, at: PlaneNo, faces: Faces, options: Choice[]): void {
  if (barGunner(s, element, at, faces) !== null) return;
  const { hand } = s.elements[element];
  for (let left = faces; left !== 0; left = withoutFirst(left))
    options.push(gunner(cardOf(hand, s.fixed, firstOf(left)), at));
}

/** Z-12.11a, Z-12.11c, Z-GAP-32 — the whole Element, or one aircraft of it. */
function offerBreakOff(s: Dogfight, element: ElementNo, options: Choice[]): void {
  options.push(BREAK_LEADER);
  if (s.elements[element].wing === NOBODY) return;
  options.push(BREAK_WINGMAN);
  options.push(BREAK_BOTH);
}

/**
 * Z-5.25e, Z-9.23b — Bursts are spent when the card is played, from the Leader's pool or the Gunner's. Z-GAP-24:
 * SCISSORS costs none.
 */
function attack(t: DogfightTable, element: ElementNo, how: 'play' | 'agile' | 'gunner', card: Card, at: PlaneNo): void {
  const s = t.state;
  const { now, fixed } = s;
  const face = fixed.face[card];
  const title = how === 'agile' ? SCISSORS : fixed.title[face];
  now.target = at;
  now.played = true;
  if (how === 'agile') now.agile = true;
  else if (how === 'gunner') now.gunner += fixed.bursts[face];
  else if (isShot(title)) now.bursts += fixed.bursts[face];
  layCard(s, element, HAND, card);
  const use = how === 'agile' ? 'as SCISSORS' : how === 'gunner' ? 'gunner' : 'attack';
  t.say?.(EVERYONE, { event: 'played', by: s.elements[element].lead, at, card, use, because: 'Z-8.2b' });
  callExchange(t, exchangeOf(element, how === 'gunner' ? BY_GUNNER : BY_LEADER, at, card, title, false));
}

function roll(t: DogfightTable, element: ElementNo, card: Card, up: boolean): void {
  const s = t.state;
  s.now.played = true;
  layCard(s, element, HAND, card);
  t.say?.(EVERYONE, { event: 'rolled', by: s.elements[element].lead, card, up, because: 'Z-7.22c' });
  t.call(exchange, exchangeOf(element, BY_LEADER, NOBODY, card, VERTICAL_ROLL, up));
}

/** Z-10.12a, Z-10.63a, Z-GAP-60 — the Wingman is the one target of this turn from now on, and draws. */
function announce(t: DogfightTable, element: ElementNo, at: PlaneNo): void {
  const s = t.state;
  s.now.target = at;
  s.now.played = true;
  t.say?.(EVERYONE, { event: 'target', by: s.elements[element].lead, at, because: 'Z-10.63a' });
  callDefence(t, at);
}

/** Z-6.36a, Z-6.5c — back to Neutral of one's own will. */
function giveUp(t: DogfightTable, element: ElementNo): void {
  const { foe } = t.state.elements[element];
  t.say?.(EVERYONE, { event: 'gave-up', element, foe, because: 'Z-6.36a' });
  release(t, element, 'Z-6.36a');
}

/** Z-10.0b — the defending mini-hand has served its purpose. (Who breaks off has announced nobody.) */
function closePlay(t: DogfightTable): void {
  const { target } = t.state.now;
  if (target !== NOBODY && !isBomber(t.state, target) && isWingman(t.state, target))
    discardAll(t, elementOf(target), MINI, 'Z-10.0b');
}
