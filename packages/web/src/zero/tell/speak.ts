import {
  type Choice,
  type DogfightView,
  type ElementNo,
  elementOf,
  type Happening,
  NOBODY,
  type PlaneNo,
  rules,
  sides,
} from '@tallyho/zero';
import { atLevel, positionName } from '../../dogfight/words/words.ts';
import { BY_WINGMAN, type ChangeFrame, formationAttack, frameOf, isWing, openly } from '../model/engine.ts';
import { isBomber, nthBomber } from '../model/mission.ts';
import type { Names } from '../model/names.ts';
import type { Lowering, Speech } from '../words/en-events.ts';
import type { ZeroWords } from '../words/words.ts';
import { foundName, missionWords } from './speak-mission.ts';

/** Sentences begin with a capital, whatever name comes first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An event as a sentence. */
export function eventSentence(w: ZeroWords, view: Pick<DogfightView, 'fixed'>, names: Names, event: Happening): string {
  const { terms } = w.shared;
  const speech: Speech = {
    names,
    seat: names.seat,
    side: (side) => w.terms.sides[sides[side]],
    level: (altitude) => atLevel(w.shared, altitude),
    standing: (position) => terms.standing[position + 2],
    cards: terms.cards,
    hits: terms.hits,
    bursts: terms.bursts,
    result: (level) => rules.levels[level],
    results: ({ mode, cards }) => cards.map((card) => resultOf(view.fixed, mode, card)),
    // What misses cannot do less.
    lowered: ({ plane, mode, cards }) =>
      cards.some((card) => resultOf(view.fixed, mode, card) > 0) ? loweringsOf(view.fixed, plane, mode) : [],
    bombing: (card) => view.fixed.sortie?.bombing[card] ?? 0,
    found: (target) => foundName(w, view, target),
  };
  const say = w.events[event.event] as (e: Happening, s: Speech) => string;
  return capital(say(event, speech));
}

/** What a card says about bombs, or about guns that strafe. */
const resultOf = ({ sortie }: DogfightView['fixed'], mode: number, card: number): number =>
  (strafingModes.includes(mode) ? sortie?.strafe[card] : sortie?.bombing[card]) ?? 0;
const strafingModes: readonly number[] = [rules.STRAFING, rules.ROCKETS, rules.AIR_DROP];

/** CH-19.43h, CH-27.31b, CH-GAP-27, CH-GAP-86 — the night and whoever is green take a level each off whatever falls, never off guns. */
function loweringsOf({ sortie, labels }: DogfightView['fixed'], plane: PlaneNo, mode: number): Lowering[] {
  if (mode >= rules.STRAFING && !falling.includes(mode)) return [];
  const isCrew = isBomber({ labels }, plane);
  const isGreen = isCrew ? sortie?.green?.bombers[nthBomber({ labels }, plane)] : sortie?.green?.planes[plane];
  return [
    ...(sortie?.night === undefined ? [] : (['night'] as const)),
    ...(isGreen === true ? ([isCrew ? 'crew' : 'pilot'] as const) : []),
  ];
}
const falling: readonly number[] = [rules.NAPALM, rules.SKIP, rules.DEPTH_CHARGES];

/** What a manoeuvre against a Leader would bring, and to whom: under 6.72 a friend whom the enemy holds gains first. */
export function gainFrom(
  view: DogfightView,
  element: ElementNo,
  enemy: ElementNo,
  title: number,
): { readonly who: ElementNo; readonly position: number } | null {
  const s = openly(view);
  const from = rules.standing(s, element, enemy);
  const steps = rules.stepsFrom(title, from);
  if (steps === 0) return null;
  const to = from + steps;
  const friend = view.elements[enemy].foe;
  return friend === NOBODY || friend === element || to > 0
    ? { who: element, position: to }
    : { who: friend, position: to };
}

/** Questions that a card answers. */
const answering: ReadonlySet<string> = new Set([
  'answer',
  'helped-answer',
  'aim-answer',
  'counter',
  'counter-answer',
  'flak-answer',
]);

/** A choice as the words on a button. */
export function choiceWords(
  w: ZeroWords,
  view: DogfightView,
  names: Names,
  kind: string,
  element: ElementNo,
  choice: Choice,
): string {
  const c = w.choices;
  switch (choice.do) {
    case 'pass':
      return answering.has(kind) ? c.noAnswer : kind === 'wingman-attack' ? c.noWingmanAttack : c.pass;
    case 'done':
      return doneWords(w, kind);
    case 'stay':
      return kind === 'follow' ? c.letGo : c.stay;
    case 'start':
      return w.shared.terms.levels[choice.altitude];
    case 'exchange':
      return c.exchange(names.card(choice.card));
    case 'act':
      return c.act(names.element(choice.element));
    case 'wingman':
      return c.sendWingman(names.plane(choice.at));
    case 'attack':
      return c.attackWingman(names.plane(choice.at));
    case 'dive':
      return c.dive;
    case 'climb':
      return c.climb;
    case 'follow':
      return c.follow(followCost(view));
    case 'give-up': {
      const { foe, position } = view.elements[element];
      return position > 0 ? c.giveUp(names.element(foe)) : c.giveUpNone;
    }
    case 'break-off':
      return choice.leader ? (choice.wingman ? c.breakBoth : c.breakLeader) : c.breakWingman;
    case 'play':
      return playWords(w, view, names, kind, element, choice.card, choice.at);
    case 'agile': {
      const gain = gainFrom(view, element, elementOf(choice.at), rules.SCISSORS);
      const at = names.plane(choice.at);
      return gain === null ? c.agileNone(at) : c.agile({ at, position: positionName(w.shared, gain.position) });
    }
    case 'gunner':
      return gunnerWords(w, view, names, choice.card, choice.at);
    case 'roll':
      return choice.up ? c.rollUp : c.rollDown;
    case 'answer':
      return c.answer(names.card(choice.card));
    case 'answer-agile':
      return c.answerAgile(names.card(choice.card));
    case 'answer-ace':
      return c.answerAce(names.card(choice.card));
    case 'discard':
      return c.discard(names.card(choice.card));
    case 'draw':
      return c.draw(choice.count);
    default:
      return missionWords(w, view, names, element, choice);
  }
}

function doneWords({ choices, mission }: ZeroWords, kind: string): string {
  switch (kind) {
    case 'jettison':
      return mission.choices.doneJettison;
    case 'aim':
      return mission.choices.doneAim;
    case 'formation-play':
      return mission.choices.doneAttack;
    case 'bombers-leave':
      return mission.choices.doneLeave;
    case 'rockets':
      return mission.choices.doneRockets;
    case 'wingman-play':
      return choices.doneWingman;
    case 'discard':
      return choices.doneDiscard;
    case 'combat-vision':
      return choices.doneVision;
    default:
      return choices.donePlay;
  }
}

/** What following costs the Element that is asked. */
export function followCost(view: DogfightView): number {
  const change = frameOf<ChangeFrame>(view, 'altitude');
  if (change === null || change.follower === NOBODY) return 0;
  const isTailing = view.elements[change.follower].position === 2;
  return rules.followCost(isTailing, change.roll) + rules.climbCost(change.up);
}

function playWords(
  w: ZeroWords,
  view: DogfightView,
  names: Names,
  kind: string,
  element: ElementNo,
  card: number,
  plane: PlaneNo,
): string {
  if (plane === NOBODY) return names.card(card);
  const { fixed } = view;
  const face = fixed.face[card];
  const title = fixed.title[face];
  const at = names.plane(plane);
  const isByWingman = kind === 'wingman-play' || formationAttack(view)?.mini === true;
  if (rules.isShot(title)) {
    // A Wingman fires without counting Bursts (Z-10.2b).
    const bursts = isByWingman ? 0 : fixed.bursts[face];
    const hits = fixed.hits[face];
    if (fixed.fuelTank[face]) return w.choices.fuelTank({ at, bursts });
    return isByWingman ? w.choices.fireFree({ at, hits }) : w.choices.fire({ at, hits, bursts });
  }
  if (isBomber(fixed, plane) || isWing(view, plane)) {
    const bursts = rules.burstsWon(title);
    return bursts > 0 ? w.choices.winBursts({ at, bursts }) : w.choices.maneuverNone(at);
  }
  const gain = gainFrom(view, element, elementOf(plane), title);
  if (gain === null) return w.choices.maneuverNone(at);
  const position = positionName(w.shared, gain.position);
  return gain.who === element
    ? w.choices.maneuver({ at, position })
    : w.choices.relief({ at, friend: names.element(gain.who), position });
}

function gunnerWords(w: ZeroWords, { fixed }: DogfightView, names: Names, card: number, plane: PlaneNo): string {
  const face = fixed.face[card];
  const at = names.plane(plane);
  if (fixed.fuelTank[face]) return w.choices.gunnerFuelTank(at);
  return w.choices.gunnerFires({ at, bursts: fixed.bursts[face], hits: fixed.hits[face] });
}

/** Who attacks in an exchange, by name. */
export const attackerName = (view: DogfightView, names: Names, element: ElementNo, role: number): string =>
  role === BY_WINGMAN && view.elements[element].wing !== NOBODY
    ? names.plane(view.elements[element].wing)
    : names.element(element);
