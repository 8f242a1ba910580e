import { type Card, listOf, type Seat } from '@tallyho/kernel';
import {
  act,
  agile,
  answer,
  answerAce,
  answerAgile,
  attackWingman,
  BREAK_BOTH,
  BREAK_LEADER,
  BREAK_WINGMAN,
  type Choice,
  CLIMB,
  DIVE,
  discard,
  draw,
  exchangeCard,
  FOLLOW,
  GIVE_UP,
  gunner,
  play,
  playAtNobody,
  rollDown,
  rollUp,
  STAY,
  sendWingman,
  start,
} from './choices.ts';
import type { Change } from './flow/altitude.ts';
import { answersWithMini, type Exchange, responder } from './flow/exchange.ts';
import type { Course } from './flow/game.ts';
import { HAND, handOf, MINI } from './flow/hands.ts';
import type { Turn } from './flow/sequence.ts';
import type { WingmanAttack } from './flow/wingman.ts';
import { cardOf, type Hand } from './hand.ts';
import { missionTries, triesAtBombers, wingmanTriesAtBombers } from './mission/tries.ts';
import { VERY_HIGH } from './rules/altitude.ts';
import { answersAsScissors } from './rules/answers.ts';
import { isAgile } from './rules/attacks.ts';
import { ACE_PILOT, isShot, SCISSORS, VERTICAL_ROLL } from './rules/cards.ts';
import { GUNNER, leaderRating, mostDrawn } from './rules/ratings.ts';
import { type Dogfight, type ElementNo, elementOf, NOBODY, type PlaneNo, UNCHOSEN } from './state.ts';

/*
 * What somebody might look for at a decision, whether the rules allow it or not. All of it must be offered, or refused
 * with a reason and a rule: nothing is passed over in silence.
 */

/** Cards of one face are alike: the first of each. */
const eachFace = ({ fixed }: Dogfight, hand: Hand): Card[] =>
  listOf(hand.faces).map((face) => cardOf(hand, fixed, face));

const titleOf = ({ fixed }: Dogfight, card: Card): number => fixed.title[fixed.face[card]];

const targetsOf = (s: Dogfight, element: ElementNo): PlaneNo[] =>
  s.fixed.enemies[element].flatMap((enemy) => {
    const { lead, wing } = s.elements[enemy];
    return [lead, wing].filter((plane) => plane !== NOBODY);
  });

/** Each card of a hand by itself, wherever none is asked for. */
const playing = (s: Dogfight, element: ElementNo): Choice[] => eachFace(s, s.elements[element].hand).map(playAtNobody);

/** A card at an aircraft: by the Leader, by the Gunner if there is one, as SCISSORS if the Leader is Agile. */
function at(s: Dogfight, element: ElementNo, card: Card, target: PlaneNo): Choice[] {
  const title = titleOf(s, card);
  const isLeader = s.elements[elementOf(target)].lead === target;
  const tries: Choice[] = title === VERTICAL_ROLL ? [] : [play(card, target)];
  if (isShot(title) && leaderRating(s, element, GUNNER) > 0) tries.push(gunner(card, target));
  if (isLeader && title !== SCISSORS && isAgile(s, element, HAND)) tries.push(agile(card, target));
  return tries;
}

function plays(s: Dogfight, element: ElementNo): Choice[] {
  const { hand, wing } = s.elements[element];
  const targets = targetsOf(s, element);
  return [
    GIVE_UP,
    BREAK_LEADER,
    ...(wing === NOBODY ? [] : [BREAK_WINGMAN, BREAK_BOTH]),
    ...targets
      .filter((target) => s.elements[elementOf(target)].wing === target && s.now.target !== target)
      .map(attackWingman),
    ...triesAtBombers(s, element),
    ...eachFace(s, hand).flatMap((card) => [
      ...(titleOf(s, card) === VERTICAL_ROLL ? [rollUp(card), rollDown(card)] : []),
      ...targets.flatMap((target) => at(s, element, card, target)),
      ...(targets.length === 0 && titleOf(s, card) !== VERTICAL_ROLL ? [playAtNobody(card)] : []),
    ]),
  ];
}

/** A Response as what it is, as SCISSORS where that would answer, and as ACE PILOT with a marker. */
function answers(s: Dogfight, exchange: Exchange): Choice[] {
  const element = responder(s, exchange);
  const mini = answersWithMini(s, exchange);
  const asScissors = answersAsScissors(s, exchange.latest) && isAgile(s, element, mini);
  const asAce = !mini && s.elements[element].aces > 0;
  return eachFace(s, handOf(s, element, mini)).flatMap((card) => [
    answer(card),
    ...(asScissors && titleOf(s, card) !== SCISSORS ? [answerAgile(card)] : []),
    ...(asAce && titleOf(s, card) !== ACE_PILOT ? [answerAce(card)] : []),
  ]);
}

function wingmanPlays(s: Dogfight, { element, at: target }: WingmanAttack): Choice[] {
  return eachFace(s, s.elements[element].mini).flatMap((card) => [
    play(card, target),
    ...(titleOf(s, card) !== SCISSORS && isAgile(s, element, MINI) ? [agile(card, target)] : []),
  ]);
}

/** Z-4.5c — every level, for the first Element of a player that has none; LR-17: some wait until the others are known. */
function starts({ elements, fixed }: Dogfight, seat: Seat): Choice[] {
  const own = elements.flatMap((one, element) => (fixed.owner[element] === seat ? [{ ...one, element }] : []));
  const waits = (element: ElementNo): boolean => fixed.sortie?.startsLast?.[element] === true;
  const open = own.find(({ sealed, element }) => sealed === UNCHOSEN && !waits(element));
  const last = own.find(({ altitude }) => altitude === UNCHOSEN);
  const element = (open ?? last)?.element ?? NOBODY;
  return Array.from({ length: VERY_HIGH + 1 }, (_, level) => start(element, level));
}

/** Z-4.7c, CH-30.82a — every Element of the side whose player is asked; a player alone moves both. */
const actors = ({ elements, fixed }: Dogfight, seat: Seat): ElementNo[] =>
  elements.flatMap((_, element) =>
    fixed.sortie?.solitaire !== undefined || fixed.side[element] === fixed.seatSide[seat] ? [element] : [],
  );

export function tries(s: Dogfight, kind: string, seat: Seat): readonly Choice[] {
  const frame = s.frames[s.frames.length - 1].at as Turn & Change & Exchange & WingmanAttack & Course;
  const { element, follower, vision } = frame;
  switch (kind) {
    case 'order':
      return actors(s, seat).map(act);
    case 'start':
      return starts(s, seat);
    case 'altitude':
      return [STAY, CLIMB, DIVE, ...playing(s, element)];
    case 'follow':
      return [FOLLOW, STAY, ...playing(s, follower)];
    case 'play':
      return plays(s, element);
    case 'answer':
      return answers(s, frame);
    case 'wingman-attack':
      return [...targetsOf(s, element).map(sendWingman), ...wingmanTriesAtBombers(s, element)];
    case 'wingman-play':
      return wingmanPlays(s, frame);
    case 'combat-vision':
      return eachFace(s, s.elements[vision].hand).map(exchangeCard);
    case 'discard':
    case 'climb-cost':
      return eachFace(s, s.elements[element].hand).map(discard);
    case 'draw':
      return Array.from({ length: mostDrawn(s, element) + 2 }, (_, count) => draw(count));
    case 'follow-cost':
      return eachFace(s, s.elements[follower].hand).map(discard);
    default:
      return s.fixed.sortie === undefined ? [] : missionTries(s, kind, seat);
  }
}
