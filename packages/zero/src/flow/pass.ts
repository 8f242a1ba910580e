import { type Card, EVERYONE, firstOf, NO_CARD, type RuleId, withoutFirst } from '@tallyho/kernel';
import { PASS, stop, stopAce } from '../choices.ts';
import { cardOf } from '../hand.ts';
import { sortieOf } from '../mission/state.ts';
import { fitAnswer, fitAsAce, fitToUse, TO_FLAK } from '../rules/answers.ts';
import {
  bomberBombs,
  bomberGunCards,
  bomberRocketCards,
  cargoOf,
  elementBombs,
  minesOf,
  PASSING,
  pointsFor,
  RECONNAISSANCE,
  STRAFING,
  shifted,
  strafingCards,
  strafingPoints,
  TORPEDO,
  targetFlakCards,
  uncancelled,
} from '../rules/bombing.ts';
import { isShot } from '../rules/cards.ts';
import { bomberAt, bomberSide, ordersOf } from '../rules/formations.ts';
import { HAS_RUN } from '../rules/loads.ts';
import { isBlind } from '../rules/night.ts';
import {
  AIR_DROP,
  DEPTH_CHARGES,
  MINES,
  NAPALM,
  ROCKETS,
  SKIP,
  withoutBombs,
  withoutRockets,
} from '../rules/ordnance.ts';
import { defenceCards } from '../rules/ratings.ts';
import { rocketCards, rocketPoints } from '../rules/rockets.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  elementOf,
  isBomber,
  NEUTRAL,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { drawOpen, sayFlak } from './area-flak.ts';
import { setPosition } from './damage.ts';
import { maybeFinish } from './finish.ts';
import { clearTable, discardAll, drawCards, handOf, layCard, MINI } from './hands.ts';
import { refuseFlakAnswers } from './refusals-mission.ts';
import { strikeWithAll } from './strike.ts';

/** One aircraft's pass over the target: what it does, the cards drawn for that and those of the Flak. */
export interface Pass {
  plane: PlaneNo;
  /** A row of the Bombing Display. */
  mode: number;
  bombs: Card[];
  guns: Card[];
  /** CH-18.42b — cards of rockets; only where some are fired. */
  rockets?: Card[];
  flak: Card[];
  /** The Flak card that has been answered. */
  stopped: Card;
}

/** Z-21.14a, Z-CGAP-83 — bombs or guns, Target Flak, the one Response, results. */
export function passOver(t: DogfightTable, plane: PlaneNo, mode: number): void {
  t.call(pass, { plane, mode, bombs: [], guns: [], flak: [], stopped: NO_CARD });
}

/** Whether it is the Wingman of its Element that passes. */
const isWing = (s: Dogfight, plane: PlaneNo): boolean => s.elements[elementOf(plane)].wing === plane;

/** Z-21.13a, Z-21.73a, CH-18.42c, CH-27.52a, CH-27.52b — how many cards are drawn for bombs, for guns or a drop, and for rockets. */
function cardsFor(s: Dogfight, plane: PlaneNo, mode: number): [bombs: number, guns: number, rockets: number] {
  if (mode === AIR_DROP) return [0, cargoOf(s, plane), 0];
  if (isBomber(s, plane))
    return [
      bomberBombs(s, plane, mode),
      mode === ROCKETS ? 0 : bomberGunCards(s, plane),
      bomberRocketCards(s, plane, mode),
    ];
  if (mode === STRAFING) return [0, strafingCards(s, plane), 0];
  if (mode === ROCKETS) return [0, 0, rocketCards(s, plane)];
  // CH-27.73a — a card for each aircraft that patrols.
  if (mode === RECONNAISSANCE) return [1, 0, 0];
  return [mode === PASSING ? 0 : elementBombs(s, plane, mode), 0, 0];
}

/**
 * Z-21.14a, Z-22.22b, Z-22.22c, Z-22.23a — the cards of the aircraft, then those of the Flak. CH-17.61e, CH-17.62c — bombs, guns and
 * rockets of one pass in this order, and one Flak for all of them.
 */
const begin = (t: DogfightTable, at: Pass): void => {
  const s = t.state;
  const { plane, mode } = at;
  if (!isBomber(s, plane) && mode !== PASSING && mode !== RECONNAISSANCE) takeUp(t, plane, mode);
  if (mode === DEPTH_CHARGES) showDepth(t, plane);
  const [bombs, guns, rockets] = cardsFor(s, plane, mode);
  at.bombs = drawOpen(t, bombs);
  at.guns = drawOpen(t, guns);
  if (rockets > 0) at.rockets = drawOpen(t, rockets);
  sayDrawn(t, at);
  at.flak = drawOpen(t, targetFlakCards(s, plane, mode));
  sayFlak(t, plane, at.flak, false, 'Z-22.23a');
  // Z-22.26c, Z-CGAP-101 — a Wingman draws for its one Response, if there is something to answer.
  if (!isBomber(s, plane) && isWing(s, plane) && shotsOf(s, at.flak).length > 0)
    drawCards(t, elementOf(plane), MINI, defenceCards(s, elementOf(plane)), 'Z-22.26c');
};

/** What is drawn for bombs, for guns beside them, and for rockets, each read in its own section of the cards; a Mission of Zero! tells bombs and guns as one. */
function sayDrawn(t: DogfightTable, { plane, mode, bombs, guns, rockets = [] }: Pass): void {
  const say = (as: number, cards: readonly Card[]): void => {
    if (cards.length > 0) t.say?.(EVERYONE, { event: 'bombed', plane, mode: as, cards, because: ruleOf(as) });
  };
  if (ordersOf(t.state).arms === undefined) return say(mode, [...bombs, ...guns]);
  say(mode, bombs);
  say(mode === AIR_DROP ? AIR_DROP : STRAFING, guns);
  say(ROCKETS, rockets);
}

const rulesOfModes: { readonly [mode: number]: RuleId } = {
  [STRAFING]: 'Z-21.73b',
  [RECONNAISSANCE]: 'Z-23.64a',
  [TORPEDO]: 'Z-21.55a',
  [ROCKETS]: 'CH-18.42b',
  [NAPALM]: 'CH-18.51b',
  [SKIP]: 'CH-21.64c',
  [DEPTH_CHARGES]: 'CH-GAP-33',
  [AIR_DROP]: 'CH-27.52a',
};
const ruleOf = (mode: number): RuleId => rulesOfModes[mode] ?? 'Z-21.13a';

/** CH-27.42a, CH-27.44a — when depth charges fall, everybody sees how they were set. */
function showDepth(t: DogfightTable, plane: PlaneNo): void {
  const { arms } = sortieOf(t.state);
  if (arms === undefined) return;
  arms.shown[plane] = 1;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'depth-set', plane, depth: arms.depths[plane], because: 'CH-27.42b' });
}

/**
 * Z-23.65a, Z-CGAP-12, Z-CGAP-93 — a Leader that bombs or strafes gives up the Position it had when its turn began, before
 * Flak is drawn. Z-21.53b, Z-CGAP-81: with a Torpedo dropped, its Element keeps its level.
 */
function takeUp(t: DogfightTable, plane: PlaneNo, mode: number): void {
  const s = t.state;
  const sortie = sortieOf(s);
  const element = elementOf(plane);
  const { lead, foe, position } = s.elements[element];
  sortie.runs[plane] = HAS_RUN;
  if (mode === TORPEDO) sortie.level[element] = 1;
  if (lead === plane && position > NEUTRAL && s.now.held === foe) setPosition(t, element, foe, NEUTRAL, 'Z-23.65a');
}

/** The shots of the Flak, of each face one. */
function shotsOf({ fixed }: Dogfight, flak: readonly Card[]): Card[] {
  const seen = new Set<number>();
  return flak.filter((card) => {
    const face = fixed.face[card];
    if (!isShot(fixed.title[face]) || seen.has(face)) return false;
    seen.add(face);
    return true;
  });
}

/**
 * Z-22.24a, Z-22.25a, Z-22.26a, Z-22.26b, Z-CGAP-07, Z-CGAP-08 — one Response in all, when all cards of the Flak lie open;
 * Formation aircraft play none. CH-27.31g, CH-GAP-29: nor does who has found nobody at night, in its own turn.
 */
const answerFlak: Asks<Pass> = {
  ask: 'flak-answer',
  because: 'Z-22.25a',
  several: false,
  who(s, { plane, flak }) {
    if (isBomber(s, plane) || shotsOf(s, flak).length === 0) return NOBODY;
    const element = elementOf(plane);
    if (isBlind(s, element)) return NOBODY;
    return handOf(s, element, isWing(s, plane)).size > 0 ? ownerOf(s, element) : NOBODY;
  },
  options(s, { plane, flak }, _, options) {
    const { fixed } = s;
    const element = elementOf(plane);
    const mini = isWing(s, plane);
    const hand = handOf(s, element, mini);
    const usable = hand.faces & fitToUse(s, plane, TO_FLAK);
    options.push(PASS);
    for (const shot of shotsOf(s, flak)) {
      const title = fixed.title[fixed.face[shot]];
      for (let left = fitAnswer(s, title, usable); left !== 0; left = withoutFirst(left))
        options.push(stop(cardOf(hand, fixed, firstOf(left)), shot));
      for (let left = fitAsAce(s, element, mini, title, usable); left !== 0; left = withoutFirst(left))
        options.push(stopAce(cardOf(hand, fixed, firstOf(left)), shot));
    }
    return options;
  },
  refusals: (s, { plane, flak }) => refuseFlakAnswers(s, elementOf(plane), isWing(s, plane), shotsOf(s, flak)),
  chosen(t, at, choice, seat) {
    const s = t.state;
    if (choice.do !== 'stop' && choice.do !== 'stop-ace') {
      t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-22.25a' });
      return;
    }
    const { card, at: flak } = choice;
    const element = elementOf(at.plane);
    const ace = choice.do === 'stop-ace';
    layCard(s, element, isWing(s, at.plane), card);
    if (ace) s.elements[element].aces--;
    at.stopped = flak;
    t.say?.(EVERYONE, { event: 'flak-answered', plane: at.plane, card, flak, ace, because: 'Z-22.26a' });
  },
};

/**
 * Z-21.14b, Z-21.14c, Z-CGAP-17, Z-CGAP-79 — first the Flak's damage, then what it has not cancelled falls on the target,
 * whatever has become of the aircraft.
 */
const end = (t: DogfightTable, at: Pass): void => {
  const s = t.state;
  const { plane, mode, flak, stopped } = at;
  clearTable(s);
  if (!isBomber(s, plane) && isWing(s, plane)) discardAll(t, elementOf(plane), MINI, 'Z-10.0b');
  // The bombs have fallen: nothing is left to jettison (Z-17.15g, Z-18.23a).
  const carried = loadOf(s, plane);
  if (mode < STRAFING || mode > ROCKETS) setLoad(s, plane, withoutBombs(carried));
  if (at.rockets !== undefined) setLoad(s, plane, withoutRockets(loadOf(s, plane)));
  strikeWithAll(
    t,
    plane,
    flak.filter((card) => card !== stopped),
  );
  score(t, at, carried);
  t.end();
  maybeFinish(t);
};

const loadOf = (s: Dogfight, plane: PlaneNo): number =>
  isBomber(s, plane) ? bomberAt(s, plane).load : sortieOf(s).load[plane];

function setLoad(s: Dogfight, plane: PlaneNo, load: number): void {
  if (isBomber(s, plane)) bomberAt(s, plane).load = load;
  else sortieOf(s).load[plane] = load;
}

/** Z-22.23c, Z-19.35f — Spoiled Attacks of the Flak; nerves of steel ignore the first ones. */
function spoiledBy(s: Dogfight, plane: PlaneNo, flak: readonly Card[]): number {
  const { spoiled, ignored, nerves } = ordersOf(s);
  const count = flak.filter((card) => spoiled[card]).length;
  if (!isBomber(s, plane)) return count;
  const steady = Math.max(ignored[bomberSide(s, plane)], nerves[plane - s.planes.length]);
  return Math.max(0, count - steady);
}

/** CH-27.61c, CH-27.61d, CH-27.52a, CH-GAP-34, CH-GAP-75 — mines, supplies and Cargo that have come to where they were to go. */
export function deliver(t: DogfightTable, plane: PlaneNo, load: number, points: number, because: RuleId): void {
  const sortie = sortieOf(t.state);
  sortie.points += points;
  t.say?.(EVERYONE, { event: 'delivered', plane, load, points, total: sortie.points, because });
}

/**
 * Z-21.15a, Z-21.63a, Z-21.74a, Z-CGAP-06, Z-CGAP-42 — Damage Points on the target, or a photograph. CH-17.61f, CH-GAP-06 — a Spoiled
 * Attack takes away whatever would do most.
 */
function score(t: DogfightTable, { plane, mode, bombs, guns, rockets = [], flak }: Pass, carried: number): void {
  const s = t.state;
  if (mode === MINES) return deliver(t, plane, carried, minesOf(s, plane), 'CH-27.61d');
  if (bombs.length + guns.length + rockets.length === 0) return;
  const { bombing, strafe } = ordersOf(s);
  const sortie = sortieOf(s);
  const spoiled = spoiledBy(s, plane, flak);
  if (mode === RECONNAISSANCE) {
    const [best] = uncancelled(bombs, spoiled, (card) => bombing[card]);
    if (best === undefined) return;
    const result = shifted(s, bombing[best], mode, plane);
    sortie.photograph = Math.max(sortie.photograph, result);
    const because = ordersOf(s).kind === 'patrol' ? 'CH-27.73a' : 'Z-CGAP-42';
    t.say?.(EVERYONE, { event: 'photographed', plane, result, because });
    return;
  }
  const left = uncancelled(
    mode === AIR_DROP
      ? guns.map((card) => strafe[card])
      : [
          ...bombs.map((card) => pointsFor(s, bombing[card], mode, plane)),
          ...guns.map((card) => strafingPoints(s, strafe[card])),
          ...rockets.map((card) => rocketPoints(s, strafe[card])),
        ],
    spoiled,
    (points) => points,
  );
  const points = left.reduce((sum, one) => sum + one, 0);
  if (mode === AIR_DROP) return deliver(t, plane, carried, points, 'CH-27.52a');
  sortie.points += points;
  t.say?.(EVERYONE, { event: 'target-hit', plane, spoiled, points, total: sortie.points, because: 'Z-21.14b' });
}

export const pass: DogfightFlow<Pass> = { name: 'pass', steps: [begin, answerFlak, end] };
