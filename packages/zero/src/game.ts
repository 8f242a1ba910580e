import { EVERYONE, type Game } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './events.ts';
import { fixedFrom } from './fixed.ts';
import { altitudeFlow } from './flow/altitude.ts';
import { bombRun } from './flow/bomb-run.ts';
import { exchange } from './flow/exchange.ts';
import { formationAttack } from './flow/formation-attack.ts';
import { game as course } from './flow/game.ts';
import { helpedExchange } from './flow/helped-exchange.ts';
import { mission } from './flow/mission.ts';
import { missionSequence } from './flow/mission-sequence.ts';
import { blindSequence } from './flow/night.ts';
import { pass } from './flow/pass.ts';
import { leaving, raid } from './flow/raid.ts';
import { search } from './flow/search.ts';
import { sequence } from './flow/sequence.ts';
import { solitaire } from './flow/solitaire.ts';
import { soloAttack, soloElement } from './flow/solitaire-attack.ts';
import { wingmanAttack } from './flow/wingman.ts';
import { cardsIn } from './hand.ts';
import { migrations } from './migrations.ts';
import { missionBound } from './mission/bound.ts';
import { newSortie } from './mission/new-sortie.ts';
import { reads, write } from './notation.ts';
import { type DogfightView, observe, resample } from './observe.ts';
import { readOptions, type ZeroOptions } from './options.ts';
import { conceded } from './rules/victory.ts';
import { fieldedOf } from './set-up.ts';
import {
  type Dogfight,
  type Element,
  JAPANESE,
  NOBODY,
  newElement,
  newPlane,
  newSequence,
  type Plane,
} from './state.ts';

export type ZeroGame = Game<Dogfight, Choice, Happening, DogfightView, ZeroOptions>;

/** ZERO!: fights of the Basic Game, and Missions of the Campaign Game. */
export const zero: ZeroGame = {
  id: 'zero',
  version: 4,
  migrations,
  flows: [
    ...[sequence, exchange, altitudeFlow, wingmanAttack, course],
    ...[missionSequence, helpedExchange, formationAttack, pass, bombRun, raid, leaving, mission],
    ...[blindSequence, search],
    ...[solitaire, soloElement, soloAttack],
  ] as ZeroGame['flows'],

  options: readOptions,
  seats: (s) => s.fixed.seats,

  /** Z-2.2a, Z-2.2b — one deck for both sides. */
  setup(options, chance) {
    const fixed = fixedFrom(options);
    const elements: Element[] = [];
    const planes: Plane[] = [];
    const asked: number[] = [];
    for (let element = 0; element < fixed.labels.length; element++) {
      elements.push(newElement(element, fixed));
      planes.push(newPlane());
      planes.push(newPlane());
    }
    for (let seat = 0; seat < fixed.seats.length; seat++) asked.push(0);
    const state: Dogfight = {
      fixed,
      chance,
      frames: [
        fixed.sortie === undefined
          ? { flow: course.name, step: 0, at: { vision: 0, put: 0 } }
          : fixed.sortie.solitaire === undefined
            ? { flow: mission.name, step: 0, at: { vision: 0, put: 0, decided: 0 } }
            : { flow: solitaire.name, step: 0, at: {} },
      ],
      asks: [],
      asked,
      turn: 0,
      outcome: null,
      elements,
      planes,
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      played: [],
      now: newSequence(NOBODY),
      order: [],
      place: 0,
      choosing: JAPANESE,
    };
    if (fixed.sortie !== undefined) state.sortie = newSortie(fixed, fixed.sortie);
    return state;
  },

  observe,
  resample,
  write,
  reads,

  cards: (s) => [
    ...s.elements.flatMap(({ hand, mini }) => [...cardsIn(hand, s.fixed), ...cardsIn(mini, s.fixed)]),
    ...s.deck.pile,
    ...s.deck.discard,
    ...s.played,
    ...(s.sortie === undefined ? [] : cardsIn(s.sortie.turrets, s.fixed)),
  ],

  bound,
  conceded,

  reshuffled(t) {
    t.say?.(EVERYONE, { event: 'reshuffled', because: 'Z-4.61a' });
  },
};

/**
 * No game asks for more choices than this.
 *
 * A hand never holds more than H = P + 4 cards, with P the highest Performance and 4 the number of levels below Very
 * High: the Draw phase fills it up to P at most, and outside it a card is drawn only for going down a level, while
 * going up a level costs one, so that hand + level never rises above P + 4. A mini-hand holds at most M cards.
 *
 * In one sequence the active Leader plays at most 3H + 5 cards as Attacks: let F = 3 × hand + level; F ≤ 3H + 4. A
 * VERTICAL ROLL down spends a card and draws one (F − 1), one up spends two (F − 5), every other card spends itself (F
 * − 3). So at most that many cards are drawn for rolls, by the mover and as many by a follower, besides one each in the
 * Altitude Change phase. The cards that can pass through hands before the Draw phase are thus no more than C = 2H +
 * 2(3H + 6) in hands, a new hand of H after a promotion, and three mini-hands (attacking, defending against the
 * Wingman, defending against the Leader). Each card leaves a hand by one choice. Every Attack (at most 3H + 5 + M) adds
 * at most one pass, every change of Altitude one choice to follow; and there are nine choices without a card: the
 * Wingman's target and end, Altitude, announcement, giving up, end of the Play Cards phase, Break Off, end of Discard,
 * Draw.
 *
 * Before the first turn there are one choice of Altitude for each Element and H + 1 for Combat Vision, and in the first
 * turn one choice of who acts.
 */
function bound(options: ZeroOptions): number {
  if (options.orders !== undefined) return missionBound(options, options.orders);
  const fielded = fieldedOf(options);
  const performance = Math.max(
    ...fielded.map(({ fighter, pilot }) => fighter.leader.front.performance + (pilot?.skills.length ?? 0)),
  );
  const mini = Math.max(
    ...fielded.map(({ fighter: { wingman } }) => Math.max(wingman.front.offensive, wingman.front.defensive)),
  );
  const hand = performance + 4;
  const attacks = 3 * hand + 5 + mini;
  const cards = 2 * hand + 2 * (3 * hand + 6) + hand + 3 * mini;
  const inSequence = cards + attacks + (3 * hand + 6) + 9;
  return fielded.length * (options.turns * inSequence + hand + 3);
}
