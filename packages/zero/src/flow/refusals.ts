import { type Card, listOf, type Refusal } from '@tallyho/kernel';
import {
  agile,
  answers,
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
  rollDown,
  rollUp,
  sendWingman,
  start,
} from '../choices.ts';
import { cardOf, type Hand } from '../hand.ts';
import { isLevel, VERY_HIGH, VERY_LOW } from '../rules/altitude.ts';
import { hasAgilePlay, mayAnnounce, mayPlayAgile } from '../rules/attacks.ts';
import { mayBreakOff } from '../rules/break-off.ts';
import { SCISSORS, VERTICAL_ROLL } from '../rules/cards.ts';
import { mayGiveUp } from '../rules/position.ts';
import { AGILE, GUNNER, leaderRating, mostDrawn } from '../rules/ratings.ts';
import { type Reason, reasons } from '../rules/reasons.ts';
import {
  whyNoAgileAnswer,
  whyNoAnswer,
  whyNoMore,
  whyNotAttack,
  whyNotGunner,
  whyNotPlay,
  whyNotWingman,
  whyNotWingmanPlay,
} from '../rules/why-not.ts';
import { type Dogfight, type ElementNo, elementOf, NEUTRAL, NOBODY, type PlaneNo } from '../state.ts';
import { handOf } from './hands.ts';

type Refusals = Refusal<Choice>[];

const refusal = (choice: Choice, reason: Reason): Refusal<Choice> => ({ choice, reason, because: reasons[reason] });

/** The first card of each face in a hand. */
const eachFace = ({ fixed }: Dogfight, hand: Hand): Card[] =>
  listOf(hand.faces).map((face) => cardOf(hand, fixed, face));

/** Enemy aircraft that are in the fight, Leaders before Wingmen. */
function enemies(s: Dogfight, element: ElementNo): PlaneNo[] {
  const there = s.elements.filter((own, i) => s.fixed.side[i] !== s.fixed.side[element] && own.lead !== NOBODY);
  return [...there.map(({ lead }) => lead), ...there.map(({ wing }) => wing).filter((wing) => wing !== NOBODY)];
}

/** Cards that do not answer what has just been played, as what they are or as SCISSORS. */
export function refuseAnswers(s: Dogfight, element: ElementNo, mini: boolean, latest: number): Refusals {
  const refusals: Refusals = [];
  const agile = !mini && (s.fixed.asScissors & (1 << latest)) !== 0 ? whyNoAgileAnswer(s, element) : null;
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    const why = whyNoAnswer(s, face, latest);
    if (why !== null) refusals.push(refusal(answers[card], why));
    if (agile !== null && s.fixed.title[face] !== SCISSORS) refusals.push(refusal(answersAgile[card], agile));
  }
  return refusals;
}

/** Enemies against whom a Wingman cannot be sent. */
export function refuseWingmanTargets(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  for (const at of enemies(s, element)) {
    const why = whyNotWingman(s, element, at);
    if (why !== null) refusals.push(refusal(sendWingman(at), why));
  }
  return refusals;
}

/** One card more than may be drawn. */
export const refuseDraws = (s: Dogfight, element: ElementNo): Refusals => [
  refusal(draw(mostDrawn(s, element) + 1), whyNoMore(s, element)),
];

/** What a Leader cannot do in its Play Cards phase. */
export function refusePlays(s: Dogfight, element: ElementNo): Refusals {
  const own = s.elements[element];
  const refusals: Refusals = [];
  if (own.position > NEUTRAL && !mayGiveUp(s, element)) {
    refusals.push(refusal(GIVE_UP, s.now.played ? 'at-the-start-only' : 'no-position-held-at-start'));
  }
  if (!mayBreakOff(s)) {
    refusals.push(refusal(BREAK_LEADER, 'instead-of-cards'));
    if (own.wing !== NOBODY)
      refusals.push(refusal(BREAK_WINGMAN, 'instead-of-cards'), refusal(BREAK_BOTH, 'instead-of-cards'));
  }
  const cards = eachFace(s, own.hand);
  for (const at of enemies(s, element)) refuseAt(s, element, at, cards, refusals);
  for (const card of cards) {
    if (s.fixed.title[s.fixed.face[card]] !== VERTICAL_ROLL) continue;
    const up = whyNotUp(s, element, 1);
    if (up !== null) refusals.push(refusal(rollUp(card), up));
    if (own.altitude === VERY_LOW) refusals.push(refusal(rollDown(card), 'nothing-below'));
  }
  return refusals;
}

function refuseAt(s: Dogfight, element: ElementNo, at: PlaneNo, cards: readonly Card[], refusals: Refusals): void {
  const enemy = elementOf(at);
  if (s.elements[enemy].wing === at && s.now.target !== at) refuseUnannounced(s, element, at, cards, refusals);
  else for (const card of cards) refuseCardAt(s, element, at, card, refusals);
}

/** A Wingman cannot be attacked at all, or must be announced before a card is played at it. */
function refuseUnannounced(
  s: Dogfight,
  element: ElementNo,
  at: PlaneNo,
  cards: readonly Card[],
  refusals: Refusals,
): void {
  const why = mayAnnounce(s, element, elementOf(at)) ? null : whyNotAttack(s, element, at);
  if (why !== null) refusals.push(refusal(attackWingman(at), why));
  for (const card of cards) {
    const face = s.fixed.face[card];
    if (s.fixed.title[face] !== VERTICAL_ROLL) refusals.push(refusal(play(card, at), why ?? 'announce-it-first'));
    refuseGunner(s, element, at, card, refusals);
  }
}

/** What a Gunner, if there is one, cannot fire. */
function refuseGunner(s: Dogfight, element: ElementNo, at: PlaneNo, card: Card, refusals: Refusals): void {
  const why = leaderRating(s, element, GUNNER) > 0 ? whyNotGunner(s, element, at, s.fixed.face[card]) : null;
  if (why !== null) refusals.push(refusal(gunner(card, at), why));
}

function refuseCardAt(s: Dogfight, element: ElementNo, at: PlaneNo, card: Card, refusals: Refusals): void {
  const enemy = elementOf(at);
  const face = s.fixed.face[card];
  const why = whyNotPlay(s, element, at, face);
  if (why !== null) refusals.push(refusal(play(card, at), why));
  refuseGunner(s, element, at, card, refusals);
  const used = !hasAgilePlay(s, element) && leaderRating(s, element, AGILE) === 1;
  if (used && s.fixed.title[face] !== SCISSORS && s.elements[enemy].lead === at && mayPlayAgile(s, element, enemy)) {
    refusals.push(refusal(agile(card, at), 'agile-is-used'));
  }
}

/** What a Wingman cannot play at its target. */
export function refuseWingmanPlays(s: Dogfight, element: ElementNo, at: PlaneNo): Refusals {
  const refusals: Refusals = [];
  for (const card of eachFace(s, s.elements[element].mini)) {
    const why = whyNotWingmanPlay(s, element, at, s.fixed.face[card]);
    if (why !== null) refusals.push(refusal(play(card, at), why));
  }
  return refusals;
}

/** Why an Element cannot go up; `spent` cards of the hand are used up by then. */
function whyNotUp(s: Dogfight, element: ElementNo, spent: number): Reason | null {
  const { altitude, hand } = s.elements[element];
  if (altitude === VERY_HIGH) return 'nothing-above';
  if (!isLevel(altitude + 1, s.fixed.ceiling[element])) return 'above-the-ceiling';
  if (hand.size - spent > 0) return null;
  return spent > 0 ? 'roll-card-does-not-pay' : 'no-card-to-climb';
}

export function refuseAltitudes(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  const up = whyNotUp(s, element, 0);
  if (up !== null) refusals.push(refusal(CLIMB, up));
  if (s.elements[element].altitude === VERY_LOW) refusals.push(refusal(DIVE, 'nothing-below'));
  return refusals;
}

/** Z-4.5e — levels at which an Element cannot begin. */
export function refuseStarts(s: Dogfight, element: ElementNo, highest: number): Refusals {
  const refusals: Refusals = [];
  for (let level = highest + 1; level <= VERY_HIGH; level++) {
    refusals.push(
      refusal(start(element, level), level > s.fixed.ceiling[element] ? 'above-the-ceiling' : 'needs-a-turbocharger'),
    );
  }
  return refusals;
}
