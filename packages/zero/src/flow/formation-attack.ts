import { type Card, EVERYONE, firstOf, NO_CARD, type Seat, withoutFirst } from '@tallyho/kernel';
import {
  aceCounters,
  aims,
  angleChoices,
  type Choice,
  counters,
  DONE,
  nameBomber,
  PASS,
  play as playAt,
} from '../choices.ts';
import { addCard, cardOf, cardsIn, putAll, takeCard } from '../hand.ts';
import { NO_ANGLE, NO_BOMBER, sortieOf } from '../mission/state.ts';
import { TO_BOMBERS } from '../rules/answers.ts';
import { burstsWon } from '../rules/bursts.ts';
import { isShot } from '../rules/cards.ts';
import {
  barCounter,
  bomberAt,
  bomberOwner,
  bombersInReach,
  fitAtBomber,
  fitToAim,
  ordersOf,
  turretCards,
  wingmanCards,
} from '../rules/formations.ts';
import { burdenOf } from '../rules/kamikaze.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  FLYING,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { credit } from './credit.ts';
import { canAnswer, isAnswer, layAnswer, offerAnswers } from './exchange.ts';
import { maybeFinish } from './finish.ts';
import { clearTable, discardAll, drawCards, handOf, layCard, MINI, whoSees } from './hands.ts';
import { type Charge, isHelp, layHelp, nextHelper, offerHelp, refuseHelp } from './helpers.ts';
import { offer } from './offer.ts';
import { refuseAnswers, refuseHands } from './refusals.ts';
import {
  cardsOfTurrets,
  refuseAims,
  refuseBeforeAttack,
  refuseCounters,
  refuseShotsAtBomber,
  refuseTargets,
} from './refusals-mission.ts';
import { strike } from './strike.ts';

/** An attack on Formation aircraft in progress. */
export interface FormationAttack {
  element: ElementNo;
  /** Whether it is the Wingman's, with its mini-hand; and which aircraft that is. */
  mini: boolean;
  plane: PlaneNo;
  /** The Formation aircraft; NOBODY: not settled yet. */
  at: PlaneNo;
  /** The latest title of an attempt to choose the target, who may answer it, and the first player not asked yet. */
  title: number;
  latest: number;
  defending: boolean;
  asked: Seat;
  /** The shot in progress, and what the turrets answer to it; NO_CARD: nothing. */
  card: Card;
  counter: Card;
  spoils: boolean;
  answered: boolean;
}

export const startingAttack = (element: ElementNo, mini: boolean, plane: PlaneNo, at: PlaneNo): FormationAttack => ({
  element,
  mini,
  plane,
  at,
  title: 0,
  latest: 0,
  defending: false,
  asked: 0,
  card: NO_CARD,
  counter: NO_CARD,
  spoils: false,
  answered: false,
});

/** Z-20.11a, Z-CGAP-26 — a Leader, or his Wingman, turns against the Formation aircraft at this Altitude. */
export function attackFormation(t: DogfightTable, element: ElementNo, mini: boolean): void {
  const { lead, wing } = t.state.elements[element];
  const plane = mini ? wing : lead;
  if (!mini) t.state.now.played = true;
  t.say?.(EVERYONE, { event: 'formation', by: plane, because: 'Z-20.11a' });
  t.call(formationAttack, startingAttack(element, mini, plane, NOBODY));
}

/** Z-20.31a, Z-20.31b — the optional Angle of Attack; Leader and Wingman use the same. */
const chooseAngle: Asks<FormationAttack> = {
  ask: 'angle',
  because: 'Z-20.31a',
  several: false,
  who: (s, { element }) => (ordersOf(s).angles && sortieOf(s).angle === NO_ANGLE ? ownerOf(s, element) : NOBODY),
  options: () => angleChoices,
  refusals: (s, { element, mini }) => refuseBeforeAttack(s, element, mini),
  chosen(t, { element }, choice) {
    if (choice.do !== 'angle') return;
    sortieOf(t.state).angle = choice.angle;
    t.say?.(EVERYONE, { event: 'angle', element, angle: choice.angle, because: 'Z-20.31a' });
  },
};

/** Z-20.13a — the Wingman draws offence and defence together. */
const manWingman = (t: DogfightTable, { element, mini }: FormationAttack): void => {
  if (mini) drawCards(t, element, MINI, wingmanCards(t.state, element), 'Z-20.13a');
};

/** Z-20.32a, Z-CGAP-97 — the target is settled first; where there is only one there is nothing to settle. */
const sight = (t: DogfightTable, at: FormationAttack): void => {
  const there = bombersInReach(t.state, at.element);
  if (there.length !== 1) return;
  at.at = there[0];
  t.goto(manTurrets);
};

/** Z-20.32b, Z-20.32g, Z-20.43b — MANEUVERING or HALF LOOP to choose the target, as often as the attacker likes. Z-17.15f: Loaded or not. */
const aim: Asks<FormationAttack> = {
  ask: 'aim',
  because: 'Z-20.32b',
  several: false,
  who: (s, { element, mini }) => (handOf(s, element, mini).size > 0 ? ownerOf(s, element) : NOBODY),
  options(s, { element, mini }, _, options) {
    options.push(DONE);
    return offer(s, handOf(s, element, mini), fitToAim(s), aims, options);
  },
  refusals: (s, { element, mini }) => refuseAims(s, element, mini),
  chosen(t, at, choice) {
    if (choice.do !== 'aim') return t.goto(nameTarget);
    const { card } = choice;
    const s = t.state;
    layCard(s, at.element, at.mini, card);
    at.title = s.fixed.title[s.fixed.face[card]];
    at.latest = at.title;
    at.defending = true;
    at.asked = 0;
    t.say?.(EVERYONE, { event: 'played', by: at.plane, at: NOBODY, card, use: 'aim', because: 'Z-20.32b' });
    return t.goto(contest);
  },
};

/** Nobody could try to choose. */
const noAttempt = (t: DogfightTable): void => t.goto(nameTarget);

/** Z-20.32c — the Formation that is to be protected: its side, at the attacker's Altitude and place. */
export const chargeOf = (s: Dogfight, { element }: Pick<FormationAttack, 'element'>): Charge => ({
  side: 1 - s.fixed.side[element],
  altitude: s.elements[element].altitude,
  where: sortieOf(s).where[element],
  self: NOBODY,
});

const attackerSeat = (s: Dogfight, { element, mini }: FormationAttack): Seat =>
  handOf(s, element, mini).size > 0 ? ownerOf(s, element) : NOBODY;

/** Z-23.66b, Z-CGAP-99 — who is to bomb or strafe answers no Response. */
const contenderSeat = (s: Dogfight, { element, mini }: FormationAttack): Seat =>
  canAnswer(s, element, mini) ? ownerOf(s, element) : NOBODY;

/** Z-20.32c, Z-20.32d, Z-CGAP-25 — friends of the Formation answer from their hands, the attacker from his, in turn. */
const contest: Asks<FormationAttack> = {
  ask: 'aim-answer',
  because: 'Z-20.32c',
  several: false,
  who: (s, at) => (at.defending ? nextHelper(s, chargeOf(s, at), at.asked, NOBODY) : contenderSeat(s, at)),
  options(s, at, seat, options) {
    options.push(PASS);
    if (at.defending) offerHelp(s, chargeOf(s, at), seat, at.latest, options);
    else offerAnswers(s, at.element, at.mini, at.latest, TO_BOMBERS, options);
    return options;
  },
  refusals: (s, at, seat) =>
    at.defending
      ? refuseHelp(s, chargeOf(s, at), seat, at.latest)
      : refuseAnswers(s, at.element, at.mini, at.latest, TO_BOMBERS),
  chosen(t, at, choice, seat) {
    if (isHelp(choice)) {
      at.latest = layHelp(t, choice, at.plane, 'Z-20.32c');
      at.defending = false;
    } else if (isAnswer(choice)) {
      at.latest = layAnswer(t, at.element, at.mini, choice, NOBODY, 'Z-20.32d');
      at.defending = true;
    } else {
      t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-20.32d' });
      at.asked = seat + 1;
      if (at.defending) t.again();
      return;
    }
    at.asked = 0;
    t.again();
  },
};

/** Z-20.32e, Z-20.32f — the attempt succeeds when the attacker has played last; a Leader's card then gives its Bursts too. */
const settleAim = (t: DogfightTable, at: FormationAttack): void => {
  clearTable(t.state);
  if (!at.defending) {
    t.say?.(EVERYONE, { event: 'stopped', by: at.plane, at: NOBODY, because: 'Z-20.32g' });
    return t.goto(aim);
  }
  if (!at.mini) winBursts(t, at);
  return t.goto(chooseTarget);
};

/** Z-20.22b, Z-20.22c, Z-20.43a, Z-CGAP-85 — a Leader's MANEUVERING or HALF LOOP raises his Bursts against the Formation aircraft. */
function winBursts(t: DogfightTable, { element, title }: FormationAttack): void {
  const { now } = t.state;
  now.bonus += burstsWon(title);
  t.say?.(EVERYONE, { event: 'bursts', element, bonus: now.bonus, because: 'Z-20.22b' });
}

const everyTarget = (s: Dogfight, { element }: FormationAttack, options: Choice[]): readonly Choice[] => {
  for (const bomber of bombersInReach(s, element)) options.push(nameBomber(bomber));
  return options;
};

/** Z-20.32e — the attacker chooses. */
const chooseTarget: Asks<FormationAttack> = {
  ask: 'choose-bomber',
  because: 'Z-20.32e',
  several: false,
  who: (s, { element }) => ownerOf(s, element),
  options: (s, at, _, options) => everyTarget(s, at, options),
  refusals: (s, { element, mini }) => [...refuseTargets(s, element), ...refuseBeforeAttack(s, element, mini)],
  chosen(t, at, choice) {
    setTarget(t, at, choice, true);
    t.goto(manTurrets);
  },
};

/** Z-20.32h, Z-CGAP-97 — or the owner of the first bomber there names one of his side's. */
const nameTarget: Asks<FormationAttack> = {
  ask: 'name-bomber',
  because: 'Z-20.32h',
  several: false,
  who: (s, { element }) => bomberOwner(s, bombersInReach(s, element)[0]),
  options: (s, at, _, options) => everyTarget(s, at, options),
  refusals: (s, { element }, seat) => [...refuseTargets(s, element), ...refuseHands(s, seat, 'target-is-named')],
  chosen: (t, at, choice) => setTarget(t, at, choice, false),
};

function setTarget(t: DogfightTable, at: FormationAttack, choice: Choice, chosen: boolean): void {
  if (choice.do !== 'name') return;
  at.at = choice.at;
  t.say?.(EVERYONE, { event: 'bomber', by: at.plane, plane: at.at, chosen, because: chosen ? 'Z-20.32e' : 'Z-20.32h' });
}

/** Z-20.41a, Z-15.1d, Z-17.22e, Z-CGAP-29 — one mini-hand of turrets against all cards of this attack. Z-CGAP-31: one Formation aircraft a turn. */
export const manTurrets = (t: DogfightTable, { at, mini, element }: FormationAttack): void => {
  const s = t.state;
  if (mini) {
    evade(t, element, at);
    // CH-18.84b — against a bomber with an MXY7 a Wingman draws one more.
    drawCards(t, element, MINI, burdenOf(s, at), 'CH-18.84b');
  } else s.now.target = at;
  const sortie = sortieOf(s);
  const { turrets } = sortie;
  const seat = bomberOwner(s, at);
  sortie.manned = at;
  const cards: Card[] = [];
  for (let i = turretCards(s, at); i > 0; i--) {
    const card = t.draw(s.deck, whoSees(s, seat));
    if (card === NO_CARD) break;
    addCard(turrets, s.fixed, card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  t.say?.(EVERYONE, { event: 'turrets', seat, plane: at, count: cards.length, because: 'Z-20.41a' });
  t.say?.(whoSees(s, seat), { event: 'turret-cards', plane: at, cards, because: 'Z-20.41a' });
};

/** Z-19.35e, Z-CGAP-95 — Evasive Action costs a Wingman one card for each; its mini-hand is drawn already, so chance says which. */
function evade(t: DogfightTable, element: ElementNo, at: PlaneNo): void {
  const s = t.state;
  const { mini } = s.elements[element];
  for (let i = ordersOf(s).evasive[at - s.planes.length]; i > 0 && mini.size > 0; i--) {
    const card = cardsIn(mini, s.fixed)[t.roll(mini.size)];
    takeCard(mini, s.fixed, card);
    s.deck.discard.push(card);
    t.say?.(EVERYONE, { event: 'discarded', element, cards: [card], because: 'Z-19.35e' });
  }
}

/** Whether the attack can go on: the attacker flies in the place he had, and the target is there. */
export function goesOn(s: Dogfight, { element, mini, plane, at }: FormationAttack): boolean {
  const { lead, wing } = s.elements[element];
  return (mini ? wing : lead) === plane && bomberAt(s, at).fate === FLYING;
}

/** Z-20.42a, Z-20.42b, Z-20.21a — one card at a time; a Wingman fires without limit and does nothing else (Z-20.43b). Z-20.43c: manoeuvres are not answered. */
const attack: Asks<FormationAttack> = {
  ask: 'formation-play',
  because: 'Z-20.42a',
  several: false,
  who: (s, at) => (goesOn(s, at) && handOf(s, at.element, at.mini).size > 0 ? ownerOf(s, at.element) : NOBODY),
  options(s, { element, mini, at }, _, options) {
    options.push(DONE);
    const hand = handOf(s, element, mini);
    for (let left = hand.faces & fitAtBomber(s, element, mini, at); left !== 0; left = withoutFirst(left))
      options.push(playAt(cardOf(hand, s.fixed, firstOf(left)), at));
    return options;
  },
  refusals: (s, { element, mini, at }) => refuseShotsAtBomber(s, element, mini, at),
  chosen(t, at, choice) {
    if (choice.do !== 'play') return t.goto(stand);
    const s = t.state;
    const { card } = choice;
    const face = s.fixed.face[card];
    at.title = s.fixed.title[face];
    layCard(s, at.element, at.mini, card);
    t.say?.(EVERYONE, { event: 'played', by: at.plane, at: at.at, card, use: 'attack', because: 'Z-20.42a' });
    if (!isShot(at.title)) {
      clearTable(s);
      winBursts(t, at);
      return t.again();
    }
    if (!at.mini) s.now.bursts += s.fixed.bursts[face];
    at.card = card;
    at.counter = NO_CARD;
    at.spoils = false;
    at.answered = false;
    return t.goto(counter);
  },
};

const noMore = (t: DogfightTable): void => t.goto(stand);

/** Z-20.44b, Z-20.51a, Z-17.26a, Z-17.26b — the turrets fire only so: they answer a shot with one card: fire of their own, or a Spoiled Attack, or both in one. */
const counter: Asks<FormationAttack> = {
  ask: 'counter',
  because: 'Z-20.51a',
  several: false,
  who: (s, { at }) => (sortieOf(s).turrets.size > 0 ? bomberOwner(s, at) : NOBODY),
  options(s, { at }, _, options) {
    options.push(PASS);
    offerCounters(s, at, options);
    return options;
  },
  refusals: (s) => refuseCounters(s),
  chosen(t, at, choice, seat) {
    if (choice.do === 'counter') return layCounter(t, at, choice);
    t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-20.51a' });
    return t.goto(settle);
  },
};

type Counter = Extract<Choice, { readonly do: 'counter' }>;

/** A card of the turrets against the shot that is being fired. */
export function layCounter(t: DogfightTable, at: FormationAttack, { card, ace }: Counter): void {
  const s = t.state;
  takeCard(sortieOf(s).turrets, s.fixed, card);
  s.played.push(card);
  if (ace) bomberAt(s, at.at).aces--;
  at.counter = card;
  at.spoils = ace || ordersOf(s).spoiled[card];
  t.say?.(EVERYONE, {
    event: 'countered',
    plane: at.at,
    at: at.plane,
    card,
    spoils: at.spoils,
    because: 'Z-20.51a',
  });
}

/** Every card that the turrets can use; Z-19.35a: a shot also with a marker, of its own crew (Z-19.35b). */
export function offerCounters(s: Dogfight, at: PlaneNo, options: Choice[]): void {
  const { spoiled } = ordersOf(s);
  for (const card of cardsOfTurrets(s)) {
    if (barCounter(s, card) !== null) continue;
    options.push(counters[card]);
    if (!spoiled[card] && bomberAt(s, at).aces > 0) options.push(aceCounters[card]);
  }
}

/** Z-20.52b, Z-20.52d, Z-20.53a, Z-20.54b — the attacker may answer fire, once, and never a Spoiled Attack. */
const answerFire: Asks<FormationAttack> = {
  ask: 'counter-answer',
  because: 'Z-20.52b',
  several: false,
  who: (s, at) => (fires(s, at) ? attackerSeat(s, at) : NOBODY),
  options(s, at, _, options) {
    options.push(PASS);
    offerAnswers(s, at.element, at.mini, titleOf(s, at.counter), TO_BOMBERS, options);
    return options;
  },
  refusals: (s, at) => refuseAnswers(s, at.element, at.mini, titleOf(s, at.counter), TO_BOMBERS),
  chosen(t, at, choice, seat) {
    if (isAnswer(choice)) {
      layAnswer(t, at.element, at.mini, choice, at.at, 'Z-20.52b');
      at.answered = true;
    } else t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-20.52b' });
  },
};

export const titleOf = ({ fixed }: Dogfight, card: Card): number => fixed.title[fixed.face[card]];
export const fires = (s: Dogfight, { counter }: FormationAttack): boolean =>
  counter !== NO_CARD && isShot(titleOf(s, counter));

/**
 * Z-20.52a, Z-20.52c, Z-20.53a, Z-20.54a, Z-CGAP-30 — the shot does its damage unless it was spoiled, and so does the
 * turrets' fire unless it was answered; both happen.
 */
const settle = (t: DogfightTable, at: FormationAttack): void => {
  t.goto(attack);
  resolve(t, at);
};

/** What comes of the shot and of the fire that has answered it. */
export function resolve(t: DogfightTable, at: FormationAttack): void {
  const s = t.state;
  clearTable(s);
  if (at.spoils) t.say?.(EVERYONE, { event: 'stopped', by: at.plane, at: at.at, because: 'Z-20.53a' });
  else shoot(t, at.plane, at.at, at.card);
  if (fires(s, at) && !at.answered) shoot(t, at.at, at.plane, at.counter);
  maybeFinish(t);
}

/** One aircraft fires at another. */
function shoot(t: DogfightTable, by: PlaneNo, at: PlaneNo, card: Card): void {
  strike(t, at, card);
  credit(t.state, by, at);
}

/** Z-CGAP-29, Z-10.45b — nothing of the mini-hands is kept. */
const stand = (t: DogfightTable, { element, mini, at, plane }: FormationAttack): void => {
  standDown(t, at);
  if (mini && t.state.elements[element].wing === plane) discardAll(t, element, MINI, 'Z-10.45b');
  t.end();
};

/** The turrets put their cards away. */
export function standDown(t: DogfightTable, at: PlaneNo): void {
  const s = t.state;
  const sortie = sortieOf(s);
  const { turrets } = sortie;
  sortie.manned = NO_BOMBER;
  if (turrets.size > 0) {
    t.show(EVERYONE);
    t.say?.(EVERYONE, { event: 'turrets-down', plane: at, cards: cardsIn(turrets, s.fixed), because: 'Z-CGAP-29' });
    putAll(turrets, s.fixed, s.deck.discard);
  }
}

export const formationAttack: DogfightFlow<FormationAttack> = {
  name: 'formation',
  steps: [
    chooseAngle, // Z-20.31
    manWingman, // Z-20.13
    sight,
    aim, // Z-20.32
    noAttempt,
    contest,
    settleAim,
    chooseTarget,
    nameTarget,
    manTurrets, // Z-20.41
    attack, // Z-20.42
    noMore,
    counter, // Z-20.51
    answerFire, // Z-20.52
    settle,
    stand,
  ],
};
