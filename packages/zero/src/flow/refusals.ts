import { type Card, listOf, type Refusal, type Seat } from '@tallyho/kernel';
import {
  act,
  agile,
  answers,
  answersAce,
  answersAgile,
  attackWingman,
  BREAK_BOTH,
  BREAK_LEADER,
  BREAK_WINGMAN,
  type Choice,
  CLIMB,
  DIVE,
  draw,
  GIVE_UP,
  gunner,
  play,
  playAtNobody,
  rollDown,
  rollUp,
  STAY,
  sendWingman,
  start,
} from '../choices.ts';
import { cardOf, type Hand } from '../hand.ts';
import { barClimb, barDive, barStaying, VERY_HIGH, VERY_LOW } from '../rules/altitude.ts';
import { barAnswer, barAsAce, barAsScissors, hasAce, seeksScissors } from '../rules/answers.ts';
import { barAgile, barAnnouncing, barAtNobody, barPlay, isAgile } from '../rules/attacks.ts';
import { barBreakOff } from '../rules/break-off.ts';
import { ACE_PILOT, isShot, SCISSORS, VERTICAL_ROLL } from '../rules/cards.ts';
import { barGunner } from '../rules/gunners.ts';
import { barActing, nextToChoose } from '../rules/order.ts';
import { barGivingUp } from '../rules/positions.ts';
import { barDraw, GUNNER, leaderRating, mostDrawn } from '../rules/ratings.ts';
import { type Reason, reasons } from '../rules/reasons.ts';
import { barStart } from '../rules/starts.ts';
import { barWingmanAgile, barWingmanAttack, barWingmanPlay } from '../rules/wingmen.ts';
import { type Dogfight, type ElementNo, elementOf, NOBODY, ownerOf, type PlaneNo } from '../state.ts';
import { HAND, handOf, MINI } from './hands.ts';

export type Refusals = Refusal<Choice>[];

/** Adds a refusal if there is a reason for one. */
export function refuse(to: Refusals, choice: Choice, reason: Reason | null): void {
  if (reason !== null) to.push({ choice, reason, because: reasons[reason] });
}

/** The first card of each face in a hand. */
export const eachFace = ({ fixed }: Dogfight, hand: Hand): Card[] =>
  listOf(hand.faces).map((face) => cardOf(hand, fixed, face));

/** Enemy aircraft that are in the fight, Leaders before Wingmen. */
function enemies(s: Dogfight, element: ElementNo): PlaneNo[] {
  const there = s.elements.filter((own, i) => s.fixed.side[i] !== s.fixed.side[element] && own.lead !== NOBODY);
  return [...there.map(({ lead }) => lead), ...there.map(({ wing }) => wing).filter((wing) => wing !== NOBODY)];
}

/** Cards that do not answer what has just been played, as what they are, as SCISSORS or as ACE PILOT. */
export function refuseAnswers(s: Dogfight, element: ElementNo, mini: boolean, latest: number, to: number): Refusals {
  const refusals = refuseOtherHand(s, element, mini);
  const { lead, wing } = s.elements[element];
  const asScissors = seeksScissors(s, element, mini, latest);
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    const title = s.fixed.title[face];
    refuse(refusals, answers[card], barAnswer(s, mini ? wing : lead, face, latest, to));
    if (asScissors && title !== SCISSORS)
      refuse(refusals, answersAgile[card], barAsScissors(s, element, mini, face, latest, to));
    if (hasAce(s, element, mini) && title !== ACE_PILOT)
      refuse(refusals, answersAce[card], barAsAce(s, element, face, latest, to));
  }
  return refusals;
}

/** Enemies against whom a Wingman cannot be sent. */
export function refuseWingmanTargets(s: Dogfight, element: ElementNo): Refusals {
  const refusals = refuseHand(s, element, 'later-in-the-sequence');
  for (const at of enemies(s, element)) refuse(refusals, sendWingman(at), barWingmanAttack(s, element, at));
  return refusals;
}

/** One card more than may be drawn. */
export function refuseDraws(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  const more = mostDrawn(s, element) + 1;
  refuse(refusals, draw(more), barDraw(s, element, more));
  return refusals;
}

/** What a Leader cannot do in its Play Cards phase. */
export function refusePlays(s: Dogfight, element: ElementNo): Refusals {
  const { hand, wing } = s.elements[element];
  const refusals: Refusals = [];
  refuse(refusals, GIVE_UP, barGivingUp(s, element));
  refuse(refusals, BREAK_LEADER, barBreakOff(s, element));
  if (wing !== NOBODY) {
    refuse(refusals, BREAK_WINGMAN, barBreakOff(s, element));
    refuse(refusals, BREAK_BOTH, barBreakOff(s, element));
  }
  const cards = eachFace(s, hand);
  const targets = enemies(s, element);
  for (const at of targets) refuseAt(s, element, at, cards, refusals);
  for (const card of cards) {
    if (s.fixed.title[s.fixed.face[card]] === VERTICAL_ROLL) {
      refuse(refusals, rollUp(card), barClimb(s, element, 1));
      refuse(refusals, rollDown(card), barDive(s, element));
    } else if (targets.length === 0) {
      refuse(refusals, playAtNobody(card), barAtNobody(s, s.fixed.face[card]));
    }
  }
  return refusals;
}

/** What cannot be played at one aircraft, nor announced. */
function refuseAt(s: Dogfight, element: ElementNo, at: PlaneNo, cards: readonly Card[], refusals: Refusals): void {
  if (s.elements[elementOf(at)].wing === at && s.now.target !== at)
    refuse(refusals, attackWingman(at), barAnnouncing(s, element, at));
  for (const card of cards) {
    const face = s.fixed.face[card];
    if (s.fixed.title[face] !== VERTICAL_ROLL) refuse(refusals, play(card, at), barPlay(s, element, at, face));
    refuseGunner(s, element, at, card, refusals);
    refuseAgile(s, element, at, card, refusals);
  }
}

/** What a Gunner, if there is one, cannot fire. */
function refuseGunner(s: Dogfight, element: ElementNo, at: PlaneNo, card: Card, refusals: Refusals): void {
  const face = s.fixed.face[card];
  if (leaderRating(s, element, GUNNER) > 0 && isShot(s.fixed.title[face]))
    refuse(refusals, gunner(card, at), barGunner(s, element, at, 1 << face));
}

/** What an Agile Leader cannot use as SCISSORS. */
function refuseAgile(s: Dogfight, element: ElementNo, at: PlaneNo, card: Card, refusals: Refusals): void {
  const enemy = elementOf(at);
  if (s.elements[enemy].lead !== at || !isAgile(s, element, HAND)) return;
  if (s.fixed.title[s.fixed.face[card]] !== SCISSORS) refuse(refusals, agile(card, at), barAgile(s, element, enemy));
}

/** What a Wingman cannot play at its target. */
export function refuseWingmanPlays(s: Dogfight, element: ElementNo, at: PlaneNo): Refusals {
  const refusals = refuseOtherHand(s, element, MINI);
  const isAgileWing = isAgile(s, element, MINI);
  for (const card of eachFace(s, s.elements[element].mini)) {
    const face = s.fixed.face[card];
    refuse(refusals, play(card, at), barWingmanPlay(s, element, at, face));
    if (s.fixed.title[face] !== SCISSORS && isAgileWing)
      refuse(refusals, agile(card, at), barWingmanAgile(s, element, at));
  }
  return refusals;
}

export function refuseAltitudes(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  refuse(refusals, CLIMB, barClimb(s, element, 0));
  refuse(refusals, DIVE, barDive(s, element));
  refuse(refusals, STAY, barStaying(s, element));
  return refusals;
}

/**
 * Z-3.0b, Z-3.3a — before the Play Cards phase no card is played; Z-7.21d — and none in place of following. To play a card
 * is said as of one without an enemy, whatever it is.
 */
export const refuseHand = (s: Dogfight, element: ElementNo, why: Reason): Refusals => [
  ...refuseCards(s, element, HAND, why),
  ...refuseCards(s, element, MINI, why),
];

/** Z-3.3a — the same where a player is asked, and none of his Elements has its sequence: every card in his hands. */
export const refuseHands = (s: Dogfight, seat: Seat, why: Reason): Refusals =>
  s.elements.flatMap((_, element) => (ownerOf(s, element) === seat ? refuseHand(s, element, why) : []));

/** Z-10.41a, Z-10.0b — who plays from one of the two hands of an Element plays nothing from the other. */
export const refuseOtherHand = (s: Dogfight, element: ElementNo, mini: boolean): Refusals =>
  refuseCards(s, element, !mini, 'not-of-this-hand');

/** Every card in one of the two hands of an Element. */
export const refuseCards = (s: Dogfight, element: ElementNo, mini: boolean, why: Reason): Refusals =>
  eachFace(s, handOf(s, element, mini)).map((card) => ({
    choice: playAtNobody(card),
    reason: why,
    because: reasons[why],
  }));

/** Z-4.7c — Elements of the side that chooses which cannot be named. */
export function refuseActing(s: Dogfight): Refusals {
  const refusals: Refusals = [];
  const side = nextToChoose(s);
  for (let element = 0; element < s.elements.length; element++)
    if (s.fixed.side[element] === side) refuse(refusals, act(element), barActing(s, element));
  return refusals;
}

/** Z-4.5e — levels at which an Element cannot begin. */
export function refuseStarts(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  for (let level = VERY_LOW; level <= VERY_HIGH; level++)
    refuse(refusals, start(element, level), barStart(s, element, level));
  return refusals;
}
