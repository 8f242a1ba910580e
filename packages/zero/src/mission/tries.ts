import type { Card, Seat } from '@tallyho/kernel';
import {
  ATTACK_BOMBERS,
  ATTACKS_TARGET,
  aims,
  angleChoices,
  answer,
  answerAce,
  answerAgile,
  type Choice,
  counters,
  DRAWS_AGAIN,
  divesTo,
  dropBombs,
  FLIES_ON,
  fireRockets,
  help,
  helpAce,
  jettison,
  leaveFormation,
  nameBomber,
  overOrHold,
  PASSES,
  play,
  playAtNobody,
  ramAt,
  run,
  searchChoice,
  skipBombs,
  stop,
  stopAce,
  strafe,
  WINGMAN_AT_BOMBERS,
} from '../choices.ts';
import { type BombRun, isThere } from '../flow/bomb-run.ts';
import { answersWithMini, responder } from '../flow/exchange.ts';
import { chargeOf, type FormationAttack } from '../flow/formation-attack.ts';
import { handOf } from '../flow/hands.ts';
import { chargeOf as chargeOfAttacked, type HelpedExchange } from '../flow/helped-exchange.ts';
import type { Charge } from '../flow/helpers.ts';
import { type MissionCourse, nthToDecide } from '../flow/mission.ts';
import type { Pass } from '../flow/pass.ts';
import { type Raid, stillToPass } from '../flow/raid.ts';
import { eachFace } from '../flow/refusals.ts';
import { doingsOf, hasEnemyBombers } from '../flow/refusals-mission.ts';
import { answersAsScissors } from '../rules/answers.ts';
import { isAgile } from '../rules/attacks.ts';
import { ACE_PILOT, isShot, SCISSORS } from '../rules/cards.ts';
import { bomberOwner, enemyBombers } from '../rules/formations.ts';
import { rammable } from '../rules/ramming.ts';
import { type Dogfight, type ElementNo, elementOf, FLYING, NOBODY, ownerOf, type PlaneNo } from '../state.ts';
import { depths } from './arms.ts';
import { sortieOf } from './state.ts';

/* What somebody might look for at a decision of a Mission, whether the rules allow it or not. */

const titleOf = ({ fixed }: Dogfight, card: Card): number => fixed.title[fixed.face[card]];

function answers(s: Dogfight, element: ElementNo, mini: boolean, latest: number): Choice[] {
  const asScissors = answersAsScissors(s, latest) && isAgile(s, element, mini);
  const asAce = !mini && s.elements[element].aces > 0;
  return eachFace(s, handOf(s, element, mini)).flatMap((card) => [
    answer(card),
    ...(asScissors && titleOf(s, card) !== SCISSORS ? [answerAgile(card)] : []),
    ...(asAce && titleOf(s, card) !== ACE_PILOT ? [answerAce(card)] : []),
  ]);
}

function runs(s: Dogfight, { lead, wing }: BombRun): Choice[] {
  return [
    ...[PASSES, ...doingsOf(s)].map((does) => run(does, PASSES)),
    ...(wing === NOBODY || lead === NOBODY ? [] : doingsOf(s).map((does) => run(PASSES, does))),
  ];
}

/** Each aircraft that has flown on strafes alone, or fires rockets where there are some. */
function afterBombs(s: Dogfight, { lead, wing }: BombRun): Choice[] {
  const fires = (plane: PlaneNo): Choice[] => (s.fixed.sortie?.arms === undefined ? [] : [fireRockets(plane)]);
  return [
    strafe(false, false),
    ...(isThere(s, lead) ? [strafe(true, false), ...fires(lead)] : []),
    ...(isThere(s, wing) ? [strafe(false, true), ...fires(wing)] : []),
  ];
}

/** Against Formation aircraft, where the enemy has some, and whom a side may ram. */
export const triesAtBombers = (s: Dogfight, element: ElementNo): readonly Choice[] =>
  s.fixed.sortie === undefined
    ? []
    : [...(hasEnemyBombers(s, element) ? [ATTACK_BOMBERS] : []), ...rammable(s, element).map(ramAt)];
export const wingmanTriesAtBombers = (s: Dogfight, element: ElementNo): readonly Choice[] =>
  s.fixed.sortie !== undefined && hasEnemyBombers(s, element) ? [WINGMAN_AT_BOMBERS] : [];

export function missionTries(s: Dogfight, kind: string, seat: Seat): readonly Choice[] {
  const frame = s.frames[s.frames.length - 1].at as FormationAttack &
    HelpedExchange &
    BombRun &
    Pass &
    Raid &
    MissionCourse;
  const { element, mini } = frame;
  switch (kind) {
    case 'jettison':
      return [s.elements[element].lead, s.elements[element].wing].filter((plane) => plane !== NOBODY).map(jettison);
    case 'angle':
      return angleChoices;
    case 'aim':
      return eachFace(s, handOf(s, element, mini)).map((card) => aims[card]);
    case 'aim-answer':
      return frame.defending ? helps(s, chargeOf(s, frame), seat) : answers(s, element, mini, frame.latest);
    case 'helped-answer':
      return helpedAnswers(s, frame, seat);
    case 'choose-bomber':
    case 'name-bomber':
      return enemyBombers(s, element).map(nameBomber);
    case 'formation-play':
      return eachFace(s, handOf(s, element, mini)).map((card) => play(card, frame.at));
    case 'counter':
      return eachFace(s, sortieOf(s).turrets).map((card) => counters[card]);
    case 'counter-answer':
      return answers(s, element, mini, titleOf(s, frame.counter));
    case 'run':
      return runs(s, frame);
    case 'strafe':
      return afterBombs(s, frame);
    case 'submarine':
      return depths.map((_, depth) => divesTo(depth));
    case 'bomber-order':
      return stillToPass(s, frame.done).flatMap((plane) => [
        dropBombs(plane),
        ...(s.fixed.sortie?.arms?.skip === true ? [skipBombs(plane)] : []),
      ]);
    case 'over-target':
      return overOrHold(nthToDecide(s, frame.decided));
    case 'flak-answer':
      return flakAnswers(s, frame);
    case 'search':
      return searchTries(s);
    case 'bombers-leave':
      return sortieOf(s).bombers.flatMap(({ fate }, nth) => {
        const plane = s.planes.length + nth;
        return fate === FLYING && bomberOwner(s, plane) === seat ? [leaveFormation(plane)] : [];
      });
    default:
      return atNobody(s, seat);
  }
}

/** Where a card is not asked for, somebody may still look for each that is in his hands. */
const atNobody = (s: Dogfight, seat: Seat): Choice[] =>
  s.elements.flatMap(({ hand }, element) => (ownerOf(s, element) === seat ? eachFace(s, hand).map(playAtNobody) : []));

/** The cards of each Element besides, as what they are; with a marker, where its Leader is there for others. */
const helps = (s: Dogfight, { side, altitude, where, self }: Charge, seat: Seat): Choice[] =>
  s.elements.flatMap(({ hand, mini, aces, lead, foe, altitude: own }, friend) => {
    if (friend === self || ownerOf(s, friend) !== seat || s.fixed.side[friend] !== side) return [];
    const isThere = lead !== NOBODY && foe === NOBODY && own === altitude && sortieOf(s).where[friend] === where;
    return [
      ...eachFace(s, hand).flatMap((card) => [
        help(friend, card),
        ...(isThere && aces > 0 && titleOf(s, card) !== ACE_PILOT ? [helpAce(friend, card)] : []),
      ]),
      ...eachFace(s, mini).map((card) => help(friend, card)),
    ];
  });

/** What the attacked aircraft could answer, if it is the player's own, and what his Leaders could for it. */
function helpedAnswers(s: Dogfight, at: HelpedExchange, seat: Seat): Choice[] {
  const element = responder(s, at);
  return [
    ...(element !== NOBODY && ownerOf(s, element) === seat
      ? answers(s, element, answersWithMini(s, at), at.latest)
      : []),
    ...(at.defending ? helps(s, chargeOfAttacked(s, at), seat) : []),
  ];
}

function flakAnswers(s: Dogfight, { plane, flak }: Pass): Choice[] {
  const element = elementOf(plane);
  const mini = s.elements[element].wing === plane;
  const shots = flak.filter((card) => isShot(titleOf(s, card)));
  const faces = [...new Set(shots.map((card) => s.fixed.face[card]))];
  const firsts = faces.map((face) => shots.find((card) => s.fixed.face[card] === face) ?? shots[0]);
  const asAce = !mini && s.elements[element].aces > 0;
  return eachFace(s, handOf(s, element, mini)).flatMap((card) =>
    firsts.flatMap((shot) => [
      stop(card, shot),
      ...(asAce && titleOf(s, card) !== ACE_PILOT ? [stopAce(card, shot)] : []),
    ]),
  );
}

/** CH-28.43a — to attack, to fly on; to draw again where something allows it. */
const searchTries = (s: Dogfight): Choice[] => [
  searchChoice(ATTACKS_TARGET),
  searchChoice(FLIES_ON),
  ...((s.fixed.sortie?.search?.redraws ?? 0) > 0 ? [searchChoice(DRAWS_AGAIN)] : []),
];
