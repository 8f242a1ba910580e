import { type Card, EVERYONE, type RuleId } from '@tallyho/kernel';
import { answers as answerCards, answersAce, answersAgile, type Choice, PASS } from '../choices.ts';
import type { Use } from '../events.ts';
import { fitAnswer, fitAsAce, fitAsScissors, fitToUse, TO_FIGHTERS } from '../rules/answers.ts';
import { burstsWon, isWingman } from '../rules/bursts.ts';
import { ACE_PILOT, isShot, SCISSORS } from '../rules/cards.ts';
import { barCountering } from '../rules/loads.ts';
import { standing, stepsFrom } from '../rules/positions.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  elementOf,
  NEUTRAL,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { changeAltitude } from './altitude.ts';
import { credit } from './credit.ts';
import { destroy, hit, setPosition } from './damage.ts';
import { maybeFinish } from './finish.ts';
import { clearTable, handOf, layCard } from './hands.ts';
import { offer } from './offer.ts';
import { refuseAnswers } from './refusals.ts';
import { countResponse } from './responses.ts';

/** Who attacks with a card. */
export const BY_LEADER = 0;
export const BY_WINGMAN = 1;
export const BY_GUNNER = 2;

/** An Attack and the exchange of Responses to it. */
export interface Exchange {
  element: ElementNo;
  role: number;
  /** The aircraft attacked; NOBODY for VERTICAL ROLL, which has no target (Z-GAP-28). */
  at: PlaneNo;
  card: Card;
  /** What the Attack is: the title of its card, or SCISSORS (Z-GAP-24). */
  title: number;
  /** Z-7.22c — where a VERTICAL ROLL leads. */
  up: boolean;
  /** The title that awaits an answer, and whether it is the defender who may give it. */
  latest: number;
  defending: boolean;
}

export const exchangeOf = (
  element: ElementNo,
  role: number,
  at: PlaneNo,
  card: Card,
  title: number,
  up: boolean,
): Exchange => ({
  element,
  role,
  at,
  card,
  title,
  up,
  latest: title,
  defending: true,
});

/**
 * Z-3.3b, Z-GAP-75 — who answers an Attack: the Element attacked. Z-7.23a, Z-GAP-27: a VERTICAL ROLL only the enemy
 * that holds a Position.
 */
function defender(s: Dogfight, at: Exchange): ElementNo {
  if (at.at !== NOBODY) return elementOf(at.at);
  const { position, foe } = s.elements[at.element];
  return position < NEUTRAL ? foe : NOBODY;
}

/** The aircraft that attacks: Z-10.41a — a Wingman with its own cards, or the Leader, whose Gunner's they are too. */
export const attacker = (s: Dogfight, { element, role }: Exchange): PlaneNo =>
  role === BY_WINGMAN ? s.elements[element].wing : s.elements[element].lead;

/** The aircraft whose card awaits an answer: the attacker, or the one that has answered him. */
function answered(s: Dogfight, at: Exchange): PlaneNo {
  if (at.defending) return attacker(s, at);
  return at.at !== NOBODY ? at.at : s.elements[defender(s, at)].lead;
}

/** Whose answer is awaited; NOBODY: nobody's. Z-9.26b: a Gunner never counters a Response. */
export const responder = (s: Dogfight, at: Exchange): ElementNo =>
  at.defending ? defender(s, at) : at.role === BY_GUNNER ? NOBODY : at.element;

/** Z-GAP-26, Z-10.41a — with the mini-hand if it is a Wingman that answers. */
export const answersWithMini = (s: Dogfight, at: Exchange): boolean =>
  at.defending ? at.at !== NOBODY && isWingman(s, at.at) : at.role === BY_WINGMAN;

/** Whether an Element has cards to answer with; Z-23.66b: and may, if it is flying its bomb run. */
export function canAnswer(s: Dogfight, element: ElementNo, mini: boolean): boolean {
  const { lead, wing } = s.elements[element];
  return handOf(s, element, mini).size > 0 && barCountering(s, mini ? wing : lead) === null;
}

/** Every way to answer the latest title from one hand: cards as what they are, as SCISSORS, as ACE PILOT. */
export function offerAnswers(
  s: Dogfight,
  element: ElementNo,
  mini: boolean,
  latest: number,
  to: number,
  options: Choice[],
): void {
  const { lead, wing } = s.elements[element];
  const usable = fitToUse(s, mini ? wing : lead, to);
  if (usable === 0) return;
  const hand = handOf(s, element, mini);
  offer(s, hand, fitAnswer(s, latest, usable), answerCards, options);
  offer(s, hand, fitAsScissors(s, element, mini, latest, usable), answersAgile, options);
  offer(s, hand, fitAsAce(s, element, mini, latest, usable), answersAce, options);
}

/**
 * Z-8.12b, Z-8.43a — each player in turn may answer the other's latest card. A seat with cards is asked whether it
 * holds an answer or not, so that being asked tells nothing; Z-8.12c: a seat without cards cannot answer.
 */
const answer: Asks<Exchange> = {
  ask: 'answer',
  because: 'Z-8.43a',
  several: false,
  who(s, at) {
    const element = responder(s, at);
    return element !== NOBODY && canAnswer(s, element, answersWithMini(s, at)) ? ownerOf(s, element) : NOBODY;
  },
  options(s, at, _, options) {
    options.push(PASS);
    offerAnswers(s, responder(s, at), answersWithMini(s, at), at.latest, TO_FIGHTERS, options);
    return options;
  },
  refusals: (s, at) => refuseAnswers(s, responder(s, at), answersWithMini(s, at), at.latest, TO_FIGHTERS),
  chosen(t, at, choice, seat) {
    const s = t.state;
    if (!isAnswer(choice)) {
      t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-8.43a' });
      return;
    }
    giveAnswer(t, at, responder(s, at), answersWithMini(s, at), choice);
    t.again();
  },
};

export type Answer = Extract<Choice, { readonly do: 'answer' | 'answer-agile' | 'answer-ace' }>;
export const isAnswer = (choice: Choice): choice is Answer =>
  choice.do === 'answer' || choice.do === 'answer-agile' || choice.do === 'answer-ace';

/** An Element answers what is on the table, and the other side may answer that. */
export function giveAnswer(t: DogfightTable, at: Exchange, element: ElementNo, mini: boolean, choice: Answer): void {
  const because = at.defending ? 'Z-8.31a' : 'Z-8.42a';
  at.latest = layAnswer(t, element, mini, choice, answered(t.state, at), because);
  at.defending = !at.defending;
}

/** A Response from one hand against an aircraft's card; says what title it is. */
export function layAnswer(
  t: DogfightTable,
  element: ElementNo,
  mini: boolean,
  { do: how, card }: Answer,
  at: PlaneNo,
  because: RuleId,
): number {
  const s = t.state;
  const own = s.elements[element];
  layCard(s, element, mini, card);
  countResponse(s, mini ? own.wing : own.lead);
  let use: Use = 'answer';
  let title = s.fixed.title[s.fixed.face[card]];
  if (how === 'answer-agile') {
    if (mini) s.now.wingAgile = true;
    else s.now.agile = true;
    title = SCISSORS;
    use = 'as SCISSORS';
  } else if (how === 'answer-ace') {
    own.aces--;
    title = ACE_PILOT;
    use = 'as ACE PILOT';
  }
  t.say?.(EVERYONE, { event: 'played', by: mini ? own.wing : own.lead, at, card, use, because });
  return title;
}

/**
 * Z-8.44a, Z-8.44b — the Attack takes effect if the attacker played last; Z-8.45a — its cards are discarded either way.
 */
export const settle = (t: DogfightTable, at: Exchange): void => {
  const s = t.state;
  clearTable(s);
  t.end();
  if (!at.defending) {
    t.say?.(EVERYONE, { event: 'stopped', by: attacker(s, at), at: at.at, because: 'Z-8.44b' });
    return;
  }
  if (at.at === NOBODY) roll(t, at);
  else if (isShot(at.title)) strike(t, at);
  else if (isWingman(s, at.at)) winBursts(t, at);
  else changePosition(t, at);
};

/** Z-7.22a — the roll changes the Altitude; Z-GAP-79: a climb for which no card is left does not happen. */
function roll(t: DogfightTable, { element, up }: Exchange): void {
  if (!up || t.state.elements[element].hand.size > 0) changeAltitude(t, element, up, true);
}

/** Z-8.23a, Z-8.45b, Z-10.42a, Z-10.63b — the printed Hits; Z-GAP-05: the Fuel Tank destroys outright. */
function strike(t: DogfightTable, exchange: Exchange): void {
  const { at, card } = exchange;
  const { fixed } = t.state;
  const face = fixed.face[card];
  if (fixed.fuelTank[face]) destroy(t, at, 'Z-GAP-05');
  else hit(t, at, fixed.hits[face]);
  credit(t.state, attacker(t.state, exchange), at);
  maybeFinish(t);
}

/** Z-10.61b, Z-10.61c, Z-GAP-20 — more Bursts against this Wingman, this turn. */
function winBursts(t: DogfightTable, { element, title }: Exchange): void {
  const { now } = t.state;
  now.bonus += burstsWon(title);
  t.say?.(EVERYONE, { event: 'bursts', element, bonus: now.bonus, because: 'Z-10.61a' });
}

/**
 * Z-6.3a, Z-10.2c, Z-10.43a — the attacker's Leader improves its Position. Z-6.72a1: against an isolated pursuer the
 * friend's Position improves first; Z-6.72b: at Neutral the pursuer has lost it; Z-6.72c, Z-GAP-53: what goes beyond is
 * the attacker's own.
 */
function changePosition(t: DogfightTable, { element, at, title }: Exchange): void {
  const s = t.state;
  const enemy = elementOf(at);
  const from = standing(s, element, enemy);
  const to = from + stepsFrom(title, from);
  const friend = s.elements[enemy].foe;
  if (friend === NOBODY || friend === element) {
    setPosition(t, element, enemy, to, 'Z-6.3a');
  } else if (to < NEUTRAL) {
    setPosition(t, friend, enemy, to, 'Z-6.72a1');
  } else {
    setPosition(t, friend, enemy, NEUTRAL, 'Z-6.72b');
    if (to > NEUTRAL) setPosition(t, element, enemy, to, 'Z-6.72c');
  }
}

export const exchange: DogfightFlow<Exchange> = { name: 'exchange', steps: [answer, settle] };
