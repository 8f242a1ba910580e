import { type Deck, deckOf, freshTable, type Game, numbers } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './events.ts';
import { fixedFrom } from './fixed.ts';
import { fireFlow } from './flow/fire.ts';
import { floorFlow } from './flow/floor.ts';
import { groundFlow } from './flow/ground.ts';
import { planFlow, REPLANS } from './flow/plan.ts';
import { looksFlow, pursuitFlow } from './flow/tail.ts';
import { turnFlow } from './flow/turn.ts';
import { reads, write } from './notation.ts';
import { observe, type WingsView } from './observe.ts';
import type { AircraftOptions, WingsOptions } from './options.ts';
import { readOptions } from './read-options.ts';
import { resample } from './resample.ts';
import { allCards } from './rules/cards.ts';
import { conceded } from './rules/victory.ts';
import { type Aircraft, FLYING, NO_PLANE, newAircraft, STANDING, type WingsOfWar } from './state.ts';

type WingsGame = Game<WingsOfWar, Choice, Happening, WingsView, WingsOptions>;

/** WOW-SETUP-02, WOW-SETUP-03 — an aircraft where it starts. */
const placed = ({ x, y, heading, level, landed }: AircraftOptions): Aircraft =>
  newAircraft(Math.round(x * 1000), Math.round(y * 1000), Math.round(heading * 100), level, landed ? STANDING : FLYING);

export const wingsOfWar: WingsGame = {
  id: 'wings-of-war',
  version: 2,
  flows: [turnFlow, planFlow, fireFlow, looksFlow, pursuitFlow, groundFlow, floorFlow] as WingsGame['flows'],

  options: readOptions,
  seats: (s) => s.fixed.seats,

  /** WOW-SETUP-01 … WOW-SETUP-15 — the table, the aircraft where they start, and the damage decks. */
  setup(options, chance) {
    const fixed = fixedFrom(options);
    const { frames, asks, asked, turn, outcome } = freshTable(fixed, fixed.seats.length, chance);
    const planes: Aircraft[] = [];
    for (const seat of options.seats) for (const aircraft of seat.aircraft) planes.push(placed(aircraft));
    const decks: Deck[] = [];
    for (let deck = 0; deck < fixed.cards.length; deck++) decks.push(deckOf(fixed.cards[deck]));
    frames.push({ flow: turnFlow.name, step: 0, at: { phase: 0 } });
    return {
      fixed,
      chance,
      frames,
      asks,
      asked,
      turn,
      outcome,
      planes,
      decks,
      shots: numbers(planes.length * 2, NO_PLANE),
      clock: 0,
      phase: 0,
      floor: options.floor,
      writtenDown: 0,
    };
  },

  observe,
  resample,
  write,
  reads,
  cards: allCards,

  /**
   * In a turn every seat may speak twice about the floor and stand by its plan; every aircraft chooses whom to tail,
   * lays three cards as often as it may be planned anew, rearranges twice, is turned on the ground, and fires two guns
   * three times.
   */
  conceded,
  bound({ turns, seats }) {
    const aircraft = seats.reduce((sum, seat) => sum + seat.aircraft.length, 0);
    return turns * (seats.length * (3 + REPLANS) + aircraft * (1 + 3 * (1 + REPLANS) + 2 + 2 + 6));
  },
};
