import { type Card, holds, listOf, type Refusal } from '@tallyho/kernel';
import {
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
  rollDown,
  rollUp,
  STAY,
  sendWingman,
  start,
} from '../choices.ts';
import { cardOf, type Hand } from '../hand.ts';
import { barClimb, barDive, VERY_HIGH } from '../rules/altitude.ts';
import { answersAsAce, answersAsScissors, barAnswer } from '../rules/answers.ts';
import { barAgile, barAgileUse, barAnnouncing, barPlay, isAgile } from '../rules/attacks.ts';
import { barBreakOff } from '../rules/break-off.ts';
import { ACE_PILOT, isShot, SCISSORS, VERTICAL_ROLL } from '../rules/cards.ts';
import { barResponse } from '../rules/green.ts';
import { barGunner } from '../rules/gunners.ts';
import { isKamikazeElement } from '../rules/kamikaze.ts';
import { barLoaded } from '../rules/loads.ts';
import { wayBack } from '../rules/patrols.ts';
import { barGivingUp } from '../rules/positions.ts';
import { barDraw, GUNNER, leaderRating, mostDrawn } from '../rules/ratings.ts';
import { type Reason, reasons } from '../rules/reasons.ts';
import { barWingmanAttack, barWingmanPlay } from '../rules/wingmen.ts';
import { type Dogfight, type ElementNo, elementOf, NEUTRAL, NOBODY, type PlaneNo } from '../state.ts';
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
export function refuseAnswers(s: Dogfight, element: ElementNo, mini: boolean, latest: number): Refusals {
  const refusals: Refusals = [];
  const asScissors = answersAsScissors(s, latest) && isAgile(s, element, mini);
  const hasAce = !mini && s.elements[element].aces > 0;
  const plane = mini ? s.elements[element].wing : s.elements[element].lead;
  const green = barResponse(s, plane);
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    const title = s.fixed.title[face];
    const loaded = barLoaded(s, plane, title) ?? green;
    refuse(refusals, answers[card], barAnswer(s, face, latest) ?? loaded);
    if (asScissors && title !== SCISSORS)
      refuse(refusals, answersAgile[card], barAgileUse(s, element, mini) ?? barLoaded(s, plane, SCISSORS) ?? loaded);
    if (hasAce && title !== ACE_PILOT)
      refuse(refusals, answersAce[card], answersAsAce(s, latest) ? loaded : 'does-not-answer');
  }
  return refusals;
}

/** Enemies against whom a Wingman cannot be sent. */
export function refuseWingmanTargets(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
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
  const { hand, wing, position } = s.elements[element];
  const refusals: Refusals = [];
  if (position > NEUTRAL) refuse(refusals, GIVE_UP, barGivingUp(s, element));
  refuse(refusals, BREAK_LEADER, barBreakOff(s, element));
  if (wing !== NOBODY) {
    refuse(refusals, BREAK_WINGMAN, barBreakOff(s, element));
    refuse(refusals, BREAK_BOTH, barBreakOff(s, element));
  }
  const cards = eachFace(s, hand);
  for (const at of enemies(s, element)) refuseAt(s, element, at, cards, refusals);
  for (const card of cards) {
    if (s.fixed.title[s.fixed.face[card]] !== VERTICAL_ROLL) continue;
    refuse(refusals, rollUp(card), barClimb(s, element, 1));
    refuse(refusals, rollDown(card), barDive(s, element));
  }
  return refusals;
}

/** What cannot be played at one aircraft; a Wingman must be announced before a card is played at it. */
function refuseAt(s: Dogfight, element: ElementNo, at: PlaneNo, cards: readonly Card[], refusals: Refusals): void {
  const unannounced = s.elements[elementOf(at)].wing === at && s.now.target !== at;
  const bar = unannounced ? barAnnouncing(s, element, at) : null;
  if (unannounced) refuse(refusals, attackWingman(at), bar);
  for (const card of cards) {
    const face = s.fixed.face[card];
    if (s.fixed.title[face] !== VERTICAL_ROLL)
      refuse(refusals, play(card, at), unannounced ? (bar ?? 'announce-it-first') : barPlay(s, element, at, face));
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
  const refusals: Refusals = [];
  const asScissors = barAgileUse(s, element, MINI) ?? barWingmanPlay(s, element, at, SCISSORS);
  for (const card of eachFace(s, s.elements[element].mini)) {
    const face = s.fixed.face[card];
    const title = s.fixed.title[face];
    const blue = holds(s.fixed.attacking, face) ? null : 'blue-card-does-not-attack';
    refuse(refusals, play(card, at), blue ?? barWingmanPlay(s, element, at, title));
    if (title !== SCISSORS && isAgile(s, element, MINI)) refuse(refusals, agile(card, at), asScissors);
  }
  return refusals;
}

export function refuseAltitudes(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  refuse(refusals, CLIMB, barClimb(s, element, 0));
  refuse(refusals, DIVE, barDive(s, element));
  const back = wayBack(s, element);
  if (back < 0 || (back > 0 && barClimb(s, element, 0) === null)) refuse(refusals, STAY, 'patrol-must-be-back');
  return refusals;
}

/** Z-4.5e — levels at which an Element cannot begin. */
export function refuseStarts(s: Dogfight, element: ElementNo, highest: number): Refusals {
  const refusals: Refusals = [];
  for (let level = highest + 1; level <= VERY_HIGH; level++)
    refuse(refusals, start(element, level), barStart(s, element, level));
  return refusals;
}

const barStart = (s: Dogfight, element: ElementNo, level: number): Reason => {
  if (level > s.fixed.ceiling[element]) return 'above-the-ceiling';
  if (level > (s.fixed.sortie?.startsUpTo?.[element] ?? level)) return 'seen-by-coastwatchers';
  if (s.fixed.sortie?.neverVeryHigh?.[element] === true && s.fixed.turbo[element]) return 'not-from-very-high';
  return isKamikazeElement(s, element) ? 'kamikazes-start-no-higher' : 'needs-a-turbocharger';
};
