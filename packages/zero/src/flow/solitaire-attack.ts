import { type Card, EVERYONE, NO_CARD } from '@tallyho/kernel';
import { type Choice, PASS, play as playAt } from '../choices.ts';
import { TO_TURRETS } from '../rules/answers.ts';
import { barSoloShot, bomberOwner } from '../rules/formations.ts';
import { bombersLeft, chosenBy, fighterCards, hasTarget, solitaireOf, wingmanAttacks } from '../rules/solitaire.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  FLYING,
  NOBODY,
  newSequence,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { type Answer, isAnswer, layAnswer, offerAnswers } from './exchange.ts';
import {
  type FormationAttack,
  fires,
  goesOn,
  layCounter,
  manTurrets,
  offerCounters,
  resolve,
  standDown,
  startingAttack,
  titleOf,
} from './formation-attack.ts';
import { discardAll, drawCards, handOf, layCard } from './hands.ts';
import { eachFace, type Refusals, refuse, refuseAnswers, refuseOtherHand } from './refusals.ts';
import { refuseCounters } from './refusals-mission.ts';

/** An Element whose turn it is: those that flew in it when it began. */
export interface SoloElement {
  element: ElementNo;
  lead: PlaneNo;
  wing: PlaneNo;
}

/** CH-GAP-84 — Leader and Wingman attack one after the other, each against a mini-hand of its own. */
const leaderFirst = (t: DogfightTable, { element, lead }: SoloElement): void => attackBy(t, element, lead);

/** CH-30.82i — the Wingman attacks if its Element has kept its Altitude. */
const thenWingman = (t: DogfightTable, { element, wing }: SoloElement): void => {
  if (wing !== NOBODY && wingmanAttacks(t.state, element)) attackBy(t, element, wing);
};

export const soloElement: DogfightFlow<SoloElement> = { name: 'solo-element', steps: [leaderFirst, thenWingman] };

/** CH-30.82c, CH-30.82e — one fighter picks its target, if it has none, draws its cards, and attacks; the turrets draw theirs. */
function attackBy(t: DogfightTable, element: ElementNo, plane: PlaneNo): void {
  const s = t.state;
  const mini = s.elements[element].wing === plane;
  if (s.planes[plane].fate !== FLYING || bombersLeft(s).length === 0) return;
  if (!hasTarget(s, element)) pickTarget(t, element, plane);
  const count = fighterCards(s, element, plane);
  s.now = newSequence(element);
  t.say?.(EVERYONE, { event: 'formation', by: plane, because: 'CH-30.82e' });
  // CH-GAP-84 — without a card there is no attack.
  if (count === 0) return;
  drawCards(t, element, mini, count, 'CH-30.82e');
  t.call(soloAttack, startingAttack(element, mini, plane, solitaireOf(s).target[element]));
}

/** CH-30.82c, CH-30.0b — a card chooses by its number; where there is only one Formation aircraft none is drawn. */
function pickTarget(t: DogfightTable, element: ElementNo, plane: PlaneNo): void {
  const s = t.state;
  const { target } = solitaireOf(s);
  const there = bombersLeft(s);
  const card = there.length > 1 ? t.draw(s.deck, EVERYONE) : NO_CARD;
  if (card === NO_CARD) {
    target[element] = there[0];
    t.say?.(EVERYONE, { event: 'bomber', by: plane, plane: there[0], chosen: false, because: 'CH-30.82c' });
    return;
  }
  s.deck.discard.push(card);
  target[element] = there[chosenBy(s.fixed.number[card], there.length)];
  t.say?.(EVERYONE, { event: 'random-target', element, card, plane: target[element], because: 'CH-30.82c' });
}

/** The shots that a fighter has still to fire, one card of each face. */
function shotsLeft(s: Dogfight, at: FormationAttack): Card[] {
  if (!goesOn(s, at)) return [];
  const hand = handOf(s, at.element, at.mini);
  const cards: Card[] = [];
  for (const card of eachFace(s, hand)) if (barSoloShot(s, s.fixed.face[card]) === null) cards.push(card);
  return cards;
}

/** CH-30.82f, CH-GAP-60 — the player says in what order a fighter's shots are fired; all of them are. */
const playShot: Asks<FormationAttack> = {
  ask: 'formation-play',
  because: 'CH-30.82f',
  several: false,
  who: (s, at) => (shotsLeft(s, at).length > 1 ? ownerOf(s, at.element) : NOBODY),
  options(s, at, _, options) {
    for (const card of shotsLeft(s, at)) options.push(playAt(card, at.at));
    return options;
  },
  refusals: (s, at) => refuseOthers(s, at),
  chosen(t, at, choice) {
    if (choice.do === 'play') fire(t, at, choice.card);
  },
};

/** CH-GAP-60 — MANEUVERING, HALF LOOP and whatever else does not fire has no use as an Attack here. */
function refuseOthers(s: Dogfight, { element, mini, at }: FormationAttack): Refusals {
  const refusals = refuseOtherHand(s, element, mini);
  for (const card of eachFace(s, handOf(s, element, mini)))
    refuse(refusals, playAt(card, at), barSoloShot(s, s.fixed.face[card]));
  return refusals;
}

/** The only shot there is, or none any more. */
const playLast = (t: DogfightTable, at: FormationAttack): void => {
  const [shot] = shotsLeft(t.state, at);
  if (shot === undefined) t.goto(standSolo);
  else fire(t, at, shot);
};

/** Z-20.42a — one card at a time. */
function fire(t: DogfightTable, at: FormationAttack, card: Card): void {
  const s = t.state;
  at.title = titleOf(s, card);
  layCard(s, at.element, at.mini, card);
  t.say?.(EVERYONE, { event: 'played', by: at.plane, at: at.at, card, use: 'attack', because: 'Z-20.42a' });
  at.card = card;
  at.counter = NO_CARD;
  at.spoils = false;
  at.answered = false;
  t.goto(counterShot);
}

function countersOf(s: Dogfight, { at }: FormationAttack, options: Choice[] = []): Choice[] {
  offerCounters(s, at, options);
  return options;
}

/** Z-20.51a, CH-30.82f — the turrets answer a shot with one card, or keep it for another. */
const counterShot: Asks<FormationAttack> = {
  ask: 'counter',
  because: 'Z-20.51a',
  several: false,
  who: (s, at) => (countersOf(s, at).length > 0 ? bomberOwner(s, at.at) : NOBODY),
  options(s, at, _, options) {
    options.push(PASS);
    return countersOf(s, at, options);
  },
  refusals: (s) => refuseCounters(s),
  chosen(t, at, choice, seat) {
    if (choice.do === 'counter') layCounter(t, at, choice);
    else t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-20.51a' });
  },
};

/** CH-GAP-60 — what a fighter can answer the turrets' fire with. */
function answersOf(s: Dogfight, at: FormationAttack): Answer[] {
  if (!fires(s, at) || at.answered) return [];
  const options: Choice[] = [];
  offerAnswers(s, at.element, at.mini, titleOf(s, at.counter), TO_TURRETS, options);
  return options.filter(isAnswer);
}

/** CH-GAP-60, Z-20.52b — fighters answer the turrets' fire whenever they can; with which card, the player says. */
const answerTurrets: Asks<FormationAttack> = {
  ask: 'counter-answer',
  because: 'CH-GAP-60',
  several: false,
  who: (s, at) => (answersOf(s, at).length > 1 ? ownerOf(s, at.element) : NOBODY),
  options(s, at, _, options) {
    for (const answer of answersOf(s, at)) options.push(answer);
    return options;
  },
  refusals: (s, at) => refuseAnswers(s, at.element, at.mini, titleOf(s, at.counter), TO_TURRETS),
  chosen(t, at, choice) {
    if (isAnswer(choice)) answerWith(t, at, choice);
  },
};

function answerWith(t: DogfightTable, at: FormationAttack, answer: Answer): void {
  layAnswer(t, at.element, at.mini, answer, at.at, 'CH-GAP-60');
  at.answered = true;
}

/** With the only card that answers, if there is one. */
const answerAnyway = (t: DogfightTable, at: FormationAttack): void => {
  const [only] = answersOf(t.state, at);
  if (only !== undefined) answerWith(t, at, only);
};

/** Z-20.52a, Z-20.53a — what comes of it; then the next shot. */
const settleSolo = (t: DogfightTable, at: FormationAttack): void => {
  t.goto(playShot);
  resolve(t, at);
};

/** Z-CGAP-29, Z-10.45b — nothing of either hand is kept. */
const standSolo = (t: DogfightTable, { element, mini, at, plane }: FormationAttack): void => {
  standDown(t, at);
  const { lead, wing } = t.state.elements[element];
  if ((mini ? wing : lead) === plane) discardAll(t, element, mini, 'Z-10.45b');
  t.end();
};

export const soloAttack: DogfightFlow<FormationAttack> = {
  name: 'solo-attack',
  steps: [
    manTurrets, // Z-20.41, CH-GAP-59
    playShot, // CH-30.82f
    playLast,
    counterShot, // Z-20.51
    answerTurrets, // CH-GAP-60
    answerAnyway,
    settleSolo,
    standSolo,
  ],
};
