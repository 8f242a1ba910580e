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
  FLIES_ON,
  jettison,
  leaveFormation,
  nameBomber,
  overOrHold,
  PASSES,
  play,
  run,
  searchChoice,
  stop,
  WINGMAN_AT_BOMBERS,
} from '../choices.ts';
import type { BombRun } from '../flow/bomb-run.ts';
import type { FormationAttack } from '../flow/formation-attack.ts';
import { handOf } from '../flow/hands.ts';
import { type MissionCourse, nthToDecide } from '../flow/mission.ts';
import type { Pass } from '../flow/pass.ts';
import { eachFace } from '../flow/refusals.ts';
import { doingsOf, hasEnemyBombers } from '../flow/refusals-mission.ts';
import { answersAsScissors } from '../rules/answers.ts';
import { isAgile } from '../rules/attacks.ts';
import { ACE_PILOT, isShot, SCISSORS } from '../rules/cards.ts';
import { bomberOwner, bombersInReach } from '../rules/formations.ts';
import { mayJettison } from '../rules/loads.ts';
import { type Dogfight, type ElementNo, elementOf, FLYING, NOBODY } from '../state.ts';
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

/** Against Formation aircraft, where the enemy has some. */
export const triesAtBombers = (s: Dogfight, element: ElementNo): readonly Choice[] =>
  s.fixed.sortie !== undefined && hasEnemyBombers(s, element) ? [ATTACK_BOMBERS] : [];
export const wingmanTriesAtBombers = (s: Dogfight, element: ElementNo): readonly Choice[] =>
  s.fixed.sortie !== undefined && hasEnemyBombers(s, element) ? [WINGMAN_AT_BOMBERS] : [];

export function missionTries(s: Dogfight, kind: string, seat: Seat): readonly Choice[] {
  const frame = s.frames[s.frames.length - 1].at as FormationAttack & BombRun & Pass & MissionCourse;
  const { element, mini } = frame;
  switch (kind) {
    case 'jettison':
      return [s.elements[element].lead, s.elements[element].wing]
        .filter((plane) => plane !== NOBODY && mayJettison(s, plane))
        .map(jettison);
    case 'angle':
      return angleChoices;
    case 'aim':
      return eachFace(s, handOf(s, element, mini)).map((card) => aims[card]);
    case 'aim-answer':
      return frame.defending ? [] : answers(s, element, mini, frame.latest);
    case 'choose-bomber':
    case 'name-bomber':
      return bombersInReach(s, element).map(nameBomber);
    case 'formation-play':
      return eachFace(s, handOf(s, element, mini)).map((card) => play(card, frame.at));
    case 'counter':
      return eachFace(s, sortieOf(s).turrets).map((card) => counters[card]);
    case 'counter-answer':
      return answers(s, element, mini, titleOf(s, frame.counter));
    case 'run':
      return runs(s, frame);
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
      return [];
  }
}

function flakAnswers(s: Dogfight, { plane, flak }: Pass): Choice[] {
  const element = elementOf(plane);
  const mini = s.elements[element].wing === plane;
  const shots = flak.filter((card) => isShot(titleOf(s, card)));
  const faces = [...new Set(shots.map((card) => s.fixed.face[card]))];
  const firsts = faces.map((face) => shots.find((card) => s.fixed.face[card] === face) ?? shots[0]);
  return eachFace(s, handOf(s, element, mini)).flatMap((card) => firsts.map((shot) => stop(card, shot)));
}

/** CH-28.43a — to attack, to fly on; to draw again where something allows it. */
const searchTries = (s: Dogfight): Choice[] => [
  searchChoice(ATTACKS_TARGET),
  searchChoice(FLIES_ON),
  ...((s.fixed.sortie?.search?.redraws ?? 0) > 0 ? [searchChoice(DRAWS_AGAIN)] : []),
];
